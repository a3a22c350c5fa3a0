import {describe, expect, test} from 'vitest';
import {drawTime} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {commitmentOf} from '../../src/seal/hidden';
import {judgePost} from '../../src/seal/judge';
import type {Draw, JudgeContext, JudgedPost, PostMoment, Sight} from '../../src/seal/judged';
import type {TurnThread} from '../../src/seal/turn';
import type {Reason} from '../../src/seal/verdict';
import {finish, seenHash, writeString, writeWitness} from '../../src/seal/write';
import {type Anchor, postId} from '../../src/shared/ids';
import {growth, LINEAR} from '../growth';
import {posts, randomnessOf, utc, vectors} from './vectors';

const A = 31543812; // The draw of 21:40.
const FALLS = drawTime(A);
const S1 = vectors[0]!.token; // 1d20+5, 11
const S2 = vectors[1]!.token; // 3d6, 9
const I1 = vectors[3]!.token; // 4dF on p4711 by u57, -4
const p = (number: number) => `p${number}` as Anchor;
const at = (minute: string) => utc(`2026-08-22T${minute}`);
const machine = (minute: string): PostMoment => ({at: at(minute), kind: 'machine'});

const known = (round: number): Draw | undefined => {
	const randomness = randomnessOf(round);
	return randomness === undefined ? undefined : {state: 'known', randomness};
};

/** Aria's post p4711 of 21:33, unless told otherwise. */
const post = (text: string, changes: Partial<JudgedPost> = {}): JudgedPost => ({
	anchor: p(4711),
	author: 'Aria',
	authorId: '42',
	time: machine('21:33'),
	found: findStrings(text),
	...changes,
});

/** Read the next day, with the draws of the vectors at hand and nothing else. */
const context = (changes: Partial<JudgeContext> = {}): JudgeContext => ({
	now: FALLS + 86_400_000,
	draw: known,
	postAt: () => undefined,
	seen: () => undefined,
	...changes,
});

/** Verdicts in short: `fair in-time`. */
const short = (judged: JudgedPost, around: JudgeContext = context()) =>
	judgePost(judged, around).map(({verdict: {kind, reasons}}) => [kind, ...reasons.map(({code}) => code)].join(' '));

const sight = (minute: string, ...raws: string[]): Sight => ({raws, at: at(minute)});
const seenFirst = (seen: Sight, of: Anchor = p(4711)) => context({seen: anchor => (anchor === of ? seen : undefined)});

describe('posts of the vectors', () => {
	const noteOf = ({code, ...facts}: Reason): string => {
		if (code === 'says') return `says ${(facts as {said: number}).said}`;
		return {'index-repeated': 'repeated index', 'index-gap': 'index gap'}[code as string] ?? code;
	};

	test.each(Object.entries(posts))('%s', (_, vector) => {
		const authorId = vector.author.slice(1);
		const judged = post(vector.text, {anchor: vector.post, authorId, time: {at: utc(vector.forum_minute), kind: 'machine'}});
		const others = post(`${S1} ${S2}`, {author: 'B', authorId: '1', time: machine('21:36')});
		const answers = judgePost(
			judged,
			context({postAt: anchor => (anchor === vector.post ? judged : anchor === p(4711) ? others : undefined)}),
		);
		const rows = vector.result.filter(([mode]) => mode !== 'witness');
		expect(answers).toHaveLength(rows.length);
		for (const [place, [mode, expression, , total, notes]] of rows.entries()) {
			const {kind, reasons, string, rolled} = answers[place]!.verdict;
			if (mode === 'unreadable') {
				expect(kind).toBe('unreadable');
				continue;
			}
			expect([string?.mode, string?.expression, rolled?.total]).toEqual([mode, expression, total]);
			const differing = notes!.filter(note => note !== 'in-time');
			for (const note of differing) expect(reasons.map(noteOf)).toContain(note);
			if (differing.length === 0) expect(['fair', 'fixed', 'consistent']).toContain(kind);
			else expect(kind).toBe(differing.some(note => note.startsWith('says')) ? 'mismatch' : 'timing');
		}
	});
});

