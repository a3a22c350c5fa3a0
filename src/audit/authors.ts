import {entryOf} from '../contest/riders';
import type {Mode, RollString} from '../seal/roll-string';
import type {VerdictKind} from '../seal/verdict';
import {DiceCount, type DieReport} from './dice';
import type {AuditRoll} from './roll';

/** What one author's strings come to. Known by what the forum calls him, not by what he is shown as; a guest by his name alone. */
export type AuthorReport = {
	readonly author: string;
	readonly authorId?: string;
	/** Other names that he had in the thread. */
	readonly names: readonly string[];
	readonly rolls: number;
	readonly modes: {readonly [M in Mode]: number};
	readonly verdicts: Partial<Readonly<Record<VerdictKind, number>>>;
	readonly dice: readonly DieReport[];
};

/** What tells one author from another. */
export const authorKey = ({author, authorId}: {readonly author: string; readonly authorId?: string | undefined}): string =>
	authorId === undefined ? `name ${author}` : `id ${authorId}`;

type Sum = {
	author: string;
	readonly authorId: string | undefined;
	readonly names: Set<string>;
	rolls: number;
	readonly modes: {[M in Mode]: number};
	readonly verdicts: Partial<Record<VerdictKind, number>>;
};

/** Sums up a thread by author, in the order in which they first rolled. */
export class Authors {
	private readonly sums = new Map<string, Sum>();
	/** Each set of dice once, by whoever rolled it. */
	private readonly thrown = new Map<string, AuditRoll>();

	/** Counts one roll; they come in thread order. */
	add(roll: AuditRoll): void {
		const {author, authorId} = roll.post;
		const key = authorKey(roll.post);
		const sum = this.sums.get(key) ?? {
			author,
			authorId,
			names: new Set(),
			rolls: 0,
			modes: {s: 0, i: 0, o: 0, q: 0, h: 0, u: 0},
			verdicts: {},
		};
		this.sums.set(key, sum);
		sum.author = author;
		sum.names.add(author);
		sum.rolls += 1;
		const {kind, string} = roll.verdict;
		sum.verdicts[kind] = (sum.verdicts[kind] ?? 0) + 1;
		if (!string) return;
		sum.modes[string.mode] += 1;
		// A contest repeats rolls that were thrown before.
		if (entryOf(string)) return;
		const seed = seedKey(roll, string);
		const before = this.thrown.get(seed);
		// A citation by somebody else than the post's author is the answer to a call: the dice are his.
		if (!before || (string.mode === 'q' && before.verdict.string?.mode === 's' && !sameAuthor(roll, before)))
			this.thrown.set(seed, roll);
	}

	/** Each set of dice once, with whoever rolled it, in the order of the thread. */
	rolled(): readonly AuditRoll[] {
		return [...this.thrown.values()].filter(({verdict}) => verdict.rolled);
	}

	report(): readonly AuthorReport[] {
		const dice = new Map<string, DiceCount>();
		for (const {post, verdict} of this.thrown.values()) {
			const count = dice.get(authorKey(post)) ?? new DiceCount();
			dice.set(authorKey(post), count);
			if (verdict.rolled) count.add(verdict.rolled);
		}
		return [...this.sums].map(([key, {author, authorId, names, rolls, modes, verdicts}]) => ({
			author,
			...(authorId !== undefined && {authorId}),
			names: [...names].filter(name => name !== author),
			rolls,
			modes,
			verdicts,
			dice: dice.get(key)?.report() ?? [],
		}));
	}
}

const sameAuthor = (one: AuditRoll, other: AuditRoll): boolean => authorKey(one.post) === authorKey(other.post);

/** What the seed of a roll hangs on, as one text. */
function seedKey({post}: AuditRoll, {mode, anchor = post.anchor, round, index}: RollString): string {
	if (mode === 's' || mode === 'q') return `s ${anchor} ${round} ${index}`;
	return mode === 'h' || mode === 'u' ? `h ${anchor} ${round} ${index}` : `${mode} ${anchor} ${round} ${index} ${post.authorId}`;
}
