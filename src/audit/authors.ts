import type {Mode} from '../seal/roll-string';
import type {VerdictKind} from '../seal/verdict';
import type {Anchor, PostId} from '../shared/ids';
import {anchorOf} from '../shared/ids';
import {DiceCount, type DieReport} from './dice';
import type {AuditRoll} from './roll';
import {modes} from './roll';

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
	rolls: AuditRoll[];
	readonly dice: DiceCount;
};

/** Sums up a thread by author, in the order in which they first rolled. */
export function authorsOf(rolls: readonly AuditRoll[]): readonly AuthorReport[] {
	const sums = new Map<string, Sum>();
	const sumOf = (roll: AuditRoll): Sum => {
		const {author, authorId} = roll.post;
		const key = authorKey(roll.post);
		const sum = sums.get(key) ?? {author, authorId, names: new Set<string>(), rolls: [], dice: new DiceCount()};
		sums.set(key, sum);
		return sum;
	};
	for (const roll of rolls) {
		const sum = sumOf(roll);
		sum.names.add(roll.post.author);
		sum.author = roll.post.author;
		sum.rolls.push(roll);
	}
	for (const roll of ownDice(rolls)) if (roll.verdict.rolled) sumOf(roll).dice.add(roll.verdict.rolled);
	return [...sums.values()].map(({author, authorId, names, rolls: own, dice}) => ({
		author,
		...(authorId !== undefined && {authorId}),
		names: [...names].filter(name => name !== author),
		rolls: own.length,
		modes: Object.fromEntries(modes.map(mode => [mode, own.filter(roll => roll.verdict.string?.mode === mode).length])) as {
			[M in Mode]: number;
		},
		verdicts: countBy(own.map(({verdict}) => verdict.kind)),
		dice: dice.report(),
	}));
}

function countBy<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
	const counts: Partial<Record<Key, number>> = {};
	for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
	return counts;
}

/** Each set of dice once, by whoever rolled it: a called roll is the answerer's, and a number that is used twice gives the same dice twice. */
function ownDice(rolls: readonly AuditRoll[]): readonly AuditRoll[] {
	const thrown = new Map<string, AuditRoll>();
	for (const roll of rolls) {
		const key = seedKey(roll);
		if (key === undefined) continue;
		const before = thrown.get(key);
		// A citation by somebody else than the post's author is the answer to a call.
		if (!before || (roll.verdict.string?.mode === 'q' && before.verdict.string?.mode === 's' && !sameAuthor(roll, before)))
			thrown.set(key, roll);
	}
	return [...thrown.values()];
}

const sameAuthor = (one: AuditRoll, other: AuditRoll): boolean => authorKey(one.post) === authorKey(other.post);

/** What the seed of a roll hangs on, as one text. */
function seedKey({post, verdict: {string}}: AuditRoll): string | undefined {
	if (!string) return undefined;
	const {mode, anchor, round, index} = string;
	const home: Anchor = anchor ?? homeOf(post.gathered.id, post.anchor);
	return mode === 's' || mode === 'q' ? `s ${home} ${round} ${index}` : `${mode} ${home} ${round} ${index} ${post.authorId}`;
}

const homeOf = (id: PostId, own: Anchor | undefined): Anchor => own ?? anchorOf(id);
