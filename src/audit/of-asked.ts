import {askedOf, isFor} from '../seal/called';
import {captionOf} from '../seal/caption';
import {isCitedBy} from '../seal/judge-sealed';
import {type MemberId, postOf} from '../shared/ids';
import type {Finding} from './finding';
import {isAnswer} from './of-others';
import {whose} from './of-rolls';
import type {Placed} from './place';
import type {AuditPost} from './post';

/** Called rolls that another account answers than the one which was asked. A call by name may be for any character, so its answer is nobody else's. */
export function ofAsked({post, postAt}: Placed<AuditPost>): readonly Finding[] {
	const member = post.authorId as MemberId | undefined;
	if (member === undefined) return [];
	return post.found.flatMap(({string}): readonly Finding[] => {
		if (!isAnswer(string, post, postAt)) return [];
		const home = postAt(string.anchor!);
		const call = home?.found.find(each => isCitedBy(string, each));
		const cited = postOf(string.anchor!);
		if (home === undefined || call?.string.kind !== 'roll' || cited === undefined) return [];
		const whom = askedOf(call.string);
		if (whom === undefined || whom.startsWith('n') || isFor(call.string, {member, names: []})) return [];
		const {who} = captionOf(home.gathered.strings[call.start]?.line ?? '');
		return [{...whose(post), string: string.raw, fact: {kind: 'asked', cited, index: string.index, whom: who}}];
	});
}
