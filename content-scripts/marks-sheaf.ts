import type {Mark} from '../src/badge/mark';
import type {Found, ReceiptString} from '../src/seal/roll-string';
import type {Verdict} from '../src/seal/verdict';
import type {Cited, ReadPost} from './marks-read';

/** One marked string. `verdict` is left out for strings in quotations, testimonies, and what lies beyond the limit. */
export type Entry = {
	readonly mark: Mark;
	readonly found: Found;
	readonly sheaf: Sheaf;
	readonly cited?: Cited;
	verdict?: Verdict;
};

/** One that stands behind a receipt. */
export type ReceiptEntry = Entry & {readonly found: Found & {readonly string: ReceiptString}};

/** A post of the page with its marks, from the moment it was read. */
export type Sheaf = {
	readonly element: Element;
	read: ReadPost;
	/** None before the post was judged. */
	readonly entries: Entry[];
	/** Of every mark in the post, the forum's own rolls' too. */
	readonly hosts: HTMLElement[];
	/** The memory was told of what it holds now. */
	noted: boolean;
};

export const isEmpty = ({read: {found, cited, post}}: Sheaf): boolean =>
	found.length === 0 && cited.length === 0 && !post.forumRolls?.length;

/** Takes a post's marks out of the page. */
export function strip(sheaf: Sheaf): void {
	for (const host of sheaf.hosts) host.remove();
	sheaf.hosts.length = 0;
	sheaf.entries.length = 0;
}

/** Whether the post says the very same and still bears its marks: a forum that writes a post anew takes them away. */
export const stillStands = (sheaf: Sheaf, read: ReadPost): boolean =>
	sheaf.read.words === read.words && sheaf.hosts.every(host => host.isConnected);

/** A receipt of the post's own, among those that are read. */
export const isReceipt = (entry: Entry): entry is ReceiptEntry =>
	entry.found.string.kind === 'receipt' && !entry.cited && entry.found.start !== entry.sheaf.read.beyond?.start;

/** The draws that a post's own rolls name. */
export const roundsOf = ({read}: Sheaf): readonly number[] =>
	read.found.flatMap(({string}) => (string.kind === 'roll' && string.round !== undefined ? [string.round] : []));
