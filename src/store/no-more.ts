import {fail, ok} from '../shared/result';
import type * as calls from './calls-over';
import type * as games from './games-over';
import type * as traces from './traces-over';

// Stands in for three files where nothing asks for what they keep: calls, games and tables, and what is left of a forum.
const closed = async () => fail({code: 'store/closed', cause: 'userscript'} as const);
const nothing = async () => [];

export const callsOver: typeof calls.callsOver = () => ({
	keepSecrets: closed,
	listSecrets: nothing,
	noteCalls: async () => undefined,
	listCalls: nothing,
});
export const readStoredBook: typeof games.readStoredBook = () => fail([]);
export const gamesOver: typeof games.gamesOver = () => ({
	listRulebooks: async () => ok([]),
	putRulebook: closed,
	deleteRulebook: closed,
	getTable: closed,
	putTogether: closed,
});
export const tracesOver: typeof traces.tracesOver = () => ({tracesOn: closed, eraseTraces: closed});
