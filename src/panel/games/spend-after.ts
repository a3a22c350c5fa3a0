import type {ResolutionView} from '../../rules/view';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {PanelOptions} from '../options';
import {revisionOf} from './land';
import {keepLast, type LastRoll} from './last-roll';
import {afterLine} from './lines';
import {sayGame} from './say-game';
import {showToast} from './toast';

type Spend = ResolutionView['after'][number];

/**
 * Makes a spend on a roll that stands: its effects are taken back, the same dice resolved with the spend, the line that says so inserted, and
 * the effects carried out anew. Answers why not, in a sentence, and the sheet is then as it was; undefined when it is done.
 */
export async function spendAfter(options: PanelOptions, sheet: Sheet, last: LastRoll, spend: Spend): Promise<string | undefined> {
	const {ask, lang, place} = options;
	const {move, faces, label} = last;
	const back = last.wrote ? await ask('sheet/undo', {id: move.id, revision: last.revision, lang}) : undefined;
	if (back && !back.ok) return sayGame(back.error, lang);
	const revision = back?.value.sheet.revision ?? last.revision;
	const after = {spends: {[spend.id]: 1}};
	const resolved = await ask('move/resolve', {...move, faces, after});
	const why = !resolved.ok ? sayGame(resolved.error, lang) : resolved.value.problems[0];
	if (!resolved.ok || why !== undefined) {
		await again(options, last);
		return why;
	}
	const {outcome, total} = resolved.value;
	const line = afterLine({label, name: spend.name, outcome: outcome.name, total}, {who: sheet.name, markup: place.markup}, lang);
	if (!options.insert(line)) {
		await again(options, last);
		return gameWords[lang].notTaken;
	}
	const landed = await ask('move/land', {...move, revision, faces, after});
	if (!landed.ok) return sayGame(landed.error, lang);
	const {name, revision: now} = landed.value.sheet;
	keepLast({...last, resolution: landed.value.resolution, revision: now, wrote: now > revision});
	showToast(options.page, options.signal, lang, {
		text: gameWords[lang].landed({name}),
		changes: landed.value.changes,
		aside: gameWords[lang].lineApart,
	});
	return undefined;
}

/** Puts the effects of a roll back onto the sheet, as they were before a spend that could not be made. */
async function again({ask}: PanelOptions, last: LastRoll): Promise<void> {
	const {move, faces} = last;
	if (!last.wrote) return;
	const landed = await ask('move/land', {...move, revision: await revisionOf(ask, move.id), faces, after: {spends: {}}});
	if (landed.ok) keepLast({...last, revision: landed.value.sheet.revision});
}
