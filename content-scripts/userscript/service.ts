import {now} from '../../src/clock';
import {createGames} from '../../src/service/games/service';
import type {DoorName} from '../../src/service/ports';
import {createService} from '../../src/service/service';
import {fail, ok} from '../../src/shared/result';
import {closedMemory} from '../../src/store/closed';
import {openIdbMemory} from '../../src/store/idb';
import {openManagerMemory} from '../../src/store/manager';
import type {AuditName} from '../../src/wire/audits';
import type {LeftoverName} from '../../src/wire/leftovers';
import type {Memory} from '../../src/wire/memory';
import type {Answer, Asker, Handlers, Name} from '../../src/wire/messages';
import type {PublishedName} from '../../src/wire/published';
import type {SeenTableName} from '../../src/wire/seen-tables';
import type {ShownName} from '../../src/wire/shown';
import {type Gm, storageOf} from './gm';
import {relayThrough} from './relay';

type State = Answer<'store/state'>;

/** The whole service in the page itself: a userscript has no background to ask. */
export async function openService(gm: Gm): Promise<Asker> {
	const {memory, state} = await openMemory(gm);
	const random = {below: (limit: number) => Math.floor(Math.random() * limit)};
	const handlers: Handlers<Exclude<Name, AuditName | PublishedName | SeenTableName | ShownName | LeftoverName>> = {
		...createService({memory, relay: relayThrough(gm), now, random}),
		...createGames({memory, now, random}),
		...doorFor(() => stateNow(state, memory)),
	};
	// Each handler reads what it is asked by its own shape.
	return ((name: keyof typeof handlers, asked: unknown) =>
		(handlers[name] as (ask: unknown) => Promise<unknown>)(asked)) as Asker;
}

const stateNow = (state: State, memory: Memory): State => {
	const problem = state.problem ?? memory.trouble();
	return problem ? {...state, problem} : state;
};

/** The manager's storage, which the page cannot read; without one the forum's own IndexedDB, which the forum's scripts can. */
async function openMemory(gm: Gm): Promise<{readonly memory: Memory; readonly state: State}> {
	const storage = storageOf(gm);
	if (storage) return {memory: openManagerMemory(storage), state: {kind: 'manager', kept: true}};
	const opened = await openIdbMemory();
	if (opened.ok) return {memory: opened.value, state: {kind: 'forum', kept: false}};
	return {memory: closedMemory(opened.error), state: {kind: 'forum', kept: false, problem: opened.error}};
}

/** What only an extension can do is refused: the manager alone decides where a userscript runs. */
const doorFor = (state: () => State): Handlers<DoorName> => ({
	'store/state': async () => state(),
	'part/load': async () => ok(null),
	'workshop/open': async () => fail({code: 'panel/not-loaded', cause: 'userscript'}),
	'forums/list': async () => [],
	'forum/allow': async ({origin}) => fail({code: 'forum/no-permission', origin}),
	'forum/forget': async ({origin}) => fail({code: 'forum/no-permission', origin}),
});
