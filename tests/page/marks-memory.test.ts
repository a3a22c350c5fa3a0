import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {sightsFor} from '../../content-scripts/marks-memory';
import {anchorOf, memberId, postId, site} from '../../src/shared/ids';
import type {Asker} from '../../src/wire/messages';
import type {SeenPost} from '../../src/wire/records';

const post: SeenPost = {
	post: postId('8')!,
	author: 'Bastien',
	authorId: memberId('4')!,
	rolls: [{raw: 'oss1-s-2d6-r34401712-k1-b7a2fe2b', line: 'Dégâts'}],
	at: 2_000,
};
const first = {...post, at: 1_000};

/** A memory that answers as told, one answer after the other; `never` leaves a question open for ever. */
type Answer = 'never' | 'refused' | readonly SeenPost[];
const memory = (...answers: readonly Answer[]) => {
	let count = 0;
	const ask = (() => {
		const answer = answers[Math.min(count++, answers.length - 1)]!;
		if (answer === 'never') return new Promise(() => undefined);
		return answer === 'refused' ? Promise.reject(new Error('stopped')) : Promise.resolve(answer);
	}) as unknown as Asker;
	return {ask, asked: () => count};
};

describe('what was seen first', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => vi.useRealTimers());

	const rows: readonly [odd: string, answers: readonly Answer[], asked: number][] = [
		['told at once', [[first]], 1],
		['told after an answer without it', [[], [first]], 2],
		['told after a refusal', ['refused', [first]], 2],
		['told after a question that nobody answered', ['never', [first]], 2],
		['told after two of them', ['never', 'never', [first]], 3],
	];
	test.each(rows)('is %s', async (_, answers, asked) => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const {ask, asked: count} = memory(...answers);
		const onLate = vi.fn();
		const sights = sightsFor(ask, site('forum.example'), {signal: new AbortController().signal, onLate});
		void sights.note(new Map([[post.post, post]]), seen => seen);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(sights.get(anchorOf(post.post))).toEqual({raws: [post.rolls[0]!.raw], at: 1_000});
		expect(count()).toBe(asked);
		expect(onLate).toHaveBeenCalledTimes(asked > 1 ? 1 : 0);
	});

	test('is what is seen now while the memory is silent, and the page goes on', async () => {
		const sights = sightsFor(memory('never').ask, site('forum.example'));
		const noted = vi.fn();
		void sights.note(new Map([[post.post, post]]), seen => seen).then(noted);
		expect(sights.isAsked(anchorOf(post.post))).toBe(true);
		await vi.advanceTimersByTimeAsync(8_000);
		expect(noted).toHaveBeenCalled();
		expect(sights.isAsked(anchorOf(post.post))).toBe(false);
		expect(sights.get(anchorOf(post.post))).toMatchObject({at: 2_000, here: true});
	});
});
