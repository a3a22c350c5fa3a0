import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import type {StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';
import {patternOf, type Registration, reconcile, registrationOf} from './registrations';

/** A tab as far as we may see it: without an address where we have no permission. */
export type Tab = {readonly id?: number | undefined; readonly url?: string | undefined; readonly discarded?: boolean | undefined};

/** The browser's interfaces that allowed forums need. */
export type ForumPorts = {
	/** Match patterns with a permission. */
	allowed(): Promise<readonly string[]>;
	takeBack(pattern: string): Promise<unknown>;
	registered(): Promise<readonly {readonly id: string}[]>;
	register(scripts: Registration[]): Promise<void>;
	unregister(ids: string[]): Promise<void>;
	/** Tabs whose address matches, or all of them. */
	tabs(pattern?: string): Promise<readonly Tab[]>;
	/** Starts the page script in a tab. */
	start(tab: number): Promise<unknown>;
	/** Tells the page scripts of a tab to leave, but those on pages that these patterns cover: a tab may hold frames of several sites. */
	retire(tab: number, but: readonly string[]): Promise<unknown>;
};

const shape = v.object({origin: v.pipe(v.string(), v.maxLength(300))});
const refuse = (origin: string) => fail<StoreProblem>({code: 'forum/no-permission', origin});

export type Forums = ReturnType<typeof createForums>;

/** Keeps the page script where the user allowed it, and nowhere else. */
export function createForums(ports: ForumPorts) {
	let settling: Promise<void> = Promise.resolve();
	/** Makes the registered scripts those of the allowed sites and starts the new ones in open pages; `everywhere` starts the known ones too, after an update. One run after the other. */
	const settle = (everywhere = false): Promise<void> => {
		const next = () => settleOnce(ports, everywhere);
		settling = settling.then(next, next);
		return settling;
	};
	return {
		settle,
		/** Has every page script leave where there is no permission any more, as after one was taken back in the browser's own settings. */
		async retireStrangers(): Promise<void> {
			const [tabs, allowed] = [await ports.tabs(), await ports.allowed()];
			await tell(ports, tabs, allowed);
		},
		async allow(ask: unknown): Promise<Result<null, StoreProblem>> {
			const read = readShape(shape, ask);
			if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where});
			const pattern = patternOf(read.value.origin);
			if (!pattern || !(await isAllowed(ports, pattern))) return refuse(read.value.origin);
			await settle();
			return ok(null);
		},
		async forget(ask: unknown): Promise<Result<null, StoreProblem>> {
			const read = readShape(shape, ask);
			if (!read.ok) return fail({code: 'store/bad-ask', where: read.error.where});
			const {origin} = read.value;
			const allowed = await ports.allowed();
			const pattern = [origin, patternOf(origin)].find(known => known !== undefined && allowed.includes(known));
			if (!pattern) return refuse(origin);
			// Told before: once the permission is gone we no longer see which tabs they are.
			await tell(
				ports,
				await ports.tabs(pattern),
				allowed.filter(other => other !== pattern),
			);
			await ports.takeBack(pattern);
			await settle();
			return ok(null);
		},
	};
}

const isAllowed = async (ports: ForumPorts, pattern: string) => (await ports.allowed()).includes(pattern);

async function settleOnce(ports: ForumPorts, everywhere: boolean): Promise<void> {
	const registered = (await ports.registered()).map(script => script.id);
	const allowed = await ports.allowed();
	const {add, remove} = reconcile(registered, allowed);
	if (remove.length > 0) await ports.unregister(remove);
	if (add.length > 0) await ports.register(add.map(registrationOf));
	const patterns = everywhere ? allowed : add;
	const tabs = await Promise.all(patterns.map(pattern => ports.tabs(pattern)));
	const awake = new Set(tabs.flat().flatMap(tab => (tab.id !== undefined && tab.discarded !== true ? [tab.id] : [])));
	// Each for itself: a tab that shows an error page must not keep the others from it.
	await Promise.allSettled([...awake].map(id => ports.start(id)));
}

const tell = (ports: ForumPorts, tabs: readonly Tab[], but: readonly string[]) =>
	Promise.allSettled(tabs.flatMap(tab => (tab.id === undefined ? [] : [ports.retire(tab.id, but)])));
