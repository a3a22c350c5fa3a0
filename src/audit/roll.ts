import type {Found, Mode} from '../seal/roll-string';
import type {Reason, Verdict} from '../seal/verdict';
import type {AuditPost} from './post';

/** One string of a thread and what it is worth. */
export type AuditRoll = {
	readonly post: AuditPost;
	readonly found: Found;
	readonly verdict: Verdict;
	/** The string in its clean form; as it stands in the post where it has none. */
	readonly text: string;
	/** What stands before it on its line. */
	readonly line: string;
	/** Who rolls and what for, as far as the line says so the way that the panel writes it. */
	readonly who: string;
	readonly label: string;
	/** When this reader's browser first saw it, where it remembers. */
	readonly seen?: number;
};

/** The first reason of one of these kinds. */
export const reasonOf = <Code extends Reason['code']>(
	{reasons}: Verdict,
	...codes: readonly Code[]
): Extract<Reason, {readonly code: Code}> | undefined =>
	reasons.find((reason): reason is Extract<Reason, {readonly code: Code}> => (codes as readonly string[]).includes(reason.code));

/** A field of the string as it stands: `b` rulebook with version, `m` move, `t` target, `f` the sheet's fingerprint. */
export const riderIn = ({verdict}: AuditRoll, letter: 'b' | 'm' | 't' | 'f'): string | undefined =>
	verdict.string?.riders.find(rider => rider.letter === letter)?.value;

export const modes: readonly Mode[] = ['s', 'i', 'o', 'q', 'h', 'u'];
