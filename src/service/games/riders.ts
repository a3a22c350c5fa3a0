import type {Game} from '../../rules/game';
import type {State} from '../../rules/state';
import {digestOf, wordAt} from '../../seal/digest';
import type {Rider} from '../../seal/roll-string';
import {fitsRider} from '../../seal/write';

/** The JSON of a value with its keys in order and all beyond ASCII written by code: one text for one state, on every machine. */
function ordered(value: unknown): string {
	const text = JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
	return text.replace(/[^\x20-\x7e]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Data in 8 hex digits: the first of the SHA-256 of its JSON, keys in order. */
export const printOf = (value: unknown): string =>
	wordAt(digestOf(ordered(value)), 0)
		.toString(16)
		.padStart(8, '0');

/** A sheet's fingerprint: its state without the answers, some of which only the GM may read. */
export const fingerprintOf = (state: State): string => printOf({...state, answers: {}});

/** What rides along with a move's roll: `b` rulebook and version, `m` move, `t` target, `f` the sheet's fingerprint. A name too long for a string stays out of it. */
export function ridersOf({book}: Game, move: string, target: number | undefined, state: State): readonly Rider[] {
	const riders: readonly Rider[] = [
		{letter: 'b', value: `${book.id}/${book.version}`},
		{letter: 'm', value: move},
		...(target === undefined ? [] : [{letter: 't', value: String(target)}]),
		{letter: 'f', value: fingerprintOf(state)},
	];
	return riders.filter(fitsRider);
}
