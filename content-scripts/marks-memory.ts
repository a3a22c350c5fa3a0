import type {Sight} from '../src/seal/judged';
import {type Anchor, anchorOf, type PostId, type Site} from '../src/shared/ids';
import type {Asker} from '../src/wire/messages';
import type {NotedPost, SeenPost} from '../src/wire/records';
import {complain} from './complain';

/** What this browser saw first in each post. */
export type Sights = {
	get(anchor: Anchor): Sight | undefined;
	/** The memory was asked of a post for the first time and has not answered: its rolls might be worth more, or less, than they seem. */
	isAsked(anchor: Anchor): boolean;
	/** Notes what is seen now and learns what was seen first; `seenNow` is asked of some posts at a time. Resolves when all was tried once. */
	note<Read>(posts: ReadonlyMap<PostId, Read>, seenNow: (read: Read) => NotedPost): Promise<void>;
};

// A message has to be copied from one process to another in one go, and is put together without holding the page up.
const BATCH = 100;
// Milliseconds between tries: a store may be slow to open on a busy machine, or the browser may stop the keeper as it writes.
const RETRIES = [1_000, 5_000, 20_000, 60_000];
// A keeper that the browser stops between question and answer leaves the question open for ever. What is noted twice is kept once.
const PATIENCE = 8_000;

/** Tries again, until the signal, what the memory did not take at first; `onLate` is called when that told something that judges did not know. */
export type TryAgain = {readonly signal: AbortSignal; onLate(): void};

export function sightsFor(ask: Asker, site: Site, again?: TryAgain): Sights {
	const sights = new Map<Anchor, Sight>();
	const asked = new Set<Anchor>();
	const learn = ({post, rolls, at}: SeenPost, here?: Pick<Sight, 'here'>) =>
		sights.set(anchorOf(post), {raws: rolls.map(({raw}) => raw), at, ...here});

	/** Answers the posts that the memory did not take. */
	const tell = async (posts: readonly NotedPost[]) => {
		const answer = ask('seen/note', {site, posts}).catch((error: unknown) => (complain(error), []));
		const first = await Promise.race([answer, nothingIn(PATIENCE)]);
		for (const seen of first) learn(seen);
		const taken = new Set(first.map(({post}) => post));
		return posts.filter(({post}) => !taken.has(post));
	};

	// A sight that gets lost is a roll that was fixed before its dice and cannot be said to be so any more.
	const tellLater = async (posts: readonly NotedPost[], {signal, onLate}: TryAgain) => {
		let missed = posts;
		for (const wait of RETRIES) {
			await new Promise(resolve => setTimeout(resolve, wait));
			if (signal.aborted) return;
			const before = missed.length;
			missed = await tell(missed);
			if (missed.length < before) onLate();
			if (missed.length === 0) return;
		}
	};

	const note = async <Read>(posts: ReadonlyMap<PostId, Read>, seenNow: (read: Read) => NotedPost) => {
		const anchors = Array.from(posts.keys(), anchorOf).filter(anchor => !sights.has(anchor));
		for (const anchor of anchors) asked.add(anchor);
		const reads = [...posts.values()];
		const missed: NotedPost[] = [];
		for (let from = 0; from < reads.length; from += BATCH) {
			const batch = reads.slice(from, from + BATCH).map(seenNow);
			// First seen now, unless the memory knows better: a draw that falls while the page is open was seen before it fell.
			for (const seen of batch) if (!sights.has(anchorOf(seen.post))) learn(seen, {here: true});
			// Who did not answer once is not waited for ten times.
			const left = missed.length > 0 ? batch : await tell(batch);
			missed.push(...left);
			for (const {post} of batch) asked.delete(anchorOf(post));
		}
		if (missed.length > 0 && again) void tellLater(missed, again);
	};
	return {get: anchor => sights.get(anchor), isAsked: anchor => asked.has(anchor), note};
}

const nothingIn = (wait: number) => new Promise<readonly SeenPost[]>(resolve => setTimeout(resolve, wait, []));
