import type {Place} from '../src/panel/options';

const keyOf = (place: Pick<Place, 'site' | 'thread' | 'use'>) => `osselet:${place.site}:${place.thread}:${place.use}`;

/** What the panel was last given to keep for this thread, unread; undefined where there is nothing or the browser keeps nothing. */
export function readDraft(storage: () => Storage, place: Pick<Place, 'site' | 'thread' | 'use'>): unknown {
	try {
		const text = storage().getItem(keyOf(place));
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined; // Site data refused, or something else wrote there
	}
}

/** Keeps it until the tab closes: it outlives a reload and a replaced extension. Nothing to keep takes it away. */
export function keepDraft(storage: () => Storage, place: Pick<Place, 'site' | 'thread' | 'use'>, draft: unknown): void {
	try {
		if (draft === undefined) storage().removeItem(keyOf(place));
		else storage().setItem(keyOf(place), JSON.stringify(draft));
	} catch {
		return; // Full or refused: the panel still holds it while the page lives
	}
}
