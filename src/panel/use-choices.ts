import {useEffect, useState} from 'preact/hooks';
import type {SheetId} from '../shared/ids';
import type {Sheet} from '../sheets/sheet';
import {isOrphaned} from '../wire/messages';
import type {SitePrefs} from '../wire/records';
import type {PanelOptions} from './options';

/** What the player chose before on this board and in this thread. `sheets` is undefined until they are read, null if they cannot be. */
export type Choices = {
	readonly prefs: SitePrefs;
	readonly sheet: Sheet | undefined;
	readonly sheets: readonly Sheet[] | null | undefined;
};

const start: SitePrefs = {layout: 'line', mode: 's', sheets: {}, folded: false};

/** Reads the player's choices and keeps each change of them. `onTrouble` is told when they cannot be kept. */
export function useChoices(options: Pick<PanelOptions, 'ask' | 'place' | 'onSheet'>, onTrouble: (orphaned: boolean) => void) {
	const {ask, place} = options;
	const [prefs, setPrefs] = useState(start);
	const [sheets, setSheets] = useState<readonly Sheet[] | null>();
	const trouble = (error: unknown) => onTrouble(isOrphaned(error));

	useEffect(() => {
		ask('site/get', {site: place.site}).then(setPrefs).catch(trouble);
		ask('sheets/list', null)
			.then(read => setSheets(read.ok ? read.value : null))
			.catch(error => {
				setSheets(null);
				trouble(error);
			});
	}, []);

	const keep = async (change: Partial<SitePrefs>) => {
		setPrefs({...prefs, ...change});
		try {
			// Read again: another tab, or the bar, may have written since.
			const stored = await ask('site/get', {site: place.site});
			const kept = await ask('site/put', {site: place.site, prefs: {...stored, ...change}});
			if (!kept.ok) onTrouble(false);
		} catch (error) {
			trouble(error);
		}
	};
	const choose = async (id: SheetId | undefined) => {
		await keep({sheets: chosen(prefs, place.thread, id)});
		options.onSheet();
	};
	const sheet = sheets?.find(one => one.id === sheetIn(prefs, place.thread));
	return {choices: {prefs, sheet, sheets} satisfies Choices, keep, choose};
}

const own = (record: Readonly<Record<string, SheetId>>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined);

/** The sheet last used in a thread; in a new one, the last used on the board. */
const sheetIn = ({sheets}: SitePrefs, thread: string): SheetId | undefined => own(sheets, thread) ?? own(sheets, '*');

function chosen({sheets}: SitePrefs, thread: string, id: SheetId | undefined): SitePrefs['sheets'] {
	const others = Object.fromEntries(Object.entries(sheets).filter(([key]) => key !== thread && key !== '*'));
	return id === undefined ? others : {...others, [thread]: id, '*': id};
}
