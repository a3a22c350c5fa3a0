import type {ManagerStorage} from '../../src/store/manager';

type Reply = {readonly status: number; readonly responseText: string};
type Request = {
	readonly method: 'GET';
	readonly url: string;
	readonly timeout: number;
	/** No cookies. */
	readonly anonymous: boolean;
	onload(reply: Reply): void;
	onerror(): void;
	onabort(): void;
	ontimeout(): void;
};

/** What a script manager gives, by the names that Greasemonkey 4, Tampermonkey and Violentmonkey share. Each may be missing. */
export type Gm = Partial<ManagerStorage> & {
	xmlHttpRequest?(request: Request): unknown;
	registerMenuCommand?(label: string, run: () => void): unknown;
};

declare const GM: unknown;

/** The manager's interface, or nothing: a script may also be run with no manager at all. */
export const managerHere = (): Gm => (typeof GM === 'object' && GM !== null ? (GM as Gm) : {});

declare const unsafeWindow: unknown;

/** The window as the page's own scripts see it, where the manager keeps the script apart from them. */
export const pageHere = (): object => (typeof unsafeWindow === 'object' && unsafeWindow !== null ? unsafeWindow : window);

/** The manager's storage, where all of it is there. Bound, since some managers' functions are methods. */
export function storageOf(gm: Gm): ManagerStorage | undefined {
	const {getValue, setValue, deleteValue, listValues} = gm;
	if (!getValue || !setValue || !deleteValue || !listValues) return undefined;
	return {
		getValue: key => getValue.call(gm, key),
		setValue: (key, value) => setValue.call(gm, key, value),
		deleteValue: key => deleteValue.call(gm, key),
		listValues: () => listValues.call(gm),
	};
}
