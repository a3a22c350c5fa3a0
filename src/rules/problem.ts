import type {Label, Moment} from './contract/basics';

/** What the rules refuse, as facts; names are the rulebook's own. */
export type RuleProblem =
	| {readonly code: 'rule/list-full'; readonly list: Label; readonly most: number}
	| {readonly code: 'rule/already-listed'; readonly list: Label; readonly entry: string}
	| {readonly code: 'rule/not-listed'; readonly list: Label; readonly entry: string}
	| {readonly code: 'rule/immune'; readonly condition: Label; readonly by: Label}
	| {readonly code: 'rule/blocked'; readonly what: Label; readonly by: Label}
	| {readonly code: 'rule/only-other-lifts'; readonly condition: Label; readonly by: 'other' | 'gm'}
	| {readonly code: 'rule/not-yours'; readonly what: Label; readonly who: 'player' | 'gm'}
	| {readonly code: 'rule/too-dear'; readonly what: Label; readonly track: Label; readonly cost: number; readonly have: number}
	| {readonly code: 'rule/used-up'; readonly what: Label; readonly times: number; readonly per: Moment | 'roll'}
	| {readonly code: 'rule/refused'; readonly text: Label}
	| {readonly code: 'rule/ungiven'; readonly what: Label; readonly fields: readonly Label[]}
	| {readonly code: 'rule/closed'; readonly what: Label}
	| {readonly code: 'rule/requires'; readonly what: Label; readonly text: Label}
	| {readonly code: 'rule/not-offered'; readonly what: Label}
	| {readonly code: 'rule/unknown'; readonly what: string; readonly id: string; readonly nearest?: string}
	| {readonly code: 'rule/below'; readonly what: Label; readonly value: number; readonly min: number}
	| {readonly code: 'rule/above'; readonly what: Label; readonly value: number; readonly max: number}
	| {readonly code: 'rule/budget'; readonly step: Label; readonly spent: number; readonly total: number}
	| {readonly code: 'rule/unspent'; readonly step: Label; readonly left: number}
	| {readonly code: 'rule/count'; readonly what: Label; readonly have: number; readonly least: number; readonly most: number}
	| {readonly code: 'rule/array'; readonly step: Label; readonly arrays: readonly Label[]}
	| {readonly code: 'rule/unanswered'; readonly question: Label}
	| {readonly code: 'rule/fixed'; readonly question: Label; readonly change: 'never' | 'level'}
	| {readonly code: 'rule/unchosen'; readonly step: Label}
	| {readonly code: 'rule/undrawn'; readonly step: Label; readonly left: number}
	| {readonly code: 'rule/twice'; readonly what: Label}
	| {readonly code: 'rule/levels'; readonly placed: number; readonly total: number}
	| {readonly code: 'rule/once'; readonly what: Label}
	| {readonly code: 'rule/xp'; readonly what: Label; readonly cost: number; readonly have: number}
	| {readonly code: 'rule/too-soon'; readonly what: Label; readonly sessions: number}
	| {readonly code: 'rule/brick-price'; readonly what: Label}
	| {readonly code: 'rule/brick-most'; readonly what: Label; readonly count: number; readonly most: number}
	| {readonly code: 'rule/brick-side'; readonly what: Label; readonly sides: readonly Label[]}
	| {readonly code: 'rule/brick-kept'; readonly what: Label; readonly least: number; readonly rank: number}
	| {
			readonly code: 'rule/brick-on-sheet';
			readonly what: Label;
			readonly have: number;
			readonly most: number;
			readonly rank?: number;
	  }
	| {readonly code: 'rule/rank-count'; readonly step: Label; readonly rank: number; readonly have: number; readonly most: number}
	| {readonly code: 'rule/build-empty'; readonly what: Label}
	| {readonly code: 'rule/build-open'; readonly what: Label; readonly rank: number}
	| {readonly code: 'rule/no-way'; readonly state: Label}
	| {readonly code: 'rule/awaits'; readonly moves: readonly Label[]}
	| {readonly code: 'rule/zero-dice'; readonly what: Label}
	| {readonly code: 'rule/endless'; readonly most: number};