describe('a sealed roll', () => {
	test.each([
		['in time', '21:33', 'fair in-time'],
		['in the first minute that is near enough', '21:24', 'fair in-time'],
		['in the last minute', '21:38', 'fair in-time'],
		['too late', '21:39', 'timing late'],
		['hours late', '23:39', 'timing late'],
		['too far ahead', '21:23', 'timing far'],
	])('posted %s', (_, minute, expected) => {
		expect(short(post(S1, {time: machine(minute)}))).toEqual([expected]);
	});

	test('the minute is cut: seconds that some forums show count for nothing', () => {
		expect(short(post(S1, {time: {at: at('21:38') + 59_000, kind: 'machine'}}))).toEqual(['fair in-time']);
	});

	test.each([
		['no time on the page', undefined, 'timing time-unknown'],
		['the reader’s own words, zone found', {at: at('21:33'), kind: 'text'}, 'fair in-time'],
		['a zone that nobody knows', {at: at('23:33'), kind: 'floating'}, 'timing zone-unknown'],
		['a zone that nobody knows, and days too late', {at: at('21:33') + 3 * 86_400_000, kind: 'floating'}, 'timing late'],
		['a zone that nobody knows, and days too early', {at: at('21:33') - 3 * 86_400_000, kind: 'floating'}, 'timing far'],
	] satisfies [string, PostMoment | undefined, string][])('%s', (_, time, expected) => {
		expect(short(post(S1, {time}))).toEqual([expected]);
	});

	test('a round that is no draw, though its value is known', () => {
		const raw = finish(`oss1-s-1d6-r${A + 1}-k1`);
		const randomness = vectors[0]!.randomness;
		expect(short(post(raw), context({draw: () => ({state: 'known', randomness})}))).toEqual(['timing off-grid']);
		expect(short(post(raw), context({draw: () => ({state: 'failed'})}))).toEqual(['timing off-grid']);
	});

	test('in a preview, where the post has no number, has no dice', () => {
		const [first] = judgePost(post(S1, {anchor: undefined}), context());
		expect(first?.verdict).toMatchObject({kind: 'timing', reasons: [{code: 'post-unknown'}]});
		expect(first?.verdict.rolled).toBeUndefined();
	});

	test('by somebody who shows no profile number is as good as any', () => {
		expect(short(post(S1, {authorId: undefined}))).toEqual(['fair in-time']);
	});
});

describe('the number in the text', () => {
	test.each([
		['right', `1d20+5 = 6 + 5 = 11 ${S1}`, 'fair in-time'],
		['typed over', `1d20+5 = 19 + 5 = 24 ${S1}`, 'mismatch says'],
		['one digit off', `= 12 ${S1}`, 'mismatch says'],
		['not there', S1, 'fair in-time'],
	])('%s', (_, text, expected) => {
		expect(short(post(text))).toEqual([expected]);
	});

	test('bug 33: with a typographic minus is the same number', () => {
		const instant = post(`4dF = \u22124 ${I1}`, {anchor: p(4721), authorId: '57'});
		expect(judgePost(instant, context())[0]?.verdict).toMatchObject({kind: 'consistent', said: -4, rolled: {total: -4}});
	});

	test('that differs is told with both numbers', () => {
		const [first] = judgePost(post(`= 24 ${S1}`), context());
		expect(first?.verdict).toMatchObject({kind: 'mismatch', reasons: [{code: 'says', said: 24, total: 11}], said: 24});
	});
});

