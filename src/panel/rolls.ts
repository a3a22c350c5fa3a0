import {roll} from '../dice/roll';
import {pretty, working} from '../dice/show';
import type {Markup} from '../forums/forum';
import {diceFrom, seedOf} from '../seal/stream';
import {writeString} from '../seal/write';
import type {Lang} from '../shared/lang';
import type {Layout} from '../wire/records';
import {type Fell, lineOf} from './line';
import type {Ready} from './prepare';
import type {InstantTurn} from './turn';

/** How the dice are drawn. Sealed: by a round that is to come. Instant: by one that is known, its value 64 hex digits. */
export type Draw =
	| {readonly mode: 's'; readonly round: number; readonly index: number}
	| {readonly mode: 'i'; readonly turn: InstantTurn; readonly index: number; readonly randomness: string};

export type Setting = {
	readonly who: string;
	readonly layout: Layout;
	readonly markup: Markup;
	readonly verifyUrl?: string;
	readonly lang: Lang;
};

/** One roll as it goes into the post: its text, and the string in it. */
export type Written = {readonly text: string; readonly raw: string};

/** The rolls of a prepared draft, each with its own index and dice. */
export function rollsOf(ready: Ready, draw: Draw, setting: Setting): readonly Written[] {
	return Array.from({length: ready.times}, (_, more) => {
		const index = draw.index + more;
		const raw = stringOf(ready, draw, index);
		const fell = draw.mode === 'i' ? fall(ready, draw, index) : undefined;
		const text = lineOf({
			...setting,
			label: ready.label,
			formula: pretty(ready.plan),
			named: ready.named,
			...(fell !== undefined && {fell}),
			string: raw,
		});
		return {text, raw};
	});
}

function stringOf({canonical}: Ready, draw: Draw, index: number): string {
	if (draw.mode === 's') return writeString({mode: 's', expression: canonical, round: draw.round, index});
	const {anchor, round} = draw.turn;
	return writeString({mode: 'i', expression: canonical, anchor, round, index});
}

function fall({plan}: Ready, {turn, randomness}: Extract<Draw, {mode: 'i'}>, index: number): Fell {
	const {anchor, round, roller} = turn;
	const rolled = roll(plan, diceFrom(seedOf({mode: 'i', anchor, index, roller: `u${roller}`, round, randomness})));
	return {
		// The target stands in the formula already.
		working: working(plan.kind === 'versus' ? plan.of : plan, rolled),
		total: rolled.total,
		...(rolled.versus !== undefined && {met: rolled.versus.met}),
	};
}
