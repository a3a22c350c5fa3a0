import {roll} from '../dice/roll';
import type {Rolled} from '../dice/rolled';
import {pretty, working} from '../dice/show';
import type {Markup} from '../forums/forum';
import {diceFrom, seedOf} from '../seal/stream';
import {writeString} from '../seal/write';
import {rollerOf} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Layout} from '../wire/records';
import {type Fell, lineOf} from './line';
import type {Ready} from './prepare';
import type {InstantTurn} from './turn';

/** What of a turn goes into the seed. */
type RollTurn = Pick<InstantTurn, 'anchor' | 'roller' | 'round'>;

/** How the dice are drawn. Sealed: by a round that is to come. Instant: by one that is known, its value 64 hex digits. Offline: by none. */
export type Draw =
	| {readonly mode: 's'; readonly round: number; readonly index: number}
	| {readonly mode: 'i'; readonly turn: RollTurn; readonly index: number; readonly randomness: string}
	| {readonly mode: 'o'; readonly turn: RollTurn; readonly index: number; readonly randomness?: undefined};
/** One whose dice are known. */
export type KnownDraw = Exclude<Draw, {mode: 's'}>;

export type Setting = {
	readonly who: string;
	readonly layout: Layout;
	readonly markup: Markup;
	readonly verifyUrl?: string;
	readonly lang: Lang;
	/** What an instant move comes to, in words. */
	readonly outcome?: string;
};

/** One roll as it goes into the post: its text, and the string in it. */
export type Written = {readonly text: string; readonly raw: string};

/** The rolls of a prepared draft, each with its own index and dice. */
export function rollsOf(ready: Ready, draw: Draw, setting: Setting): readonly Written[] {
	return Array.from({length: ready.times}, (_, more) => {
		const index = draw.index + more;
		const raw = stringOf(ready, draw, index);
		const fell = draw.mode === 's' ? undefined : fall(ready, draw, index);
		const text = lineOf({
			...setting,
			label: ready.label,
			formula: pretty(ready.plan),
			named: ready.named,
			...(ready.rule && {facts: ready.rule.facts}),
			...(ready.rule?.against !== undefined && {against: ready.rule.against}),
			...(fell !== undefined && {fell}),
			string: raw,
		});
		return {text, raw};
	});
}

function stringOf({canonical, rule}: Ready, draw: Draw, index: number): string {
	const what = {expression: canonical, index, riders: rule?.riders ?? []};
	if (draw.mode === 's') return writeString({mode: 's', round: draw.round, ...what});
	const {anchor, round} = draw.turn;
	return writeString({mode: draw.mode, anchor, round, ...what});
}

/** The dice of an instant or offline roll, as every reader will see them. */
export function rolledOf({plan}: Ready, {mode, turn, randomness}: KnownDraw, index: number): Rolled {
	const {anchor, round, roller} = turn;
	return roll(plan, diceFrom(seedOf({mode, anchor, index, roller: rollerOf(roller), round, randomness})));
}

function fall(ready: Ready, draw: KnownDraw, index: number): Fell {
	const {plan} = ready;
	const rolled = rolledOf(ready, draw, index);
	return {
		// The target stands in the formula already.
		working: working(plan.kind === 'versus' ? plan.of : plan, rolled),
		total: rolled.total,
		...(rolled.versus !== undefined && {met: rolled.versus.met}),
	};
}