describe('numbers of sealed rolls in a post', () => {
	const k = (index: number) => writeString({mode: 's', expression: '1d6', round: A, index});
	const lost = 'oss1-s-1d6';
	test.each([
		['in order', [k(1), k(2), k(3)], ['fair', 'fair', 'fair']],
		['one missing', [k(1), k(3)], ['fair', 'index-gap']],
		['the first missing', [k(2)], ['index-gap']],
		['one twice', [k(1), k(1), k(2)], ['fair', 'index-repeated', 'fair']],
		['back to front', [k(2), k(1)], ['index-gap', 'index-repeated']],
		['both twice', [k(1), k(2), k(1), k(2)], ['fair', 'fair', 'index-repeated', 'index-repeated']],
		['a damaged one excuses a gap', [k(1), lost, k(3)], ['fair', 'unreadable', 'fair']],
		['it excuses one gap only', [k(1), lost, k(3), k(5)], ['fair', 'unreadable', 'fair', 'index-gap']],
		['two excuse a gap of two', [k(1), lost, lost, k(4)], ['fair', 'unreadable', 'unreadable', 'fair']],
		['one does not excuse a gap of two', [k(1), lost, k(4)], ['fair', 'unreadable', 'index-gap']],
		['a damaged one need not leave a gap', [k(1), lost, k(2)], ['fair', 'unreadable', 'fair']],
		['instant ones are counted apart', [k(1), I1, k(2)], ['fair', 'consistent', 'fair']],
	] satisfies [string, string[], string[]][])('%s', (_, raws, expected) => {
		const answers = judgePost(post(raws.join(' ')), context());
		expect(answers.map(({verdict: {kind, reasons}}) => (kind === 'timing' ? reasons[0]?.code : kind))).toEqual(expected);
	});

	test('the expected number is told', () => {
		const [, second] = judgePost(post(`${k(1)} ${k(4)}`), context());
		expect(second?.verdict.reasons).toEqual([{code: 'index-gap', index: 4, expected: 2}]);
	});
});

describe('an edit notice', () => {
	test.each([
		['from before the draw is harmless', {at: at('21:39')}, 'fair in-time'],
		['from the minute of the draw', {at: at('21:40')}, 'timing edited-after'],
		[
			'bug 38: from long after, for a typo elsewhere, leaves the moment not shown and accuses nobody',
			{at: at('23:00')},
			'timing edited-after',
		],
		['without a date', {}, 'timing edited-undated'],
	])('%s', (_, edited, expected) => {
		expect(short(post(S1, {edited}))).toEqual([expected]);
	});

	test('bug 38: is harmless when this browser saw the same roll before the draw', () => {
		expect(short(post(S1, {edited: {at: at('23:00')}}), seenFirst(sight('21:35', S1)))).toEqual(['fixed in-time seen-before']);
	});

	test('is not excused by a first look after the draw, since it may not be the first edit', () => {
		expect(short(post(S1, {edited: {at: at('23:00')}}), seenFirst(sight('22:00', S1)))).toEqual(['timing edited-after']);
	});
});

describe('what this browser saw first', () => {
	test.each([
		['before the draw', sight('21:35', S1), 'fixed in-time seen-before'],
		['at the draw', sight('21:40', S1), 'fair in-time first-seen'],
		['after the draw', sight('22:10', S1), 'fair in-time first-seen'],
		['after the draw, on this page, and perhaps before', {...sight('22:10', S1), here: true}, 'fair in-time'],
		['before the draw, on this page', {...sight('21:35', S1), here: true}, 'fixed in-time seen-before'],
		[
			'another string in its place',
			sight('22:10', writeString({mode: 's', expression: '1d20', round: A, index: 1})),
			'changed was',
		],
		[
			'another draw in its place, before the draw',
			sight('21:35', writeString({mode: 's', expression: '1d20+5', round: A - 100, index: 1})),
			'changed was',
		],
		['nothing there, after the draw', sight('22:10'), 'timing added-after'],
		['nothing there yet, before the draw', sight('21:35'), 'fair in-time'],
		['another roll of the post only, after the draw', sight('22:10', S2), 'timing added-after'],
	] satisfies [string, Sight, string][])('%s', (_, seen, expected) => {
		expect(short(post(S1), seenFirst(seen))[0]).toBe(expected);
	});

	test('both versions are given', () => {
		const before = writeString({mode: 's', expression: '1d20', round: A, index: 1});
		const [first] = judgePost(post(S1), seenFirst(sight('22:10', before)));
		expect(first?.verdict.reasons).toEqual([{code: 'was', before, at: at('22:10')}]);
	});

	test('does not excuse a late post', () => {
		expect(short(post(S1, {time: machine('21:39')}), seenFirst(sight('21:39', S1)))).toEqual(['timing late']);
	});

	test('bug 41: a roll set above an old one leaves the old one as it was', () => {
		const added = writeString({mode: 's', expression: '1d6', round: A + 500, index: 2});
		const [, old] = judgePost(post(`${added} ${S1}`), seenFirst(sight('21:35', S1)));
		expect(old?.verdict.rolled?.total).toBe(11);
		expect(old?.verdict.reasons.map(({code}) => code)).not.toContain('was');
	});
});

