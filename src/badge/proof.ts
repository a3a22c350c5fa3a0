import {facesOfPool} from '../dice/faces';
import {chain} from '../seal/chain';
import type {Verdict} from '../seal/verdict';
import {rollerOf} from '../shared/ids';
import type {Lang} from '../shared/lang';
import {badgeWords} from '../shared/words/badge';
import type {ZoneSource} from '../shared/zone';
import {sayNumber} from './when';

/** Where a roll stands, for whoever checks it by other means. */
export type ProofPost = {
	readonly author: string;
	/** What the forum calls the member. */
	readonly authorId?: string;
	/** The post's own anchor: `p4711`. */
	readonly anchor?: string;
	/** The post's time, and as the forum printed it, which is not always in the zone of the reader's own clock. */
	readonly time?: {readonly at: number; readonly kind: string; readonly shown: string};
	/** The page does not tell its zone, and the one remembered was taken: minutes east of UTC, and where it is from. */
	readonly zone?: {readonly east: number | undefined; readonly from: 'told' | ZoneSource};
	/** Address of the page. */
	readonly address?: string;
};

/** Everything that a verifier by someone else's hand needs, one fact a line. Moments in UTC, so that two readers copy the same text. */
export function proofText(verdict: Verdict, word: string, post: ProofPost, lang: Lang): string {
	const say = badgeWords[lang];
	const {string, rolled, drawAt} = verdict;
	const facts: [string, string | number | undefined][] = [
		[say.string, string?.raw],
		[say.formula, string?.expression],
		[say.post, string?.anchor ?? post.anchor],
		[say.author, post.authorId === undefined ? post.author : `${post.author} (${rollerOf(post.authorId)})`],
		[say.index, string?.index],
		[say.draw, string?.round],
		[say.moment, drawAt === undefined ? undefined : new Date(drawAt).toISOString()],
		[say.beacon, string?.round === undefined ? undefined : `${chain.relays[0]}/${chain.hash}/public/${string.round}`],
		[say.receipt, verdict.receipt],
		[say.dice, rolled?.pools.map(pool => facesOfPool(pool).join(' ')).join(' | ')],
		[say.total, rolled && sayNumber(rolled.total)],
		[say.verdict, word],
		['', post.address],
	];
	const colon = lang === 'fr' ? '\u00a0: ' : ': ';
	return facts.flatMap(([name, fact]) => (fact === undefined ? [] : [name === '' ? fact : `${name}${colon}${fact}`])).join('\n');
}
