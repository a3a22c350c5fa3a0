import * as v from 'valibot';
import type {PostId, SheetId, Site} from '../shared/ids';
import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import {readSheet} from '../sheets/read';
import type {Sheet} from '../sheets/sheet';
import type {StoodSheet} from '../sheets/taken';
import type {Difference, ToldSheet} from '../sheets/told';
import type {GameProblem} from './games';
import {cut, moment, postIdShape, siteShape, text} from './read-records';
import type {StoreProblem} from './records';
import {readShape} from './shape';

/** One version of a sheet that somebody published. Times in milliseconds since 1970. */
export type SeenVersion = {
	readonly sheet: Sheet;
	/** The fingerprint that rolls made with it carry, 8 hex digits. */
	readonly print: string;
	readonly post: PostId;
	readonly url: string;
	/** It holds from here on: when its post was sent, or when it was first seen where that post was changed since. */
	readonly since: number;
	readonly kept: number;
	readonly approved?: number;
};

/** The sheet of a character as its author published it, version by version, the oldest first. */
export type SeenSheet = {
	readonly key: string;
	readonly site: Site;
	readonly author: string;
	readonly authorId?: string;
	readonly versions: readonly SeenVersion[];
};

/** Versions of one sheet that are kept; of the others the oldest that nobody approved goes first. */
export const MOST_VERSIONS = 20;

const versionShape = v.object({
	sheet: v.unknown(),
	print: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
	post: postIdShape,
	url: v.pipe(text(2000), v.regex(/^https?:\/\/\S+$/i)),
	since: moment,
	kept: moment,
	approved: v.exactOptional(moment),
});
/** Who published where: as a page tells it. */
export const publisher = {site: siteShape, author: cut(300), authorId: v.exactOptional(text(300))};
const seenShape = v.object({
	key: text(800),
	...publisher,
	versions: v.pipe(v.array(versionShape), v.minLength(1), v.maxLength(MOST_VERSIONS)),
});

/** Reads a kept sheet from a store. A version that is no longer understood is left out. */
export function readSeenSheet(stored: unknown): SeenSheet | undefined {
	const read = readShape(seenShape, stored);
	if (!read.ok) return undefined;
	const versions = read.value.versions.flatMap(version => {
		const sheet = readSheet(version.sheet);
		return sheet.ok ? [{...version, sheet: sheet.value}] : [];
	});
	return versions.length === 0 ? undefined : {...read.value, versions};
}

/** Where things of one kind are kept, as a port. */
export type Kept<Value> = {
	list(): Promise<Result<readonly Value[], StoreProblem>>;
	/** Decides what becomes of one, with nobody in between; null removes it, undefined leaves it as it is. */
	change(
		key: string,
		decide: (stored: Value | undefined) => Value | null | undefined,
	): Promise<Result<Value | null, StoreProblem>>;
};

/** Where published sheets are kept. */
export type PublishedStore = Kept<SeenSheet>;

type Publisher = {readonly site: Site; readonly author: string; readonly authorId?: string};

/** What a post's sheet is to the reader who looks at it. */
export type PublishedLook = {
	/** The name that it is kept by. */
	readonly key: string;
	readonly told: ToldSheet;
	readonly print: string;
	/** Set where the rules are not here. */
	readonly note?: string;
	/** Kept before by the same author: this very version, or others. */
	readonly kept: 'no' | 'this' | 'others';
	/** What changed since the last version that is kept. */
	readonly differences: readonly Difference[];
	/** When that one was kept, and when it was approved. */
	readonly before?: {readonly kept: number; readonly approved?: number};
};

/** A kept sheet in a list, its versions the newest first. */
export type SeenSummary = {
	readonly key: string;
	readonly site: string;
	readonly author: string;
	readonly name: string;
	readonly game: string;
	readonly versions: readonly Omit<SeenVersion, 'sheet'>[];
};

/** What doors ask about published sheets: of the extension alone, which has a window to keep them in. */
export type PublishedRequests = {
	/** One's own sheet in words and as a text to be packed. `long`: long texts and answers go with it. */
	'published/write': {
		ask: {readonly id: SheetId; readonly long: boolean; readonly lang: Lang};
		answer: Result<{readonly text: string; readonly told: ToldSheet}, GameProblem>;
	};
	'published/look': {ask: Publisher & {readonly text: string; readonly lang: Lang}; answer: Result<PublishedLook, GameProblem>};
	/** Keeps a version. `since`: when its post was sent; left out where that is not known, or the post was changed. */
	'published/keep': {
		ask: Publisher & {
			readonly text: string;
			readonly post: PostId;
			readonly url: string;
			readonly since?: number;
			readonly lang: Lang;
		};
		answer: Result<null, GameProblem>;
	};
	'published/list': {ask: {readonly lang: Lang}; answer: Result<readonly SeenSummary[], StoreProblem>};
	/** A version in words, and what changed from the one before it. */
	'published/show': {
		ask: {readonly key: string; readonly print: string; readonly lang: Lang};
		answer: Result<Omit<PublishedLook, 'key' | 'kept' | 'before'>, GameProblem>;
	};
	'published/approve': {
		ask: {readonly key: string; readonly print: string; readonly approved: boolean};
		answer: Result<null, StoreProblem>;
	};
	'published/drop': {ask: {readonly key: string}; answer: Result<null, StoreProblem>};
	/** The numbers of sheets as they stood: those published on a board, and the reader's own. */
	'published/numbers': {ask: {readonly site: Site; readonly lang: Lang}; answer: readonly StoodSheet[]};
	/** Where one roll took other numbers than its sheet had, each in a sentence. */
	'published/against': {
		ask: Publisher & {readonly line: string; readonly at?: number; readonly print?: string; readonly lang: Lang};
		answer: readonly string[];
	};
};
export type PublishedName = keyof PublishedRequests;