describe('the draw', () => {
	const before = FALLS - 60_000;
	const asked = (draw: Draw | undefined, now = FALLS + 60_000) => context({now, draw: () => draw});
	test.each([
		['to come, not asked for', asked(undefined, before), 'waiting'],
		['to come, as the keeper says', asked({state: 'waiting'}), 'waiting'],
		['out, not asked for yet', asked(undefined), 'unchecked'],
		['out, and no relay gave it', asked({state: 'failed'}), 'unchecked draw-failed'],
		['out, with the network off', asked({state: 'off'}), 'unchecked draws-off'],
		['known, though this machine’s clock is behind', asked(known(A), before), 'fair in-time'],
	])('%s', (_, around, expected) => {
		expect(short(post(S1), around)).toEqual([expected]);
	});

	test('to come tells when it falls', () => {
		expect(judgePost(post(S1), asked(undefined, before))[0]?.verdict).toMatchObject({kind: 'waiting', drawAt: FALLS});
	});

	test('missing does not hide what the clock tells', () => {
		expect(short(post(S1, {time: machine('21:39')}), asked({state: 'failed'}))).toEqual(['unchecked draw-failed late']);
	});

	test.each([
		['in a million years', 999999999999912],
		['next week', A + 100 * 288 * 7],
	])('%s is too far, not awaited', (_, round) => {
		const raw = writeString({mode: 's', expression: '1d6', round, index: 1});
		const around = context({now: FALLS, draw: () => undefined});
		expect(short(post(raw), around)).toEqual(['timing far']);
		expect(short(post(raw, {time: undefined}), around)).toEqual(['timing far time-unknown']);
	});

	test('of a year that no calendar holds has no time to tell', () => {
		const raw = writeString({mode: 's', expression: '1d6', round: 999999999999912, index: 1});
		expect(judgePost(post(raw), context({draw: () => undefined}))[0]?.verdict.drawAt).toBeUndefined();
	});
});

