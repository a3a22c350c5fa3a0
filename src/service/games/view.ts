import {ok} from '../../shared/result';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import type {Ports} from './change';
import {open, viewOf} from './open';

/** A sheet as its reader sees it; one without its rules too. */
export async function view({memory, library}: Ports, ask: GameAsk<'sheet/view'>): Promise<Answer<'sheet/view'>> {
	const opened = await open(memory, library, ask);
	return opened.ok ? ok({sheet: opened.value.sheet, view: viewOf(opened.value)}) : opened;
}
