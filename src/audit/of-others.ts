import {entryOf} from '../contest/riders';
import {originalOf} from '../seal/correction';
import type {RollString} from '../seal/roll-string';
import {rawsOf} from '../seal/thread-index';
import {seenHash} from '../seal/write';
import {anchorOf, type PostId, postOf} from '../shared/ids';
import type {Finding} from './finding';
import {whose} from './of-rolls';
import type {Placed} from './place';
import type {AuditPost} from './post';

type Home = Placed<AuditPost>;

/** Quotations in a post against the posts they name. A source that was not read is left alone: the quotation may be of another thread. */
export function ofQuotes({post, postAt}: Home): readonly Finding[] {
	return post.gathered.quoted.flatMap(({source, strings}) => {
		const home = source === undefined ? undefined : postAt(anchorOf(source));
		if (!home || source === undefined) return [];
		return strings.flatMap(({text, said}): readonly Finding[] => {
			const same = home.gathered.strings.find(string => string.text === text);
			const at = {...whose(home), string: text};
			const by = {kind: 'quote', by: post.gathered.id, at: momentOf(post)} as const;
			if (!same) return [{...at, fact: {...by, what: 'absent'}}];
			return same.said === said ? [] : [{...at, fact: {...by, what: 'said', said, now: same.said}}];
		});
	});
}

/** In an unknown zone it is no moment. */
const momentOf = ({time}: AuditPost): number | undefined => (time?.kind === 'floating' ? undefined : time?.at);

/** Testimonies in a post against the posts they are about. */
export function ofWitnesses({post, postAt}: Home, isGone: (post: PostId) => boolean): readonly Finding[] {
	return post.found.flatMap(({string}): readonly Finding[] => {
		if (string.kind !== 'witness') return [];
		const home = postAt(string.anchor);
		const said = {kind: 'witness', by: post.gathered.id, who: post.author, at: momentOf(post)} as const;
		if (!home) {
			const about = postOf(string.anchor);
			return about !== undefined && isGone(about) ? [{post: about, fact: {...said, gone: true}}] : [];
		}
		if (post.authorId !== undefined && post.authorId === home.authorId) return [];
		return string.seen === seenHash(string.anchor, rawsOf(home.found)) ? [] : [{...whose(home), fact: {...said, gone: false}}];
	});
}

/** Called rolls that were answered before: a second post repeats the same one. Whoever set the roll may repeat it as he likes. */
export function ofAnswers(placed: readonly Home[]): readonly Finding[] {
	const answered = new Map<string, AuditPost>();
	return placed.flatMap(({post, postAt}) =>
		post.found.flatMap(({string}): readonly Finding[] => {
			if (!isAnswer(string, post, postAt)) return [];
			const key = `${string.anchor} ${string.index}`;
			const first = answered.get(key);
			if (!first) answered.set(key, post);
			const cited = postOf(string.anchor!);
			if (!first || cited === undefined) return [];
			const fact = {kind: 'answers', cited, index: string.index, first: first.gathered.id} as const;
			return [{...whose(post), string: string.raw, fact}];
		}),
	);
}

/** Whether a string answers a called roll: a citation by another than who set it. */
export const isAnswer = (
	string: AuditPost['found'][number]['string'],
	post: AuditPost,
	postAt: Home['postAt'],
): string is RollString =>
	string.kind === 'roll' && string.mode === 'q' && !isNoAnswer(string) && !isBySetter(string, post, postAt);

/** What repeats a roll for a contest, or reads an answer's dice anew, answers nothing. */
const isNoAnswer = (string: RollString): boolean => entryOf(string) !== undefined || originalOf(string) !== undefined;

const isBySetter = ({anchor}: RollString, {authorId}: AuditPost, postAt: Home['postAt']): boolean =>
	authorId !== undefined && postAt(anchor!)?.authorId === authorId;
