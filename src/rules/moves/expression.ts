import type {Roll} from '../contract/moves';
import type {Rulebook} from '../contract/rulebook';
import type {Derivation} from '../derive';
import {clamp} from '../values';

/** What the sources of a roll come to. Advantages and disadvantages are one on each side at most, and cancel. */
export type Sums = {
	readonly dice: number;
	readonly flat: number;
	readonly edge: -1 | 0 | 1;
	readonly extras: readonly string[];
	readonly cap: number;
	readonly faces: string | undefined;
	readonly successes: number;
};

const signed = (value: number): string => (value === 0 ? '' : value < 0 ? `${value}` : `+${value}`);
const least = (text: string): string => text.replace(/^\+/, '') || '0';

type Faces = Readonly<Record<string, number>>;

/** What each face from 1 to `sides` is worth. */
function worths(faces: Faces, sides: number): readonly number[] {
	const worth = Array.from({length: sides}, () => 0);
	for (const [range, value] of Object.entries(faces)) {
		const [from, to = from] = range.split('-').map(Number) as [number, number?];
		for (let face = Math.max(1, from); face <= Math.min(sides, to); face++) worth[face - 1] = value;
	}
	return worth;
}

/** The conditions that count faces so: `>=5>=8` where worth only grows with the face, else each face by itself. */
export function counting(faces: Faces, sides: number): string {
	const worth = worths(faces, sides);
	const grows = worth.every((value, index) => value >= 0 && (index === 0 || value >= worth[index - 1]!));
	if (!grows)
		return worth
			.map((value, index) => (value > 0 ? `=${index + 1}`.repeat(value) : value < 0 ? `f=${index + 1}`.repeat(-value) : ''))
			.join('');
	return worth.map((value, index) => `>=${index + 1}`.repeat(value - (worth[index - 1] ?? 0))).join('');
}

/** The dice of a move as one expression of the notation, with every source in it: `5d6+6`, `5d8>=5>=8`, `4d10kh1b10d6+3`. */
export function expressionOf(roll: Roll, sheet: Derivation, sums: Sums, edges: Rulebook['edges']): string {
	const extras = sums.extras.map(extra => `+${extra}`).join('');
	switch (roll.kind) {
		case 'none':
			return '0';
		case 'percentile':
			return `${edged(1, 100, sums.edge, edges)}${extras}${signed(flatOf(roll.flat, sheet, sums) + flatEdge(sums, edges, sheet))}`;
		case 'pair':
			return `1d${sheet.number(roll.d)}+1d${sheet.number(roll.d)}${extras}${edgeDie(sums, edges, sheet)}${signed(flatOf(roll.flat, sheet, sums))}`;
		case 'count':
			return countText(roll, sheet, sums) + extras;
		case 'keep':
			return keepText(roll, sheet, sums) + extras + signed(flatOf(roll.flat, sheet, sums));
		case 'sum':
			return least(
				sumText(roll, sheet, sums, edges) +
					extras +
					edgeDie(sums, edges, sheet) +
					signed(flatOf(roll.flat, sheet, sums) + flatEdge(sums, edges, sheet)),
			);
	}
}

const flatOf = (flat: Parameters<Derivation['number']>[0] | undefined, sheet: Derivation, sums: Sums): number =>
	Math.trunc((flat === undefined ? 0 : sheet.number(flat)) + sums.flat);

/** The pool after all sources: between the roll's own bounds, and under the caps. */
function poolSize(roll: Extract<Roll, {kind: 'sum' | 'count' | 'keep'}>, sheet: Derivation, sums: Sums): number {
	const n = Math.trunc((roll.n === undefined ? 0 : sheet.number(roll.n)) + sums.dice);
	return Math.min(clamp(n, Math.max(0, sheet.number(roll.least)), sheet.number(roll.most)), sums.cap);
}

function edged(n: number, d: number, edge: -1 | 0 | 1, edges: Rulebook['edges']): string {
	if (edge === 0 || edges.kind !== 'twice' || n === 0) return `${n}d${d}`;
	return `${n + 1}d${d}${edge > 0 ? 'kh' : 'kl'}${n}`;
}

const edgeDie = (sums: Sums, edges: Rulebook['edges'], sheet: Derivation): string =>
	sums.edge === 0 || edges.kind !== 'die' ? '' : `${sums.edge > 0 ? '+' : '-'}1d${sheet.number(edges.d ?? 6)}`;

const flatEdge = (sums: Sums, edges: Rulebook['edges'], sheet: Derivation): number =>
	edges.kind === 'flat' ? sums.edge * sheet.number(edges.flat ?? 0) : 0;

function sumText(roll: Extract<Roll, {kind: 'sum'}>, sheet: Derivation, sums: Sums, edges: Rulebook['edges']): string {
	const sized = (roll.dice ?? []).map(size => `+1d${sheet.number(size)}`).join('');
	if (roll.d === undefined) return sized;
	const pool = poolSize(roll, sheet, sums);
	return `${pool === 0 && sized ? '' : `+${edged(pool, sheet.number(roll.d), sums.edge, edges)}`}${sized}`;
}

function countText(roll: Extract<Roll, {kind: 'count'}>, sheet: Derivation, sums: Sums): string {
	const sides = sheet.number(roll.d);
	const pool = poolSize(roll, sheet, sums);
	const faces = sums.faces === undefined ? roll.faces : (roll.otherFaces?.[sums.faces] ?? roll.faces);
	return pool === 0 ? least(signed(sums.successes)) : `${pool}d${sides}${counting(faces, sides)}${signed(sums.successes)}`;
}

function keepText(roll: Extract<Roll, {kind: 'keep'}>, sheet: Derivation, sums: Sums): string {
	const pool = poolSize(roll, sheet, sums);
	if (pool === 0) return '0';
	const kept = Math.min(pool, sheet.number(roll.keep));
	const bonus = roll.bonus ? `b${roll.bonus.face}d${roll.bonus.d}` : '';
	const beside = roll.plus ? Math.max(0, Math.trunc(sheet.number(roll.plus.n))) : 0;
	return `${pool}d${sheet.number(roll.d)}k${roll.end === 'high' ? 'h' : 'l'}${kept}${bonus}${beside > 0 ? `+${beside}d${roll.plus!.d}` : ''}`;
}
