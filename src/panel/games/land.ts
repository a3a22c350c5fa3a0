import type {ResolutionView} from '../../rules/view';
import type {SheetId} from '../../shared/ids';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {MoveAsk} from '../../wire/games';
import type {Asker} from '../../wire/messages';
import {logRolls} from '../log-rolls';
import type {PanelOptions} from '../options';
import type {Written} from '../rolls';
import {keepLast} from './last-roll';
import {sayGame} from './say-game';
import {showToast} from './toast';

/** A move whose line stands in the post. `faces`: in draw order; left out while a sealed roll's are to come. */
export type Made = {
	readonly move: MoveAsk;
	readonly sheet: Sheet;
	readonly label: string;
	readonly rolls: readonly Written[];
	readonly faces?: readonly number[];
	readonly resolution?: ResolutionView | undefined;
};

type LandOptions = Pick<PanelOptions, 'page' | 'signal' | 'lang' | 'ask' | 'now' | 'place'>;

/** Carries a move onto the sheet, notes it, and says what changed. Never rejects: what fails is said. */
export async function land(options: LandOptions, made: Made): Promise<void> {
	const {page, signal, lang} = options;
	const say = gameWords[lang];
	const before = await revisionOf(options.ask, made.move.id).catch(() => 0);
	const done = await carryOut(options.ask, made, before).catch(() => undefined);
	const changes = done?.ok ? done.value.changes : [];
	const paid = done?.ok && done.value.sheet.revision > before ? done.value.view.history.at(-1)?.id : undefined;
	await logRolls(options, made.rolls, {sheet: made.sheet, label: made.label, ...notesOf(made, done?.ok === true, changes, paid)});
	if (!done) return showToast(page, signal, lang, {text: say.notLanded({why: say.orphaned})});
	if (!done.ok) return showToast(page, signal, lang, {text: say.notLanded({why: sayGame(done.error, lang)})});
	const {id, name, revision} = done.value.sheet;
	// What changed nothing has no line in the history: undo would take back something else.
	const wrote = revision > before;
	if (made.faces && made.resolution) keepLast({...made, faces: made.faces, resolution: made.resolution, revision, wrote});
	showToast(page, signal, lang, {
		text: saidOf(made, name, changes, options),
		changes,
		...(wrote && {aside: say.lineApart, undo: () => takeBack(options, id, revision)}),
	});
}

/** The sheet as it is stored now: another tab may have written since the panel read it. */
export async function revisionOf(ask: Asker, id: SheetId): Promise<number> {
	const read = await ask('sheet/get', {id});
	return read.ok ? (read.value?.revision ?? 0) : 0;
}

async function carryOut(ask: Asker, {move, faces}: Made, revision: number) {
	return faces ? ask('move/land', {...move, revision, faces, after: {spends: {}}}) : ask('move/pay', {...move, revision});
}

function notesOf({move, faces}: Made, done: boolean, changes: readonly string[], line: number | undefined) {
	const {move: id, choices, target, table} = move;
	const waiting = {
		...{move: id, choices},
		...(target !== undefined && {target}),
		...(table !== undefined && {table}),
		...(line !== undefined && {line}),
	};
	return {...(changes.length > 0 && {changes}), ...(!faces && done && {waiting})};
}

function saidOf({faces}: Made, name: string, changes: readonly string[], {lang}: LandOptions): string {
	const say = gameWords[lang];
	if (!faces) return changes.length > 0 ? say.paid({name}) : say.sealedFree;
	return changes.length > 0 ? say.landed({name}) : say.unchanged({name});
}

async function takeBack({ask, lang}: LandOptions, id: SheetId, revision: number): Promise<string> {
	const say = gameWords[lang];
	const done = await ask('sheet/undo', {id, revision, lang}).catch(() => undefined);
	return !done ? say.orphaned : done.ok ? say.undone : sayGame(done.error, lang);
}
