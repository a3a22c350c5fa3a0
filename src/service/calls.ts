import * as v from 'valibot';
import {answeredIn} from '../seal/bare-call';
import {isFor, type Known} from '../seal/called';
import {captionAmong, lettersOf} from '../seal/caption';
import {findStrings} from '../seal/find';
import {type Call, type CallsName, MOST_CALLS, type OwnRoll} from '../wire/calls';
import type {Memory} from '../wire/memory';
import type {Ask, Handlers} from '../wire/messages';
import {callNameShape, callShape, memberShape, ownRollShape, secretShape} from '../wire/read-calls';
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
		made: v.exactOptional(many(ownRollShape)),
	}),
	'calls/list': v.nullish(v.null()),
	'calls/done': callNameShape,
} satisfies Readonly<Record<CallsName, v.GenericSchema>>;

/** What a move is called, in each language; nothing where its rulebook is not here. */
export type MoveNames = (rule: NonNullable<OwnRoll['rule']>) => Promise<readonly string[]>;

/** Keeps the calls that are for the page's member, or for one of his characters. */
async function note(memory: Memory, moveNames: MoveNames, ask: Ask<'calls/note'>): Promise<null> {
	const {member, name, calls, answered, made = []} = ask;
	const sheets = calls.length === 0 ? undefined : await memory.listSheets();
	const names = [name, ...(sheets?.ok ? sheets.value.map(sheet => sheet.name) : [])].filter(one => one.trim() !== '');
	const known: Known = {member, names};
	const mine = calls.filter(call => isMine(call, known));
	const lines = calls.map(call => (call.raw === '' && mine.includes(call) ? call.line : undefined));
	const rolls = lines.some(line => line !== undefined)
		? await Promise.all(made.map(async roll => ({...roll, moves: roll.rule ? await moveNames(roll.rule) : []})))
		: [];
	const done = answeredIn(lines, rolls, {shown: name, names});
	const over = [...answered, ...calls.filter((_, place) => done.has(place))];
	if (mine.length + over.length > 0) await memory.noteCalls(mine, over);
	return null;
}

function isMine({raw, line}: Call, known: Known): boolean {
	if (raw === '') {
		const who = lettersOf(captionAmong(known.names)(line).who);
		return known.names.some(name => lettersOf(name) === who);
	}
	const string = findStrings(raw, 1)[0]?.string;
	return string?.kind === 'roll' && isFor(string, known);
}

/** Answers what is asked about calls and hidden rolls. */
export const createCalls = (memory: Memory, moveNames: MoveNames = async () => []): Handlers<CallsName> => ({
	'secrets/keep': reading(callAsks['secrets/keep'], ({secrets}) => memory.keepSecrets(secrets), badAsk),
	'secrets/list': reading(
		callAsks['secrets/list'],
		() => memory.listSecrets(),
		() => [],
	),
	'calls/note': reading(
		callAsks['calls/note'],
		ask => note(memory, moveNames, ask),
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
