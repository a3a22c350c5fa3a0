import type {Sheet} from '../sheets/sheet';
import type {PanelOptions} from './options';
import type {Written} from './rolls';

type Told = {readonly sheet: Sheet | undefined; readonly label: string};

/** Notes the rolls that were inserted. A log that fails is no reason to trouble the player: the rolls stand in his post. */
export async function logRolls({ask, now, place}: PanelOptions, rolls: readonly Written[], {sheet, label}: Told): Promise<void> {
	const at = now();
	const shared = {
		at,
		site: place.site,
		threadUrl: place.threadUrl.slice(0, 2000),
		thread: place.title.slice(0, 300),
		...(sheet !== undefined && {sheet: sheet.id}),
		who: (sheet?.name ?? '').slice(0, 300),
		label: label.slice(0, 300),
	};
	const notes = rolls.map(({text, raw}, more) =>
		ask('rolls/log', {roll: {...shared, id: `${at}-${more}-${raw.slice(-8)}`, line: text.slice(0, 4000), raw}}),
	);
	await Promise.allSettled(notes);
}
