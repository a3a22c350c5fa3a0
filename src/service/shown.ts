import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import type {ShownForum} from '../shared/shown-forum';
import type {Handlers} from '../wire/messages';
import {siteShape, text} from '../wire/read-records';
import {readShown, shownShape} from '../wire/read-shown';
import type {StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';
import type {ShownName} from '../wire/shown';
import {badAsk, reading} from './reading';

/** Where shown forums are kept, as one list. Rejects where the browser refuses. */
export type ShownStore = {get(): Promise<unknown>; set(forums: readonly ShownForum[]): Promise<void>};

/** Forums that a user may have shown. */
const MOST = 50;

const asks = {
	list: v.object({host: v.nullable(text(300))}),
	put: v.object({forum: shownShape}),
	forget: v.object({site: siteShape}),
};

const hostOf = (site: string): string => site.split('/')[0] ?? '';
const bare = (host: string): string => host.replace(/^www\./, '');

/** Each is read again by its shape: one that is no longer understood is none. */
async function readAll(store: ShownStore): Promise<readonly ShownForum[]> {
	const stored = await store.get();
	return (Array.isArray(stored) ? stored : []).flatMap(each => {
		const read = readShown(each);
		return read.ok ? [read.value] : [];
	});
}

/** Answers what is asked about shown forums. `host`: of the page that asks, which hears and writes of no other; undefined for our own pages. */
export function createShown(store: ShownStore, host: string | undefined): Handlers<ShownName> {
	const mayTouch = (site: string) => host === undefined || hostOf(site) === bare(host);
	const change = async (next: (forums: readonly ShownForum[]) => readonly ShownForum[]): Promise<Result<null, StoreProblem>> => {
		try {
			const forums = next(await readAll(store));
			if (forums.length > MOST) return fail({code: 'store/too-many', what: 'forums', most: MOST});
			await store.set(forums);
			return ok(null);
		} catch (error) {
			return fail({code: 'store/closed', cause: error instanceof Error ? error.name : String(error)});
		}
	};
	return {
		'shown/list': reading(
			asks.list,
			async ask =>
				(await readAll(store)).filter(({site}) => mayTouch(site) && (ask.host === null || hostOf(site) === bare(ask.host))),
			() => [],
		),
		async 'shown/put'(ask: unknown) {
			const read = readShape<{readonly forum: ShownForum}>(asks.put, ask);
			if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where.replace(/^forum\./, '')});
			const {forum} = read.value;
			if (!mayTouch(forum.site)) return fail({code: 'forum/no-permission', origin: forum.site});
			const kept = await change(forums => [...forums.filter(({site}) => site !== forum.site), forum]);
			return kept.ok ? ok(forum) : kept;
		},
		'shown/forget': reading(
			asks.forget,
			({site}) =>
				mayTouch(site)
					? change(forums => forums.filter(each => each.site !== site))
					: Promise.resolve(fail<StoreProblem>({code: 'forum/no-permission', origin: site})),
			badAsk,
		),
	};
}