describe('a citation', () => {
	const q = (index = 1, expression = '1d20+5') => writeString({mode: 'q', expression, anchor: p(4711), round: A, index});
	const cites = (raw: string, changes: Partial<JudgedPost> = {}) =>
		post(raw, {anchor: p(4725), author: 'Bob', authorId: '2', time: machine('23:10'), ...changes});
	const around = (cited: JudgedPost | undefined, seen?: Sight) =>
		context({
			postAt: anchor => (anchor === p(4711) ? cited : undefined),
			seen: anchor => (anchor === p(4711) ? seen : undefined),
		});

	test.each([
		['of a roll that another member set', cites(q()), around(post(S1)), 'fixed in-time called'],
		['with the number right', cites(`= 11 ${q()}`), around(post(S1)), 'fixed in-time called'],
		['with the number typed over', cites(`= 20 ${q()}`), around(post(S1)), 'mismatch says'],
		['of his own roll', cites(q(), {authorId: '42'}), around(post(S1)), 'fair in-time'],
		[
			'of his own roll, seen before the draw',
			cites(q(), {authorId: '42'}),
			around(post(S1), sight('21:35', S1)),
			'fixed in-time seen-before',
		],
		['by somebody without a number', cites(q(), {authorId: undefined}), around(post(S1)), 'fair in-time'],
		['of a late roll', cites(q()), around(post(S1, {time: machine('21:39')})), 'timing late'],
		[
			'of a post edited after the draw by the caller',
			cites(q()),
			around(post(S1, {edited: {at: at('22:00')}})),
			'fixed in-time called',
		],
		[
			'of his own post edited after the draw',
			cites(q(), {authorId: '42'}),
			around(post(S1, {edited: {at: at('22:00')}})),
			'timing edited-after',
		],
		['of a post that is not at hand', cites(q()), around(undefined), 'timing cited-unread'],
		['of a post that does not hold it', cites(q()), around(post(S2)), 'timing cited-absent'],
		['of the right roll under another number', cites(q(2)), around(post(S1)), 'timing cited-absent'],
		['of another expression', cites(q(1, '1d20+9')), around(post(S1)), 'timing cited-absent'],
		['of the second of two', cites(q(2, '3d6')), around(post(`${S1} ${S2}`)), 'fixed in-time called'],
		['of a second without a first', cites(q(2, '3d6')), around(post(S2)), 'timing index-gap'],
	])('%s', (_, judged, circumstances, expected) => {
		expect(short(judged, circumstances)).toEqual([expected]);
	});

	test('has the dice of the roll it cites', () => {
		expect(judgePost(cites(q()), around(post(S1)))[0]?.verdict.rolled?.total).toBe(11);
	});

	test('by whom it was set is told', () => {
		expect(judgePost(cites(q()), around(post(S1)))[0]?.verdict.reasons).toContainEqual({code: 'called', by: 'Aria'});
	});
});

describe('a witness', () => {
	const heard = (changes: {minute?: string; authorId?: string; raws?: string[]} = {}) => {
		const {minute = '21:36', authorId = '9', raws = [S1]} = changes;
		const text = writeWitness(p(4711), raws);
		const posts = [{anchor: p(4712), author: 'Cléo', authorId, at: at(minute), found: findStrings(text)}];
		return context({thread: {posts, complete: false}});
	};
	test.each([
		['who wrote before the draw', heard(), 'fixed in-time witnessed'],
		['who may have written in its very minute', heard({minute: '21:39'}), 'fair in-time'],
		['who is the roller himself', heard({authorId: '42'}), 'fair in-time'],
		['of other strings', heard({raws: [S2]}), 'fair in-time'],
	])('%s', (_, around, expected) => {
		expect(short(post(S1), around)).toEqual([expected]);
	});

	test.each([
		['that bears an edit notice older than the draw', '21:39', 'fixed in-time witnessed'],
		['edited once the draw had fallen', '21:40', 'fair in-time'],
		['edited, nobody knows when', undefined, 'fair in-time'],
	])('in a post %s', (_, minute, expected) => {
		const edited = {at: minute === undefined ? undefined : at(minute)};
		const {posts} = heard().thread!;
		expect(short(post(S1), context({thread: {posts: posts.map(one => ({...one, edited})), complete: false}}))).toEqual([
			expected,
		]);
	});

	test('gets no verdict itself', () => {
		expect(short(post(finish(`oss1-w-ap1-h${seenHash(p(1), [])}`)))).toEqual([]);
	});
});

