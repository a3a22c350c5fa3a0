import type {Sight} from '../src/seal/judged';
import {type Anchor, anchorOf, type Site} from '../src/shared/ids';
import type {Asker} from '../src/wire/messages';
import type {SeenPost} from '../src/wire/records';

/** What this browser saw first in each post. */
export type Sights = {
	get(anchor: Anchor): Sight | undefined;
	/** Notes what is seen now and learns what was seen first. */
	note(posts: readonly SeenPost[]): Promise<void>;
};

// A message has to be copied from one process to another in one go.
const BATCH = 100;

export function sightsFor(ask: Asker, site: Site): Sights {
	const sights = new Map<Anchor, Sight>();
	const learn = ({post, rolls, at}: SeenPost) => sights.set(anchorOf(post), {raws: rolls.map(({raw}) => raw), at});
	const note = async (posts: readonly SeenPost[]) => {
		for (let from = 0; from < posts.length; from += BATCH) {
			const batch = posts.slice(from, from + BATCH);
			// First seen now, unless the memory knows better: a draw that falls while the page is open was seen before it fell.
			for (const seen of batch) if (!sights.has(anchorOf(seen.post))) learn(seen);
			for (const seen of await ask('seen/note', {site, posts: batch})) learn(seen);
		}
	};
	return {get: anchor => sights.get(anchor), note};
}
