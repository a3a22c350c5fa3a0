import type {Anchor, MemberId} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import {instantWords} from '../shared/words/panel';

/** The turn an instant roll would belong to: its anchor, its roller, the index it takes and the draw it reads; `offline` is the index of one without a draw. */
export type InstantTurn = {
	readonly anchor: Anchor;
	readonly roller: MemberId;
	readonly index: number;
	readonly round: number;
	readonly offline: number;
};

/** Why there is no instant roll here. Times in milliseconds since 1970. */
export type InstantProblem =
	| {readonly code: 'instant/unknown-forum'}
	| {readonly code: 'instant/no-thread'}
	| {readonly code: 'instant/logged-out'}
	| {readonly code: 'instant/no-author'}
	| {readonly code: 'instant/nobody'}
	| {readonly code: 'instant/zone'}
	| {readonly code: 'instant/not-born'; readonly at: number}
	| {readonly code: 'instant/draw'}
	| {readonly code: 'instant/network-off'}
	| {readonly code: 'instant/too-long'; readonly pages: number}
	| {readonly code: 'instant/unread'; readonly page: number}
	| {readonly code: 'instant/stopped'};

/** Reads the thread as far back as it must. `progress` is called before each page that has to be fetched. */
export type FindTurn = (
	progress: (page: number, pages: number) => void,
	signal: AbortSignal,
) => Promise<Result<InstantTurn, InstantProblem>>;

/** Why there is no instant roll here, in words. `clock` writes a moment as the reader's hour. */
export function sayInstant(problem: InstantProblem, lang: Lang, clock: (at: number) => string): string {
	const say = instantWords[lang];
	switch (problem.code) {
		case 'instant/not-born':
			return say[problem.code]({at: clock(problem.at)});
		case 'instant/too-long':
			return say[problem.code](problem);
		case 'instant/unread':
			return say[problem.code](problem);
		default:
			return say[problem.code];
	}
}
