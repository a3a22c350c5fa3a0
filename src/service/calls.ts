import * as v from 'valibot';
import {isFor, type Known, nameHash} from '../seal/called';
import {captionOf} from '../seal/caption';
import {findStrings} from '../seal/find';
import {type Call, type CallsName, MOST_CALLS} from '../wire/calls';
import type {Memory} from '../wire/memory';
import type {Ask, Handlers} from '../wire/messages';
import {callNameShape, callShape, memberShape, secretShape} from '../wire/read-calls';
import {badAsk, reading} from './reading';

const many = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MOST_CALLS));

/** The shape of each ask about calls and hidden rolls. */
export const callAsks = {
	'secrets/keep': v.object({secrets: many(secretShape)}),
	'secrets/list': v.nullish(v.null()),
	'calls/note': v.object({
		member: v.exactOptional(memberShape),
		name: v.pipe(v.string(), v.maxLength(300)),
		calls: many(callShape),
		answered: many(callNameShape),
	}),
	'calls/list': v.nullish(v.null()),
	'calls/done': callNameShape,
} satisfies Readonly<Record<CallsName, v.GenericSchema>>;

/** Keeps the calls that are for the page's member, or for one of his characters. */
async function note(memory: Memory, {member, name, calls, answered}: Ask<'calls/note'>): Promise<null> {
	const sheets = calls.length === 0 ? undefined : await memory.listSheets();
	const names = [name, ...(sheets?.ok ? sheets.value.map(sheet => sheet.name) : [])].filter(one => one.trim() !== '');
	const known: Known = {member, names};
	const mine = calls.filter(call => isMine(call, known));
	if (mine.length + answered.length > 0) await memory.noteCalls(mine, answered);
	return null;
}

function isMine({raw, line}: Call, known: Known): boolean {
	if (raw === '') return known.names.some(name => nameHash(name) === nameHash(captionOf(line).who));
	const string = findStrings(raw, 1)[0]?.string;
	return string?.kind === 'roll' && isFor(string, known);
}

/** Answers what is asked about calls and hidden rolls. */
export const createCalls = (memory: Memory): Handlers<CallsName> => ({
	'secrets/keep': reading(callAsks['secrets/keep'], ({secrets}) => memory.keepSecrets(secrets), badAsk),
	'secrets/list': reading(
		callAsks['secrets/list'],
		() => memory.listSecrets(),
		() => [],
	),
	'calls/note': reading(
		callAsks['calls/note'],
		ask => note(memory, ask),
		() => null,
	),
	'calls/list': reading(
		callAsks['calls/list'],
		() => memory.listCalls(),
		() => [],
	),
	'calls/done': reading(
		callAsks['calls/done'],
		name => memory.noteCalls([], [name]).then(() => null),
		() => null,
	),
});
