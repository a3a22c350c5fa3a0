import {newest} from '../../rules/at-version';
import type {Rulebook} from '../../rules/contract/rulebook';
import {fightOn} from '../../rules/fight/acts';
import {type Fight, noFight} from '../../rules/fight/fight';
import type {Told} from '../../rules/fight/fought';
import type {Ground} from '../../rules/fight/order';
import {MOST_STEPS, type Step} from '../../rules/fight/step';
import {viewFight} from '../../rules/fight/view';
import type {Game} from '../../rules/game';
import {sayChange} from '../../rules/say';
import type {TableState} from '../../rules/state';
import {readCarried, writeFight} from '../../rules/told-table';
import {sheetId} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {Sheet} from '../../sheets/sheet';
import type {GameProblem} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {type Ports, reservesMoved, sheetWith} from './change';
import {gameAt} from './library';
import {open, type Playable} from './open';
import {refuse, refuseRule} from './refuse';

export type Where = {readonly book: string; readonly table: string; readonly lang: Lang};
export type Field = {
	readonly book: Rulebook;
	readonly game: Game;
	readonly key: string;
	readonly table: TableState;
	readonly fight: Fight;
	/** The sheets behind it, as they are kept. */
	readonly behind: ReadonlyMap<string, Playable>;
	readonly ground: Ground;
};

export const keyOf = ({book, table}: Where): string => `${table} ${book}`;

/** The sheets that are named by a fight and can be played here under its book. */
export async function sheetsBehind(ports: Ports, where: Where, ids: readonly string[]): Promise<ReadonlyMap<string, Playable>> {
	const behind = new Map<string, Playable>();
	for (const id of new Set(ids)) {
		const opened = await open(ports.memory, ports.library, {...where, id: sheetId(id)});
		if (opened.ok && opened.value.kind === 'playable' && opened.value.sheet.book === where.book) behind.set(id, opened.value);
	}
	return behind;
}

/** Opens the fight of a table: none yet is an empty one. It goes on by the version it began with. */
export async function openField(ports: Ports, where: Where, more: readonly string[] = []): Promise<Result<Field, GameProblem>> {
	const found = await ports.library.find(where.book);
	if (!found.ok) return found;
	const book = found.value;
	if (!book) return refuse(gameWords[where.lang].noSuchBook({book: where.book}));
	const held = await ports.memory.getTable(keyOf(where));
	if (!held.ok) return held;
	const fight = held.value.fight ?? noFight;
	const ids = [...fight.combatants.flatMap(({sheet}) => (sheet === undefined ? [] : [sheet])), ...more];
	const behind = await sheetsBehind(ports, where, ids);
	const version = fight.version ?? behind.values().next().value?.game.book.version ?? newest(book);
	const game = gameAt(book, version) ?? gameAt(book, newest(book));
	if (!game) return refuse(gameWords[where.lang].noSuchVersion({book: where.book, version}));
	const ground: Ground = {
		game,
		games: new Map([...behind].map(([id, one]) => [id, one.game])),
		sheets: new Map([...behind].map(([id, one]) => [id, one.state])),
		table: held.value,
		lang: where.lang,
	};
	return ok({book, game, key: keyOf(where), table: held.value, fight, behind, ground});
}

export async function viewOfFight(ports: Ports, ask: GameAsk<'fight/view'>): Promise<Answer<'fight/view'>> {
	const field = await openField(ports, ask);
	return field.ok ? ok(viewFight(field.value.ground, field.value.fight)) : field;
}

const sayTold = ({who, change}: Told, lang: Lang): string => gameWords[lang].ofWhom({who, what: sayChange(change, lang)});

