import * as v from 'valibot';
import {boardAct} from '../../rules/board';
import {id, limits, many, whole} from '../../rules/contract/basics';
import {deed} from '../../rules/deeds';
import {fightAct} from '../../rules/fight/fight';
import {state} from '../../rules/state';
import type {GameName} from '../../wire/messages';
import {sheetIdShape} from '../../wire/read-records';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const lang = v.picklist(['fr', 'en']);
const version = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/));
const name = v.pipe(v.string(), v.maxLength(limits.label));
const number = v.pipe(v.number(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000));
const faces = v.pipe(v.array(whole), v.maxLength(2000));
const key = v.pipe(v.string(), v.maxLength(200));

const tableKey = v.pipe(v.string(), v.maxLength(300));
const atTable = {book: id, table: tableKey, lang};
const about = {id: sheetIdShape, table: v.exactOptional(tableKey), lang};
const revised = {...about, revision: count};

const choices = v.object({
	asks: v.record(id, v.union([number, name])),
	ticked: v.record(key, number),
	spends: v.record(id, number),
	difficulty: v.exactOptional(number),
	free: v.pipe(v.array(v.object({name, dice: v.exactOptional(whole), flat: v.exactOptional(whole)})), v.maxLength(20)),
});
const move = {...about, move: id, choices, target: v.exactOptional(sheetIdShape)};
const expression = v.pipe(v.string(), v.maxLength(500));
const sealed = v.object({expression, target: v.exactOptional(number)});
const after = v.object({spends: v.record(id, number), degree: v.exactOptional(id)});

const placed = v.object({
	stats: v.exactOptional(v.record(id, v.pipe(whole, v.minValue(0)))),
	skills: v.exactOptional(many(id)),
	picks: v.exactOptional(v.record(id, many(id))),
	class: v.exactOptional(id),
});

/** The shape of each ask about games. */
export const gameAsks = {
	'books/list': v.object({lang}),
	'book/read': v.object({text: v.string(), keep: v.boolean(), lang}),
	'book/text': v.object({id, lang}),
	'book/delete': v.object({id}),
	'sheet/view': v.object(about),
	'sheet/do': v.object({...revised, deed, who: v.picklist(['player', 'gm']), agreed: v.exactOptional(v.boolean())}),
	'sheet/undo': v.object(revised),
	'creation/review': v.object({...about, state}),
	'creation/draw': v.object({...about, state, step: id}),
	'creation/finish': v.object({...revised, state}),
	'growth/list': v.object(about),
	'growth/buy': v.object({...revised, price: id, what: id}),
	'growth/level': v.object({...revised, placed}),
	'growth/improve': v.object({...revised, skill: id}),
	'version/preview': v.object({...about, to: version}),
	'version/move': v.object({...revised, to: version}),
	'move/plan': v.object(move),
	'move/resolve': v.object({...move, faces, after}),
	'move/pay': v.object({...move, revision: count}),
	'move/land': v.object({...move, revision: count, faces, after, sealed: v.exactOptional(sealed)}),
	'fight/view': v.object(atTable),
	'fight/do': v.object({...atTable, act: fightAct}),
	'fight/undo': v.object(atTable),
	'fight/carry': v.object(atTable),
	'fight/take': v.object({table: tableKey, text: v.pipe(v.string(), v.maxLength(200_000)), lang}),
	'board/view': v.object({table: tableKey, lang}),
	'board/do': v.object({table: tableKey, act: boardAct, lang}),
	'board/take': v.object({table: tableKey, text: v.pipe(v.string(), v.maxLength(200_000)), lang}),
	'move/replay': v.object({
		book: id,
		version,
		move: id,
		target: v.exactOptional(number),
		expression,
		faces,
		lang,
	}),
} satisfies Readonly<Record<GameName, v.GenericSchema>>;

export type GameAsk<N extends GameName> = v.InferOutput<(typeof gameAsks)[N]>;
