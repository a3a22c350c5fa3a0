import type {Site} from './ids';

/** Where a part stands: `css`, looked for in the post's element (`:scope` is that element itself) or, with `row`, in the sibling so many places after it; −1 for the one before. */
export type ShownPlace = {readonly row: number; readonly css: string};

/** How an id is cut out of an attribute: what stands after `before`, as a number or up to the next `/ ? # & ;`. `fragment`: of the part after `#` alone. */
export type ShownId = {
	readonly attribute: string;
	readonly fragment?: boolean;
	readonly before: string;
	readonly kind: 'number' | 'name';
};

/** How a time is read: a `time` element, the words in sight, those of the `title`, or a number since 1970 in another attribute. */
export type ShownTime =
	| {readonly as: 'element' | 'words' | 'title'}
	| {readonly as: 'seconds' | 'milliseconds'; readonly attribute: string};

/** A forum that a user showed to Osselet: data alone, so that it can be kept, passed on as a file, and read without trust (src/wire/read-shown.ts). */
export type ShownForum = {
	readonly osselet: 'forum';
	readonly version: 1;
	/** For people. */
	readonly name: string;
	/** The board it holds on: a host, perhaps with a port and a folder. */
	readonly site: Site;
	/** Finds the posts of a page; an element that no id can be read of is none. */
	readonly post: string;
	/** A post's element and the siblings after it that belong to it. */
	readonly rows: number;
	readonly id: ShownId & {readonly at: readonly ShownPlace[]};
	/** Each part: places that are tried in turn. */
	readonly content: readonly ShownPlace[];
	readonly author: readonly ShownPlace[];
	/** Of the author's link. */
	readonly authorId?: ShownId;
	readonly time?: ShownTime & {readonly at: readonly ShownPlace[]};
	/** Page n of a thread bears `first + (n − 1) × step` in its address, after `before`. */
	readonly pages?: {readonly before: string; readonly first: number; readonly step: number};
	/** Finds the editors. */
	readonly field: string;
	readonly markup: 'bbcode' | 'markdown' | 'html' | 'plain';
};

/** The host and path of an address as boards are named. */
const placeOf = ({host, pathname}: URL): string => `${host.replace(/^www\./, '')}${pathname}`;

const holdsOn = (site: string, url: URL): boolean => {
	const place = placeOf(url);
	return place.startsWith(site) && (place.length === site.length || place[site.length] === '/');
};

/** Which of the forums that were shown a page is of: the one of the deepest folder, since a host may have several. */
export const shownOn = (forums: readonly ShownForum[], url: URL): ShownForum | undefined =>
	forums.filter(({site}) => holdsOn(site, url)).sort((one, other) => other.site.length - one.site.length)[0];
