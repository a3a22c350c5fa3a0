import {openQuote, type QuoteForm} from '../src/badge/quote';
import {lineBefore} from '../src/seal/line-before';
import {agrees, besides, type Stood, stoodAsNoted, stoodIn} from '../src/seal/quotes';
import {anchorOf, type PostId} from '../src/shared/ids';
import {quoteWords} from '../src/shared/words/quotes';
import type {SeenNote} from '../src/wire/records';
import type {Board} from './marks-board';
import {sheafOf} from './marks-lead';
import type {Entry} from './marks-sheaf';

/** The quotations of one visit's page, held against what they quote. */
export type Quotes = {
	/** Learns what this browser saw of the posts that are quoted; each is asked for once. */
	look(): Promise<void>;
	/** Shows in its mark how a quoted roll stands to its source. */
	show(entry: Entry): void;
	/** Opens both forms of one that differs, or shuts them. Answers whether it does. `lead` leads to the source. */
	explain(entry: Entry, lead: () => void): boolean;
};

// What the keeper answers at once.
const AT_ONCE = 100;

export function startQuotes(board: Board): Quotes {
	const {forum, page, ports} = board.visit;
	const {lang, signal} = ports;
	const notes = new Map<PostId, SeenNote | undefined>();
	let open: {readonly entry: Entry; close(): void} | undefined;
	signal.addEventListener('abort', () => open?.close());

	const look = async () => {
		const sources = [...board.sheaves.values()].flatMap(({read}) => read.cited.flatMap(({source}) => source ?? []));
		const fresh = [...new Set(sources)].filter(source => !notes.has(source));
		for (let from = 0; from < fresh.length; from += AT_ONCE) {
			const posts = fresh.slice(from, from + AT_ONCE);
			for (const post of posts) notes.set(post, undefined);
			for (const note of await ports.ask('seen/notes', {site: forum.site(page), posts})) notes.set(note.first.post, note);
		}
	};
	const show = (entry: Entry) => {
		const compared = compare(board, entry, notes);
		if (!compared) return;
		const say = quoteWords[lang];
		const {post, differs, unread} = compared;
		if (differs) entry.mark.show({shape: 'changed', name: say.name({post})});
		else entry.mark.show({shape: 'quoted', name: (unread ? say.same : say.there)({post})});
	};
	const explain = (entry: Entry, lead: () => void) => {
		const compared = compare(board, entry, notes);
		if (!compared?.differs) return false;
		if (open?.entry === entry) {
			open.close();
			return true;
		}
		open?.close();
		const {post, forms, unread} = compared;
		const onClose = () => {
			open = undefined;
		};
		const shared = {anchor: entry.mark.host, lang, post, who: entry.sheaf.read.post.author, forms, unread};
		open = {entry, close: openQuote({...shared, onGo: lead, onClose}).close};
		return true;
	};
	return {look, show, explain};
}

type Compared = {
	readonly post: PostId;
	readonly differs: boolean;
	readonly forms: readonly QuoteForm[];
	readonly unread: boolean;
};

/** Holds a quoted roll against its post as it stands on a page that was read, else against what this browser saw of it. Undefined where neither is known. */
function compare(
	board: Board,
	{cited, found, sheaf}: Entry,
	notes: ReadonlyMap<PostId, SeenNote | undefined>,
): Compared | undefined {
	const post = cited?.source;
	const quoted = stoodIn([found], each => lineBefore(cited?.text.text ?? '', each))[0];
	if (!post || !quoted) return undefined;
	const now = standingNow(board, post);
	const note = notes.get(post);
	const seen = note && [note.first, ...note.changes].flatMap(({rolls}) => stoodAsNoted(rolls));
	const against = now ?? seen;
	if (!against) return undefined;
	const {time} = sheaf.read.post;
	const here = {where: 'here', rolls: [quoted], ...(time && time.kind !== 'floating' && {at: time.at})} as const;
	const forms = [here, ...(now ? [{where: 'now', rolls: besides(quoted, now)} as const] : []), ...formsOf(note, quoted)];
	return {post, differs: !agrees(quoted, against), forms, unread: now === undefined};
}

/** The rolls of a post on this page or on an earlier one that was read. Where it holds more than are read, nobody can tell what is missing. */
function standingNow(board: Board, post: PostId): readonly Stood[] | undefined {
	const read = sheafOf(board, post)?.read;
	if (read) return read.beyond ? undefined : stoodIn(read.found, found => lineBefore(read.post.body.text, found));
	const before = board.before?.posts.find(({anchor}) => anchor === anchorOf(post));
	return before?.found && stoodIn(before.found);
}

/** What this browser saw of the post: at first, and at the last change. */
function formsOf(note: SeenNote | undefined, quoted: Stood): readonly QuoteForm[] {
	if (!note) return [];
	const last = note.changes.at(-1);
	const formOf = (where: 'first' | 'seen', {rolls, at}: SeenNote['first']): QuoteForm => ({
		where,
		at,
		rolls: besides(quoted, stoodAsNoted(rolls)),
	});
	return [formOf('first', note.first), ...(last ? [formOf('seen', last)] : [])];
}
