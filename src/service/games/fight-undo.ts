import type {Step} from '../../rules/fight/step';
import {viewFight} from '../../rules/fight/view';
import {lastStanding, undo} from '../../rules/history';
import type {TableState} from '../../rules/state';
import type {Lang} from '../../shared/lang';
import {ok, type Result} from '../../shared/result';
import {fightRuleWords} from '../../shared/words/fight';
import {gameWords} from '../../shared/words/games';
import type {Sheet} from '../../sheets/sheet';
import type {GameProblem} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {type Ports, sheetWith} from './change';
import {openField, sheetsBehind} from './fight';
import type {Playable} from './open';
import {refuse} from './refuse';

type Undone = {readonly sheet: Sheet; readonly change: string};

/** A sheet as it was before one line of its history; refused where something followed that line. */
function sheetBefore(opened: Playable, line: number, at: number, lang: Lang): Result<Undone, GameProblem> {
	const {sheet, state, history} = opened;
	const last = lastStanding(history);
	if (last?.id !== line) return refuse(fightRuleWords[lang].overtaken({name: sheet.name}));
	const what = gameWords[lang].undone({what: last.what}).slice(0, 2000);
	const undone = undo(state, history, {at, who: 'gm', what})!;
	const next = sheetWith(opened, {state: undone.state, changes: [what], who: 'gm', history: undone.history}, at);
	if (!next.ok) return next;
	return ok({sheet: {...next.value, changedAt: at}, change: gameWords[lang].ofWhom({who: sheet.name, what})});
}

function tableBefore({fight: _, steps, ...rest}: TableState, {fight, reserves}: Step): TableState {
	const back = Object.entries(reserves).map(([id, by]) => [id, Math.max(0, (rest.reserves[id] ?? 0) - by)] as const);
	return {
		...rest,
		reserves: {...rest.reserves, ...Object.fromEntries(back)},
		steps: (steps ?? []).slice(0, -1),
		...(fight && {fight}),
	};
}

/** Takes the GM's last act in a fight back: the fight and the sheets it changed, in one go. A sheet that is no longer here is left out. */
export async function undoFight(ports: Ports, ask: GameAsk<'fight/undo'>): Promise<Answer<'fight/undo'>> {
	const field = await openField(ports, ask);
	if (!field.ok) return field;
	const {table, key} = field.value;
	const last = table.steps?.at(-1);
	if (!last) return refuse(gameWords[ask.lang].nothingToUndo);
	const behind = await sheetsBehind(
		ports,
		ask,
		last.lines.map(({sheet}) => sheet),
	);
	const undone: Undone[] = [];
	for (const {sheet, line} of last.lines) {
		const opened = behind.get(sheet);
		const before = opened && sheetBefore(opened, line, ports.now(), ask.lang);
		if (before?.ok === false) return before;
		if (before) undone.push(before.value);
	}
	const kept = await ports.memory.putTogether(
		undone.map(({sheet}) => sheet),
		[{key, table: tableBefore(table, last)}],
	);
	if (!kept.ok) return kept;
	const after = await openField(ports, ask);
	if (!after.ok) return after;
	return ok({view: viewFight(after.value.ground, after.value.fight), changes: undone.map(({change}) => change)});
}
