import {MOST_STRINGS} from '../seal/find';
import {type Finding, kindOfReason} from './finding';
import type {AuditPost} from './post';
import type {AuditRoll} from './roll';

/** Whose post a finding is about. */
export const whose = ({gathered: {id, author, authorId}}: AuditPost) => ({
	post: id,
	author,
	...(authorId !== undefined && {authorId}),
});

/** What the judge has to say of one roll beside its verdict. */
export function ofRoll({post, verdict, text}: AuditRoll): readonly Finding[] {
	const at = {...whose(post), string: text};
	if (verdict.kind === 'newer') return [{...at, fact: {kind: 'unreadable', newer: true, text}}];
	const reasons = verdict.reasons.flatMap((reason): readonly Finding[] => {
		const kind = kindOfReason[reason.code];
		return kind === null ? [] : [{...at, fact: {kind, reason}}];
	});
	if (verdict.kind === 'unreadable' && reasons.length === 0) return [{...at, fact: {kind: 'unreadable', newer: false, text}}];
	return reasons;
}

/** What one post has to say for itself: more strings than are read. */
export const ofPost = (post: AuditPost): readonly Finding[] =>
	post.gathered.beyond ? [{...whose(post), fact: {kind: 'capped', most: MOST_STRINGS}}] : [];