describe('a quotation', () => {
	const H1 = writeString({mode: 'h', expression: '1d20+5', round: A, index: 1, commitment: commitmentOf('0'.repeat(32))});
	const quote = (changes: {minute?: string; authorId?: string | undefined; of?: number; text?: string; edited?: string} = {}) => {
		const {minute = '21:36', of = 4711, text = S1, edited} = changes;
		const authorId = 'authorId' in changes ? changes.authorId : '9';
		const quoted = [{source: postId(String(of)), found: findStrings(text)}];
		const one = {anchor: p(4712), author: 'Cléo', authorId, at: at(minute), found: [], quoted};
		return context({thread: {posts: [{...one, ...(edited && {edited: {at: at(edited)}})}], complete: false}});
	};
	test.each([
		['by another member before the draw', S1, quote(), 'fixed in-time witnessed'],
		['that may be of the draw’s very minute', S1, quote({minute: '21:39'}), 'fair in-time'],
		['after the draw', S1, quote({minute: '21:50'}), 'fair in-time'],
		['by the roller himself', S1, quote({authorId: '42'}), 'fair in-time'],
		['by a guest, who may be the roller', S1, quote({authorId: undefined}), 'fair in-time'],
		['of another post', S1, quote({of: 4710}), 'fair in-time'],
		['of the same roll with another bonus', S1, quote({text: S2}), 'fair in-time'],
		['in a post that was edited after the draw', S1, quote({edited: '21:41'}), 'fair in-time'],
		['of one roll of two: that one alone is fixed', `${S1} ${S2}`, quote(), 'fixed in-time witnessed'],
		['of a hidden roll', H1, quote({text: H1}), 'hidden not-opened in-time witnessed'],
	])('%s', (_, text, around, expected) => {
		expect(short(post(text), around)[0]).toBe(expected);
	});

	test('that stood before the draw speaks for a roll whose post was edited after it', () => {
		const edited = {...post(S1), edited: {at: at('22:00')}};
		expect(short(edited, context())).toEqual(['timing edited-after']);
		expect(short(edited, quote())).toEqual(['fixed in-time witnessed']);
	});

	test('is told with who wrote it, when and where', () => {
		expect(judgePost(post(S1), quote())[0]?.verdict.reasons).toContainEqual({
			...{code: 'witnessed', by: 'Cléo', anchor: 'p4712'},
			at: at('21:36'),
		});
	});
});

