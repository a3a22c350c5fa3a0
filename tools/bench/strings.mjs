// Read, derive and judge roll strings, against the bare SHA-256 calls that they cannot do without: check, seed, and one block of dice. Budget: half their speed.
import {sha256} from '@noble/hashes/sha2.js';
import {load} from '../load.mjs';

const BUDGET = 0.5;
const ROUND = 31543812;
const RANDOMNESS = '6c665c6d4687bbe9e925404f81986c0fd6552c93db94cbf8662b64687936d807';
const POSTS = 20;
const ROLLS = 5;

const bytesOf = text => new TextEncoder().encode(text);

/** Microseconds a string: the best of several runs, each way in turn, so that a busy machine weighs on both alike. */
function fastest(ways, times) {
	const best = ways.map(() => Number.POSITIVE_INFINITY);
	for (let run = 0; run < 600; run++)
		for (const [place, way] of ways.entries()) {
			const before = performance.now();
			way();
			best[place] = Math.min(best[place], ((performance.now() - before) * 1000) / times);
		}
	return best;
}

function postOf(number, expression, writeString) {
	const strings = Array.from({length: ROLLS}, (_, place) => writeString({mode: 's', expression, round: ROUND, index: place + 1}));
	const text = strings.map(string => `Aria frappe, ${expression} ${string} puis attend.\n`).join('');
	return {anchor: `p${number}`, text, strings};
}

/** The inputs of the hashes of one string, made beforehand. */
function inputsOf({anchor, strings}) {
	return strings.flatMap((string, place) => {
		const seed = bytesOf(`oss1 seed\ns\n${anchor}\n-\n${place + 1}\n${ROUND}\n${RANDOMNESS}\n`);
		const block = new Uint8Array(46);
		block.set(bytesOf('oss1 dice\n'));
		block.set(sha256(seed), 10);
		return [bytesOf(`oss1 check\n${string.slice(0, -9)}\n`), seed, block];
	});
}

export default async function measure() {
	const {findStrings} = await load('src/seal/find.ts');
	const {judgePost} = await load('src/seal/judge.ts');
	const {writeString} = await load('src/seal/write.ts');
	const draw = {state: 'known', randomness: RANDOMNESS};
	const context = {now: Date.UTC(2026, 7, 23), draw: () => draw, postAt: () => undefined, seen: () => undefined};
	const time = {at: Date.UTC(2026, 7, 22, 21, 33), kind: 'machine'};

	const rows = ['1d20+5', '4d6kh3', '6d6'].map(expression => {
		const posts = Array.from({length: POSTS}, (_, place) => postOf(place + 1, expression, writeString));
		const inputs = posts.flatMap(inputsOf);
		const judge = () => {
			for (const {anchor, text} of posts) {
				const judged = judgePost({anchor, author: 'Aria', authorId: '42', time, found: findStrings(text)}, context);
				if (judged.length !== ROLLS || judged[0].verdict.kind !== 'fair') throw new Error(`${anchor} was not judged fair.`);
			}
		};
		const bare = () => {
			for (const input of inputs) sha256(input);
		};
		const [ours, hashes] = fastest([judge, bare], POSTS * ROLLS);
		const ratio = hashes / ours;
		return [expression, `${ours.toFixed(2)} µs`, `${hashes.toFixed(2)} µs`, ratio.toFixed(2), ratio >= BUDGET ? 'kept' : 'over'];
	});
	return {
		title: 'Roll strings: read + derive + judge, against the bare SHA-256 calls (budget: half their speed)',
		columns: ['roll', 'a string', 'its bare hashes', 'speed', 'budget'],
		rows,
	};
}
