import * as v from 'valibot';
import type {Name} from './messages';

/** A request on its way: who answers reads `ask` by its own shape. */
export type Envelope = {readonly name: Name; readonly ask: unknown};

// Written out so that a request that is missing here is a type error.
const names: Readonly<Record<Name, true>> = {
	'draws/get': true,
	'seen/note': true,
	'rolls/log': true,
	'rolls/reseal': true,
	'rolls/recent': true,
	'sheets/list': true,
	'sheet/get': true,
	'sheet/put': true,
	'sheet/delete': true,
	'sheet/restore': true,
	'settings/get': true,
	'settings/put': true,
	'site/get': true,
	'site/put': true,
	'store/state': true,
	'store/broken': true,
	'part/load': true,
	'workshop/open': true,
	'forums/list': true,
	'forum/allow': true,
	'forum/forget': true,
	'books/list': true,
	'book/read': true,
	'book/text': true,
	'book/delete': true,
	'sheet/view': true,
	'sheet/do': true,
	'sheet/undo': true,
	'creation/review': true,
	'creation/draw': true,
	'creation/finish': true,
	'growth/list': true,
	'growth/buy': true,
	'growth/level': true,
	'growth/improve': true,
	'version/preview': true,
	'version/move': true,
	'move/plan': true,
	'move/resolve': true,
	'move/pay': true,
	'move/land': true,
	'fight/view': true,
	'fight/do': true,
	'fight/undo': true,
	'fight/carry': true,
	'fight/take': true,
	'move/replay': true,
	'audit/begin': true,
	'audit/keep': true,
	'audit/end': true,
	'audit/stop': true,
	'audit/list': true,
	'audit/state': true,
	'audit/pages': true,
	'audit/drop': true,
	'audit/show': true,
	'seen/notes': true,
	'seen/thread': true,
	'moves/replay': true,
	'secrets/keep': true,
	'secrets/list': true,
	'calls/note': true,
	'calls/list': true,
	'calls/done': true,
};
const isName = (name: string): name is Name => Object.hasOwn(names, name);
const shape = v.object({name: v.pipe(v.string(), v.check(isName)), ask: v.optional(v.unknown())});

/** Reads a message between doors; undefined for anything else that is sent about. */
export function readEnvelope(message: unknown): Envelope | undefined {
	const read = v.safeParse(shape, message);
	return read.success && isName(read.output.name) ? {name: read.output.name, ask: read.output.ask} : undefined;
}