describe('an instant roll', () => {
	const k = (index: number, round = A, anchor = p(4711)) => writeString({mode: 'i', expression: '1d6', anchor, round, index});
	/** p4711 by 1 at 21:36, then his posts: p4721 and so on. */
	const threadOf = (...texts: string[]): TurnThread => ({
		complete: true,
		posts: [
			{anchor: p(4711), authorId: '1', at: at('21:36')},
			...texts.map((text, place) => ({anchor: p(4721 + place), authorId: '57', at: at('22:10'), found: findStrings(text)})),
		],
	});
	const last = (thread: TurnThread): JudgedPost => {
		const {anchor, found} = thread.posts.at(-1)!;
		return {anchor, author: 'Dan', authorId: '57', time: machine('22:10'), found: found!};
	};
	const judged = (thread: TurnThread, changes: Partial<JudgeContext> = {}) => short(last(thread), context({thread, ...changes}));

	test.each([
		['the first of its turn', [k(1)], ['unbiased turn']],
		['three of its turn', [`${k(1)} ${k(2)} ${k(3)}`], ['unbiased turn', 'unbiased turn', 'unbiased turn']],
		['the second, in a double post', [k(1), k(2)], ['unbiased turn']],
		['the first again, in a double post: two tabs', [k(1), k(1)], ['timing index-repeated']],
		['one left out', [k(2)], ['timing index-gap']],
		['one left out where a damaged one stands', ['oss1-i-', k(2)], ['unbiased turn']],
		['the draw after its own', [k(1, A + 100)], ['timing far']],
		['the draw before its own', [k(1, A - 100)], ['timing late']],
		['a round that is no draw', [k(1, A + 1)], ['timing off-grid']],
		['an anchor that is not its turn’s', [k(1, A, p(4700))], ['timing other-anchor']],
	] satisfies [string, string[], string[]][])('%s', (_, texts, expected) => {
		const draw = (): Draw => ({state: 'known', randomness: vectors[0]!.randomness});
		expect(judged(threadOf(...texts), {draw})).toEqual(expected);
	});

	test('whose thread is not at hand is consistent, and says why', () => {
		expect(short(last(threadOf(k(1))))).toEqual(['consistent turn-not-checked']);
	});

	test('whose turn began on an earlier page is consistent, and says why', () => {
		const {posts} = threadOf(k(1));
		expect(judged({posts, complete: false})).toEqual(['consistent turn-not-checked']);
	});

	test('where nobody else had written has no anchor', () => {
		const thread = {posts: threadOf(k(1)).posts.slice(1), complete: true};
		expect(judged(thread)).toEqual(['timing no-anchor']);
	});

	test.each([
		['no time', undefined, 'timing time-unknown'],
		['a zone nobody knows', {at: at('23:36'), kind: 'floating'}, 'timing zone-unknown'],
		['seconds', {at: at('21:36') + 40_000, kind: 'machine'}, 'unbiased turn'],
	] satisfies [string, PostMoment | undefined, string][])('whose anchor has %s', (_, time, expected) => {
		const anchor = post('', {author: 'B', authorId: '1', time});
		expect(judged(threadOf(k(1)), {postAt: named => (named === p(4711) ? anchor : undefined)})).toEqual([expected]);
	});

	test('by an author without a profile number has no dice', () => {
		const [first] = judgePost({...last(threadOf(k(1))), authorId: undefined}, context());
		expect(first?.verdict).toMatchObject({kind: 'timing', reasons: [{code: 'author-unknown'}]});
		expect(first?.verdict.rolled).toBeUndefined();
	});

	test('copied by somebody else has other dice', () => {
		const by = (authorId: string) => judgePost({...last(threadOf(I1)), authorId}, context())[0]?.verdict.rolled;
		expect(by('57')?.total).toBe(-4);
		expect(by('58')).not.toEqual(by('57'));
	});

	test('that was another when this browser saw it first', () => {
		const thread = threadOf(k(1));
		const before = writeString({mode: 'i', expression: '1d20', anchor: p(4711), round: A, index: 1});
		expect(judged(thread, {seen: () => sight('22:15', before)})).toEqual(['changed was']);
	});

	test('offline is consistent and never more', () => {
		const o = (index: number) => writeString({mode: 'o', expression: '1d6', anchor: p(4711), index});
		expect(judged(threadOf(o(1)))).toEqual(['consistent turn']);
		expect(judged(threadOf(o(2)))).toEqual(['timing index-gap']);
	});
});

describe('what cannot be read', () => {
	test.each([
		['a damaged string', 'oss1-s-1d6-r12-k1-00000000', 'unreadable'],
		['an expression that is none', finish(`oss1-s-bonjour-r${A}-k1`), 'unreadable expression'],
		['a later version', 'oss2-z-1d6', 'newer'],
	])('%s', (_, text, expected) => {
		expect(short(post(text))).toEqual([expected]);
	});
});

test('bug 37: a line that only looks like a roll gets no verdict', () => {
	expect(short(post('admin lance 1d20+5 = 25 (tirage loyal ✔✔)'))).toEqual([]);
});

test('fifty rolls at the end of double posts with fifty each: in time that grows with their number', () => {
	const raws = Array.from({length: 50}, (_, place) =>
		writeString({mode: 'i', expression: '1d6', anchor: p(1), round: A, index: place + 1}),
	);
	const found = findStrings(raws.join(' '));
	const judgeLast = (count: number) => {
		const posts = Array.from({length: count}, (_, place) => ({
			anchor: p(place + 1),
			authorId: place === 0 ? '1' : '2',
			at: at('21:36'),
			found,
		}));
		const last = {anchor: p(count), author: 'B', authorId: '2', time: machine('22:00'), found};
		return judgePost(last, context({thread: {posts, complete: true}}));
	};
	expect(judgeLast(1000)).toHaveLength(50);
	expect(growth(judgeLast, 125)).toBeLessThan(LINEAR);
});
