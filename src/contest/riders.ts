import type {Rider, RollString} from '../seal/roll-string';
import {type Anchor, anchor, type Roller} from '../shared/ids';

/** Who a roll stands for in a contest: the one who acts, the one who defends, or neither. */
export type Side = 'actor' | 'defender' | 'neither';
export type Tie = 'higher-stat' | 'defender' | 'actor' | 'nobody' | 'again';
export type Compare = '>=' | '>' | '<=' | '<';

/** What rolls are held against, as field `v` of each of them says: each other, or a number; an order from the highest; how many reach a number. */
export type ContestRule =
	| {readonly kind: 'opposed'; readonly ties: readonly Tie[]; readonly value?: number}
	| {readonly kind: 'order'; readonly ties: readonly Tie[]}
	| {readonly kind: 'reach'; readonly compare: Compare; readonly value: number};

/** What field `s` says of one roll of a contest: its place among so many, its side, and what its dice do not tell. */
export type Part = {
	readonly side: Side;
	/** 1, 2, 3… in the order of the strings. */
	readonly place: number;
	readonly of: number;
	/** What the stat behind the roll is worth. */
	readonly stat?: number | undefined;
	/** What the dice decided by themselves under the rulebook. */
	readonly natural?: 'critical' | 'fumble' | undefined;
	/** The roll that is cited is an instant one; with the turn it hangs on, where that fits into the field. */
	readonly instant?: {readonly anchor?: Anchor; readonly roller?: Roller} | undefined;
};

/** A string that takes part in a contest. */
export type Entry = {readonly part: Part; readonly rule: ContestRule; readonly rules: string};

/** Rolls of one contest: no post holds more strings. */
export const MOST_PARTS = 50;

const SIDES = {a: 'actor', d: 'defender', n: 'neither'} as const;
const TIES = {h: 'higher-stat', d: 'defender', a: 'actor', n: 'nobody', r: 'again'} as const;
const COMPARES = {g: '>=', h: '>', l: '<=', k: '<'} as const;
const PART = /^([adn])([1-9][0-9]?)x([1-9][0-9]?)(?:w(m?[0-9]{1,6}))?([cf])?(i(?:([pm][1-9][0-9]{0,14})(u[1-9][0-9]{0,14}))?)?$/;
const RULE = /^(?:([ol])([hdanr]{0,5})(?:x(m?[0-9]{1,9}))?|t([ghlk])(m?[0-9]{1,9}))$/;
// As long as a rider may be.
const MOST_RIDER = 40;

const numberOf = (text: string): number => Number(text.replace('m', '-')) + 0;
const written = (value: number): string => String(value).replace('-', 'm');
const letterOf = <Letter extends string, Name>(table: {readonly [L in Letter]: Name}, name: Name): string =>
	Object.keys(table).find(letter => table[letter as Letter] === name)!;

function readPart(text: string): Part | undefined {
	const [whole, side, place, of, stat, natural, instant, turn, roller] = PART.exec(text) ?? [];
	if (whole === undefined || Number(place) > Number(of) || Number(of) > MOST_PARTS) return undefined;
	return {
		side: SIDES[side as keyof typeof SIDES],
		place: Number(place),
		of: Number(of),
		...(stat !== undefined && {stat: numberOf(stat)}),
		...(natural !== undefined && {natural: natural === 'c' ? 'critical' : 'fumble'}),
		...(instant !== undefined && {instant: turn === undefined ? {} : {anchor: anchor(turn)!, roller: roller as Roller}}),
	};
}

function readRule(text: string): ContestRule | undefined {
	const [whole, kind, ties, value, compare, target] = RULE.exec(text) ?? [];
	if (whole === undefined) return undefined;
	if (compare !== undefined)
		return {kind: 'reach', compare: COMPARES[compare as keyof typeof COMPARES], value: numberOf(target!)};
	const told = [...ties!].map(letter => TIES[letter as keyof typeof TIES]);
	if (kind === 'l') return value === undefined ? {kind: 'order', ties: told} : undefined;
	return {kind: 'opposed', ties: told, ...(value !== undefined && {value: numberOf(value)})};
}

/** What fields `s` and `v` of a string say; undefined for a string of no contest. Strangers may have written them. */
export function entryOf(string: RollString): Entry | undefined {
	if (string.mode !== 'q' || string.riders.length < 2) return undefined;
	const valueOf = (letter: string) => string.riders.find(rider => rider.letter === letter)?.value ?? '';
	const part = readPart(valueOf('s'));
	const rules = valueOf('v');
	const rule = part && readRule(rules);
	return part && rule && {part, rule, rules};
}

function partText({side, place, of, stat, natural, instant}: Part): string {
	const told = `${letterOf(SIDES, side)}${place}x${of}${stat === undefined ? '' : `w${written(stat)}`}${natural?.[0] ?? ''}`;
	if (!instant) return told;
	const turn = `${told}i${instant.anchor ?? ''}${instant.roller ?? ''}`;
	return turn.length <= MOST_RIDER && PART.test(turn) ? turn : `${told}i`;
}

function ruleText(rule: ContestRule): string {
	if (rule.kind === 'reach') return `t${letterOf(COMPARES, rule.compare)}${written(rule.value)}`;
	const ties = rule.ties.map(tie => letterOf(TIES, tie)).join('');
	if (rule.kind === 'order') return `l${ties}`;
	return `o${ties}${rule.value === undefined ? '' : `x${written(rule.value)}`}`;
}

/** The fields that make a citation part of a contest. */
export const contestRiders = (part: Part, rule: ContestRule): readonly Rider[] => [
	{letter: 's', value: partText(part)},
	{letter: 'v', value: ruleText(rule)},
];
