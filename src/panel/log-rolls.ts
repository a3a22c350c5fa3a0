import type {Sheet} from '../sheets/sheet';
import type {WaitingMove} from '../wire/records';
import type {PanelOptions} from './options';
import type {Written} from './rolls';

type Told = {
	readonly sheet: Sheet | undefined;
	readonly label: string;
	readonly changes?: readonly string[];
	readonly waiting?: WaitingMove;
};

/** Notes the rolls that were inserted. A log that fails is no reason to trouble the player: the rolls stand in his post. */
export async function logRolls(
	{ask, now, place}: Pick<PanelOptions, 'ask' | 'now' | 'place'>,
	rolls: readonly Written[],
	told: Told,
): Promise<void> {
	const {sheet, label, ...more} = told;
	const at = now();
	const shared = {
		at,
		site: place.site,
		threadUrl: place.threadUrl.slice(0, 2000),
		thread: place.title.slice(0, 300),
		...(place.thread !== '*' && {table: `${place.site} ${place.thread}`.slice(0, 300)}),
		...(sheet !== undefined && {sheet: sheet.id}),
		who: (sheet?.name ?? '').slice(0, 300),
		label: label.slice(0, 300),
		...more,
	};
	// A move without dice has no string and is no roll.
	const notes = rolls
		.filter(({raw}) => raw !== '')
		.map(({text, raw}, more) =>
			ask('rolls/log', {roll: {...shared, id: `${at}-${more}-${raw.slice(-8)}`, line: text.slice(0, 4000), raw}}),
		);
	await Promise.allSettled(notes);
}
