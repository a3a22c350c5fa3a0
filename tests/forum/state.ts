import type {Lang} from '../../src/shared/lang';

export type Account = {
	readonly id: number;
	readonly name: string;
	readonly gm: boolean;
	readonly lang?: Lang;
	readonly signature?: string;
};
export type Edit = {
	readonly by: string;
	readonly byId: number;
	readonly at: number;
	readonly times: number;
	readonly reason: string;
};
/** `at` in milliseconds since 1970. `source` is what was typed. */
export type BoardPost = {
	readonly id: number;
	readonly topic: number;
	readonly author: Account;
	readonly at: number;
	readonly subject: string;
	readonly source: string;
	readonly edit?: Edit;
};
export type Topic = {readonly id: number; readonly title: string};

/** The board's memory: accounts, topics and posts, gone when it closes. */
export type Board = {
	readonly accounts: readonly Account[];
	readonly topics: readonly Topic[];
	posts(topic: number): readonly BoardPost[];
	post(id: number): BoardPost | undefined;
	addTopic(title: string): Topic;
	addPost(post: {topic: number; author: Account; source: string; subject?: string; at?: number}): BoardPost;
	editPost(id: number, by: Account, change: {source: string; subject: string; reason: string}): BoardPost | undefined;
	deletePost(id: number): void;
	/** As a moderator does who splits or merges topics: the post keeps its number, its time and its author. */
	movePost(id: number, topic: number): void;
	mayChange(account: Account, post: BoardPost): boolean;
};

/** phpBB's rule: a reason always shows; the last post of a topic and whoever may edit everything leave no notice; all others do. */
const showsNotice = (post: BoardPost, last: boolean, by: Account, reason: string): boolean => reason !== '' || !(last || by.gm);

export function openBoard(accounts: readonly Account[], now: () => number, firstPost = 1): Board {
	const topics: Topic[] = [];
	const posts: BoardPost[] = [];
	let nextPost = firstPost;
	const ofTopic = (topic: number): readonly BoardPost[] => posts.filter(post => post.topic === topic);
	const board: Board = {
		accounts,
		topics,
		posts: ofTopic,
		post: id => posts.find(post => post.id === id),
		addTopic(title) {
			const topic = {id: topics.length + 1, title};
			topics.push(topic);
			return topic;
		},
		addPost({topic, author, source, subject, at = now()}) {
			const title = topics.find(({id}) => id === topic)?.title ?? '';
			const post = {id: nextPost, topic, author, at, subject: subject ?? `Re: ${title}`, source};
			nextPost += 1;
			posts.push(post);
			return post;
		},
		editPost(id, by, {source, subject, reason}) {
			const place = posts.findIndex(post => post.id === id);
			const post = posts[place];
			if (!post) return undefined;
			const last = ofTopic(post.topic).at(-1)?.id === id;
			const edit = {by: by.name, byId: by.id, at: now(), times: (post.edit?.times ?? 0) + 1, reason};
			const changed = {...post, source, subject, ...(showsNotice(post, last, by, reason) && {edit})};
			posts[place] = changed;
			return changed;
		},
		deletePost(id) {
			const place = posts.findIndex(post => post.id === id);
			if (place >= 0) posts.splice(place, 1);
		},
		movePost(id, topic) {
			const place = posts.findIndex(post => post.id === id);
			if (place >= 0) posts[place] = {...posts[place]!, topic};
		},
		mayChange: (account, post) => account.gm || account.id === post.author.id,
	};
	return board;
}