/** The sheets that an act of the fight changed, each with a line in its history. */
function changedSheets(
	{behind, ground}: Field,
	after: Ground['sheets'],
	told: readonly Told[],
	at: number,
	lang: Lang,
): Result<readonly Sheet[], GameProblem> {
	const sheets: Sheet[] = [];
	for (const [id, opened] of behind) {
		const state = after.get(id);
		if (!state || state === ground.sheets.get(id)) continue;
		const own = told.filter(one => one.sheets.includes(id)).map(one => sayChange(one.change, lang));
		const next = sheetWith(
			opened,
			{state, changes: own, who: 'gm', ...(own.length === 0 && {what: gameWords[lang].fightPassed})},
			at,
		);
		if (!next.ok) return next;
		sheets.push({...next.value, changedAt: at});
	}
	return ok(sheets);
}

/** Does what the GM does in a fight, and stores the fight and the sheets in one go. */
export async function doFight(ports: Ports, ask: GameAsk<'fight/do'>): Promise<Answer<'fight/do'>> {
	const opened = await openField(ports, ask, ask.act.act === 'add' && ask.act.sheet !== undefined ? [ask.act.sheet] : []);
	if (!opened.ok) return opened;
	const field = opened.value;
	const done = fightOn(field.ground, field.fight, ask.act);
	if (!done.ok) return refuseRule(done.error, ask.lang);
	const {fight, sheets, told, table} = done.value;
	const changed = changedSheets(field, sheets, told, ports.now(), ask.lang);
	if (!changed.ok) return changed;
	const {fight: _, ...rest} = table;
	const steps = [...(table.steps ?? []), stepOf(field, ask.act.act, changed.value, table)].slice(-MOST_STEPS);
	const next = {...rest, steps, ...(fight && {fight})};
	const kept = await ports.memory.putTogether(changed.value, [{key: field.key, table: next}]);
	if (!kept.ok) return kept;
	const after = await openField(ports, ask);
	if (!after.ok) return after;
	return ok({
		view: viewFight(after.value.ground, after.value.fight),
		changes: told.map(one => sayTold(one, ask.lang)),
	});
}

/** What it takes to take an act back. */
function stepOf({table, fight, behind}: Field, act: string, changed: readonly Sheet[], after: TableState): Step {
	const lines = changed.flatMap(({id, game}) => {
		const line = game?.history.at(-1)?.id;
		return line === undefined || line === behind.get(id)?.history.at(-1)?.id ? [] : [{sheet: id, line}];
	});
	const none = fight.round === 0 && fight.combatants.length === 0;
	return {act, lines, reserves: reservesMoved(table, after), ...(!none && {fight})};
}

const MOST_CARRIED_LINES = 12;

/** A fight as a text for a post: names and numbers, and none of the sheets. */
export async function carryFight(ports: Ports, ask: GameAsk<'fight/carry'>): Promise<Answer<'fight/carry'>> {
	const field = await openField(ports, ask);
	if (!field.ok) return field;
	// A post says what happened in words: what it carries need not say it all again.
	const {fight} = field.value;
	const light = {...fight, log: fight.log.slice(-MOST_CARRIED_LINES)};
	return ok(writeFight(ask.book, light));
}

/** Takes over a fight that a post carried, in place of the one that is kept here. Sheets of the same id stand behind it again. */
export async function takeFight(ports: Ports, ask: GameAsk<'fight/take'>): Promise<Answer<'fight/take'>> {
	const say = gameWords[ask.lang];
	const read = readCarried(ask.text);
	if (!read.ok || read.value.kind !== 'fight') return refuse(say.noFight);
	const {book, fight} = read.value;
	const where = {...ask, book};
	const field = await openField(ports, where);
	if (!field.ok) return field;
	const steps = [...(field.value.table.steps ?? []), stepOf(field.value, 'take', [], field.value.table)].slice(-MOST_STEPS);
	const table = {...field.value.table, steps, fight};
	const kept = await ports.memory.putTogether([], [{key: keyOf(where), table}]);
	if (!kept.ok) return kept;
	const after = await openField(ports, where);
	return after.ok ? ok({book, view: viewFight(after.value.ground, after.value.fight)}) : after;
}
