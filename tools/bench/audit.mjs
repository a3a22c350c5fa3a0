// An audit of 5,000 posts and 20,000 rolls: all of it, the longest piece between two breaths, and what it holds in memory.
import {load} from '../load.mjs';

const POSTS = 5000;
const ROLLS = 4;
const PER_PAGE = 25;
const ROUND = 31543812;
const RANDOMNESS = '6c665c6d4687bbe9e925404f81986c0fd6552c93db94cbf8662b64687936d807';
const AT = Date.UTC(2026, 7, 22, 21, 33);
/** As between two breaths of a page, in milliseconds (content-scripts/reading.ts). */
const SLICE = 16;

function pagesOf(gather, writeString) {
	const posts = Array.from({length: POSTS}, (_, place) => {
		const number = String(place + 1);
		const strings = Array.from({length: ROLLS}, (_, roll) => {
			const raw = writeString({mode: 's', expression: roll % 2 ? '4d6kh3' : '1d20+5', round: ROUND, index: roll + 1});
			return `Aria, Saut – 1d20 + 5 (5 Souplesse) ${raw}`;
		});
		return gather({
			id: number,
			anchor: `p${number}`,
			author: `Auteur ${place % 6}`,
			authorId: String(2 + (place % 6)),
			time: {at: AT, kind: 'machine', shown: '21:33'},
			edited: undefined,
			body: {text: `La scène va son train.\n${strings.join('\n')}`},
			quotations: [],
		});
	});
	return Array.from({length: POSTS / PER_PAGE}, (_, page) => ({
		page: page + 1,
		url: 'https://forum.example/',
		at: AT,
		posts: posts.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
	}));
}

export default async () => {
	const {gather} = await load('src/audit/gather.ts');
	const {openThreads, startAudit, nothingKnown} = await load('src/audit/audit.ts');
	const {openPost} = await load('src/audit/post.ts');
	const {rowOfTable, select, everything} = await load('src/audit/table.ts');
	const {writeString} = await load('src/seal/write.ts');
	const time = work => {
		const before = performance.now();
		const made = work();
		return [made, performance.now() - before];
	};
	const ms = number => `${number.toFixed(0)} ms`;
	const pages = pagesOf(gather, writeString);
	const text = JSON.stringify(pages).length;
	globalThis.gc?.();
	const heap = process.memoryUsage().heapUsed;
	// In slices too, post by post.
	const [read, reading] = time(() => new Map(pages.flatMap(({posts}) => posts.map(post => [post, openPost(post)]))));
	const [opened, opening] = time(() =>
		openThreads([{site: 'forum.example', thread: '42', pages: pages.length, read: pages}], post => read.get(post)),
	);
	const around = {...nothingKnown, now: AT + 86_400_000, draw: () => ({state: 'known', randomness: RANDOMNESS})};
	const {posts, judge, finish} = startAudit(opened, around);
	let longest = 0;
	const [, judging] = time(() => {
		let began = performance.now();
		for (const post of posts) {
			judge(post);
			const since = performance.now() - began;
			if (since < SLICE) continue;
			longest = Math.max(longest, since);
			began = performance.now();
		}
	});
	const [report, summing] = time(finish);
	const [rows, making] = time(() => report.rolls.map((roll, place) => rowOfTable(roll, place, () => undefined, 'fr')));
	const [, sorting] = time(() => select(rows, {...everything, search: 'aria'}, {by: 'total', down: true}));
	const held = process.memoryUsage().heapUsed - heap;
	if (report.rolls.length !== POSTS * ROLLS || report.findings.length > 0) throw new Error('The thread was not judged as it is.');
	return {
		title: `Audit of a thread of ${POSTS} posts and ${POSTS * ROLLS} rolls (in Node)`,
		columns: ['what', 'measured'],
		rows: [
			['read the strings anew, in slices', ms(reading)],
			['place the posts', ms(opening)],
			['judge, in slices', ms(judging)],
			['  longest slice', `${longest.toFixed(1)} ms`],
			['sum up', ms(summing)],
			['rows of the table, in slices', ms(making)],
			['search and sort them', ms(sorting)],
			['kept of the thread, as text', `${(text / 1e6).toFixed(1)} MB`],
			['memory held at the end', `${(held / 1e6).toFixed(0)} MB`],
		],
	};
};
