// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import './test-chain';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {contestRiders} from '../../src/contest/riders';
import {checkOf} from '../../src/seal/digest';
import {writeString} from '../../src/seal/write';
import {type Anchor, postId} from '../../src/shared/ids';
import {Orphaned} from '../../src/wire/messages';
import {type MadePost, threadHtml} from '../cli/thread-html';
import {vectors} from '../seal/vectors';
import {type Given, marksNow, pause, settled, visitPage} from './live-page';

const [sealed, second] = vectors as [(typeof vectors)[number], (typeof vectors)[number]];
const draws = {[sealed.round]: sealed.randomness};
const post = (html: string, more: Partial<MadePost> = {}): MadePost => ({
	id: 4711,
	author: 'Aria',
	authorId: 42,
	time: '2026-08-22T21:33:20Z',
	html,
	...more,
});

const stringOf = (expression: string, round: number) => {
	const body = `oss1-s-${expression}-r${round}-k1`;
	return `${body}-${checkOf(body)}`;
};

// The parts are a large script to load on a busy machine.
const PATIENT = {timeout: 8000};

let leave: () => void;
const open = (posts: readonly MadePost[], given: Given = {}) => {
	const page = visitPage(threadHtml(posts), {draws, ...given});
	leave = page.leave;
	return page;
};
afterEach(() => {
	leave();
	vi.restoreAllMocks();
});

describe('marks', () => {
	test('stand right behind each roll and tell the total that the post does not', async () => {
		open([post(`Aria frappe, 1d20+5 ${sealed.token} et brûle 3d6 ${second.token}, puis rit.`)]);

		const marks = await settled(2);

		expect(marks.map(({name, text}) => [name, text])).toEqual([
			['Tirage loyal\u00a0: 11', '11'],
			['Tirage loyal\u00a0: 9', '9'],
		]);
		expect(marks.map(({behind}) => behind.endsWith('9136c19a') || behind.endsWith('532b01b5'))).toEqual([true, true]);
	});

	test('speak English to an English reader', async () => {
		open([post(`1d20+5 = 11 ${sealed.token}`)], {lang: 'en'});

		expect((await settled(1)).map(({name, text}) => [name, text])).toEqual([['Fair draw: 11', '']]);
	});

	test('name both numbers of a total that was typed over (bug 37)', async () => {
		open([post(`1d20+5 = 19 + 5 = 24 ${sealed.token} <span style="color:green">✔✔ Tirage loyal</span>`)]);

		const marks = await settled(1);
		expect(marks.map(({name, text}) => [name, text.split(/ +/)])).toEqual([
			['Ne correspond pas\u00a0: le message dit 24, les dés disent 11', ['24', '11']],
		]);
		// The sign between them is drawn.
		expect(marks[0]?.host.shadowRoot?.querySelectorAll('span > svg')).toHaveLength(1);
	});

	test('judge a line of opposed rolls: what it says must follow from their dice (§16)', async () => {
		const rule = {kind: 'opposed', ties: ['defender']} as const;
		const cite = ({expression, round, index}: typeof sealed, place: number) =>
			writeString({
				mode: 'q',
				expression,
				anchor: 'p4711' as Anchor,
				round,
				index,
				riders: contestRiders({side: place === 1 ? 'actor' : 'defender', place, of: 2}, rule),
			});
		const home = post(`${sealed.token} ${second.token}`);
		const line = (margin: number) =>
			post(`Aria = 11 contre Bran = 9 : Aria l’emporte de ${margin} – ${cite(sealed, 1)} ${cite(second, 2)}`, {
				id: 4720 + margin,
				author: 'Maud',
				authorId: 2,
				time: '2026-08-22T22:33:20Z',
			});
		open([home, line(2), line(5)]);
		await vi.waitFor(
			() =>
				expect(marksNow().map(({name}) => name.split('\u00a0')[0])).toEqual([
					'Tirage loyal',
					'Tirage loyal',
					'Tirage loyal',
					'Tirage loyal',
					'Ne correspond pas',
					'Tirage loyal',
				]),
			PATIENT,
		);
	});

	test.each(['6d10!>=8', '4d6r=1', '4d6ro=1', '5d6>=5f=1'])(
		'take no condition for a number the post says: %s',
		async expression => {
			const escaped = expression.replace(/[^0-9a-y]/g, sign => `z${sign.charCodeAt(0).toString(16)}`);
			open([post(`${expression} ${stringOf(escaped, sealed.round)}`)]);

			expect((await settled(1)).map(({name}) => name)).toEqual([expect.stringMatching(/^Tirage loyal\u00a0: /)]);
		},
	);

	test('read a string that the forum broke up (bug 35)', async () => {
		open([post(`1d20+5 = 11 ${sealed.token.replace('-r', '-<wbr>\u200br').replace('-k1', '\u2011k1')}`)]);

		expect((await settled(1)).map(({name}) => name)).toEqual(['Tirage loyal\u00a0: 11']);
	});

	test('stand behind a link that carries the string, not in it', async () => {
		open([post(`<a href="https://table.example/verify.html#${sealed.token}">vérifier</a> et la suite`)]);

		const [mark] = await settled(1);
		expect(mark?.host.closest('a')).toBeNull();
		expect(mark?.host.previousElementSibling?.localName).toBe('a');
	});

	test('say of a damaged string that it cannot be read', async () => {
		open([post(`1d20+5 ${sealed.token.slice(0, -1)}0`)]);

		expect((await settled(1)).map(({name}) => name)).toEqual(['Illisible']);
	});

	test.each([
		['as it stands there', `= 11 ${sealed.token}`, /^Citation\u00a0: aller/],
		['with another number', `= 24 ${sealed.token}`, /^Citation autre/],
		['that is not there, or no longer', `3d6 = 9 ${second.token}`, /^Citation autre/],
		['that is damaged', `= 11 ${sealed.token.slice(0, -1)}`, /^Citation\u00a0: aller/],
	])('hold a quoted roll against the post that is quoted: one %s', async (_, roll, name) => {
		const quoted = `<blockquote cite="./viewtopic.php?p=4711#p4711"><div><cite><a href="./viewtopic.php?p=4711#p4711" data-post-id="4711">Aria</a> a écrit :</cite>${roll}</div></blockquote>Bien joué`;
		open([post(`1d20+5 = 11 ${sealed.token}`), post(quoted, {id: 4712, author: 'Bram', authorId: 57})]);

		expect((await settled(2))[1]?.name).toMatch(name);
	});

	test('point from a quotation to the original, and judge it once; code and signature have none (bug 36)', async () => {
		const loadPopover = vi.fn();
		const quoted = `<blockquote cite="./viewtopic.php?p=4711#p4711"><div><cite><a href="./viewtopic.php?p=4711#p4711" data-post-id="4711">Aria</a> a écrit :</cite>1d20+5 ${sealed.token}</div></blockquote>Bien joué`;
		const code = `<div class="codebox"><pre><code>${sealed.token}</code></pre></div>`;
		const bram = {id: 4712, author: 'Bram', authorId: 57, time: '2026-08-22T21:50:00Z'};
		open([post(`1d20+5 ${sealed.token}`), post(quoted + code, bram)], {loadPopover});
		Element.prototype.scrollIntoView = vi.fn();
		const focus = vi.spyOn(HTMLElement.prototype, 'focus');

		const marks = await settled(2);
		expect(marks.map(({name}) => name)).toEqual(['Tirage loyal\u00a0: 11', 'Citation\u00a0: aller au message d’origine']);

		marks[1]?.host.click();
		expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
		expect(focus.mock.contexts).toEqual([marks[0]?.host]);
		expect(loadPopover).not.toHaveBeenCalled();
	});

	test('tell the forum’s own dice from ours in words, and judge them nowhere', async () => {
		const loadPopover = vi.fn();
		const page = visitPage(
			`<head><script>_userdata["session_logged_in"] = 1;</script></head><body>
			<div class="post post--4711" id="p4711"><div class="postbody"><p class="author">par <a href="/u42">Aria</a> Sam 22 Aoû 2026 - 21:33</p>
			<div class="content"><div>1d20+5 ${sealed.token}<dl class="codebox"><dd><strong>Nombre aléatoire (1,20) : </strong>20</dd></dl></div></div></div></div>
			<div class="post post--4712" id="p4712"><div class="postbody"><p class="author">par <a href="/u3">MJ</a> Sam 22 Aoû 2026 - 21:33</p>
			<div class="content"><div><strong>Aria a effectué 1 lancer(s) de d20 : </strong><dl class="codebox"><dd><img src="/20.png" alt="20"></dd></dl></div></div></div></div></body>`,
			{draws, loadPopover},
		);
		leave = page.leave;

		const marks = await settled(3);
		expect(marks.map(({name}) => name)).toEqual([
			'Moment non établi\u00a0: 11', // The page does not tell its zone
			'Lancé par le forum\u00a0: Osselet ne peut pas le vérifier',
			'Lancé par le forum\u00a0: Osselet ne peut pas le vérifier',
		]);
		expect(marks.slice(1).map(({text, host}) => [text, host.parentElement?.localName])).toEqual([
			['dé du forum', 'dd'],
			['dé du forum', 'dd'],
		]);
		marks[1]?.host.click();
		expect(loadPopover).not.toHaveBeenCalled();

		// A post that the forum writes anew gets them again, and no more
		document.querySelector('#p4712 dd')?.replaceChildren('20');
		await vi.waitFor(() => expect(document.querySelectorAll('#p4712 osselet-mark')).toHaveLength(1));
		expect(marksNow()).toHaveLength(3);
	});

	test('count down to a draw and resolve in place; what was seen before the draw is fixed beforehand', async () => {
		const {clock} = open([post(`1d20+5 ${sealed.token}`)], {now: '2026-08-22T21:35:30Z'});

		const [mark] = await settled(1);
		expect([mark?.name, mark?.text]).toEqual([
			expect.stringContaining('En attente du tirage\u00a0: tirage à '),
			'tirage dans 4:30',
		]);

		clock.now = Date.parse('2026-08-22T21:40:02Z');
		await vi.waitFor(() => expect(marksNow()[0]?.name).toBe('Tirage loyal, fixé avant les dés\u00a0: 11'), {timeout: 4000});
		expect(marksNow()[0]?.host).toBe(mark?.host);
		expect(marksNow()[0]?.text).toBe('11');
	});

	test('say of a draw that no relay gives that it is missing, and ask again on a click', async () => {
		const {asked} = open([post(`1d20+5 ${sealed.token}`)], {draws: {}});

		expect((await settled(1)).map(({name}) => name)).toEqual(['Pas encore vérifié']);

		marksNow()[0]?.host.click();
		const retry = await vi.waitFor(() => {
			const buttons = document.querySelector('osselet-popover')?.shadowRoot?.querySelectorAll('button') ?? [];
			const found = [...buttons].find(({textContent}) => textContent === 'Demander le tirage');
			if (!found) throw new Error('The popover offers nothing.');
			return found;
		}, PATIENT);
		const before = asked.filter(({name}) => name === 'draws/get').length;
		retry.click();
		await vi.waitFor(() => expect(asked.filter(({name}) => name === 'draws/get').length).toBe(before + 1));
	});

	test('tell the memory again what it did not take, and learn then what it knew', {timeout: 10_000}, async () => {
		const seen = [
			{post: postId('4711')!, author: 'Aria', rolls: [{raw: sealed.token, line: ''}], at: Date.parse('2026-08-22T21:34:00Z')},
		];
		const {asked} = open([post(`1d20+5 ${sealed.token}`)], {seen, noteFails: 1});

		expect((await settled(1)).map(({name}) => name)).toEqual(['Tirage loyal\u00a0: 11']);
		await vi.waitFor(() => expect(marksNow().map(({name}) => name)).toEqual(['Tirage loyal, fixé avant les dés\u00a0: 11']), {
			timeout: 5000,
		});
		const told = asked.filter(({name}) => name === 'seen/note').map(({ask}) => ask);
		expect(told).toHaveLength(2);
		expect(told[1]).toEqual(told[0]);
	});

	describe('while a slow memory has not said what it saw first', () => {
		const before = Date.parse('2026-08-22T21:34:00Z');
		const first = {post: postId('4711')!, author: 'Aria', rolls: [{raw: sealed.token, line: '1d20+5'}], at: before};
		const slow = {seen: [first], noteTakes: 700};
		const citation = writeString({mode: 'q', expression: '1d20+5', anchor: 'p4711' as Anchor, round: sealed.round, index: 1});
		/** Every name that the first mark bears until it has the last one. */
		const namesUntil = async (last: RegExp) => {
			const names = new Set<string>();
			await vi.waitFor(
				() => {
					const [mark] = marksNow();
					if (mark) names.add(mark.name);
					expect(mark?.name).toMatch(last);
				},
				{timeout: 4000, interval: 10},
			);
			return [...names];
		};

		test.each([
			['seen before its draw', post(`1d20+5 = 11 ${sealed.token}`), /^Tirage loyal, fixé avant les dés\u00a0: 11$/],
			['whose total was typed over since', post(`1d20+5 = 12 ${sealed.token}`), /^Ne correspond pas\u00a0: le message dit 12/],
			['set in place of another', post(`1d6 ${stringOf('1d6', sealed.round)}`), /^Changé depuis que vous l’avez vu/],
			['cited', post(`${citation} rien d’autre`, {id: 4720, author: 'Maud', authorId: 2}), /^Tirage loyal, fixé avant les dés/],
		])('a roll %s is being checked, and said to be nothing else before', async (_, shown, last) => {
			// A citation hangs on the post that it names.
			const home = shown.id === 4711 ? [] : [post(`1d20+5 ${sealed.token}`)];
			open([shown, ...home], slow);
			expect(await namesUntil(last)).toEqual(['Vérification en cours', expect.stringMatching(last)]);
		});

		test('a click is kept, and answered with the verdict', async () => {
			open([post(`1d20+5 = 11 ${sealed.token}`)], slow);
			await vi.waitFor(() => expect(marksNow()[0]?.name).toBe('Vérification en cours'), {interval: 10});
			marksNow()[0]?.host.click();
			await vi.waitFor(() => {
				const words = document.querySelector('osselet-popover')?.shadowRoot?.textContent ?? '';
				expect(words).toContain('Tirage loyal, fixé avant les dés');
			}, PATIENT);
		});
	});

	test('tell when a post holds another roll than when it was first seen', async () => {
		const before = stringOf('1d20', sealed.round);
		const seen = [{post: postId('4711')!, author: 'Aria', rolls: [{raw: before, line: '1d20'}], at: 5}];
		open([post(`1d20+5 ${sealed.token}`)], {seen});

		expect((await settled(1)).map(({name}) => name)).toEqual(['Changé depuis que vous l’avez vu\u00a0: 11']);
	});

	test('note what was found, in its own words', async () => {
		const {asked} = open([post(`Bonjour<br>Aria frappe, 1d20+5 = 11 ${sealed.token}`), post('rien', {id: 4712})]);
		await settled(1);

		expect(asked.filter(({name}) => name === 'seen/note').map(({ask}) => ask)).toEqual([
			{
				site: 'forum.example',
				posts: [
					{
						post: '4711',
						author: 'Aria',
						authorId: '42',
						rolls: [{raw: sealed.token, line: 'Aria frappe, 1d20+5 = 11'}],
						at: Date.parse('2026-08-22T21:45:00Z'),
						thread: '42',
					},
				],
			},
		]);
	});
});

describe('a page that changes', () => {
	test('gets marks on a post that arrives', async () => {
		open([post(`1d20+5 ${sealed.token}`)]);
		await settled(1);

		const other = document.createElement('div');
		other.innerHTML = threadHtml([post(`3d6 ${second.token}`, {id: 4713})]);
		document.querySelector('#page-body')?.append(other.querySelector('#p4713')!);

		expect((await settled(2)).map(({text}) => text)[0]).toBe('11');
	});

	test('has one mark a roll after the forum wrote a post anew', async () => {
		open([post(`1d20+5 ${sealed.token}`)]);
		await settled(1);

		const content = document.querySelector('.content')!;
		content.textContent = `Corrigé : 1d20+5 ${sealed.token}`;
		await pause(300);

		expect((await settled(1))[0]?.host.parentElement).toBe(content);
	});

	test('is not read again for what is ours or elsewhere', async () => {
		const {asked} = open([post(`1d20+5 ${sealed.token}`)]);
		await settled(1);
		const before = asked.length;

		document.querySelector('h2')!.textContent = 'Autre titre';
		await pause(500);

		expect(asked.length).toBe(before);
		expect(marksNow().length).toBe(1);
	});

	test('keeps nothing of ours when the visit ends, and gets nothing more', async () => {
		const {leave} = open([post(`1d20+5 ${sealed.token}`)]);
		await settled(1);

		leave();
		document.querySelector('.content')!.append(` ${second.token}`);
		await pause(400);

		expect(marksNow()).toEqual([]);
	});
});

describe('a page that means ill', () => {
	test('has its first fifty rolls judged, and is told where that ends', async () => {
		const many = Array.from({length: 10_000}, () => sealed.token).join(' ');
		open([post(many)]);

		const marks = await settled(51);
		expect(marks.at(-1)).toMatchObject({text: 'suite non vérifiée'});
		expect(marks.at(-1)?.name).toContain('50');
	});

	test('is asked for two hundred draws and no more without a click', async () => {
		const posts = Array.from({length: 10}, (_, at) =>
			post(Array.from({length: 50}, (_, n) => stringOf('1d6', sealed.round - (at * 50 + n) * 100)).join(' '), {id: 5000 + at}),
		);
		const {asked} = open(posts);
		const marks = await settled(500);

		const rounds = asked.flatMap(({name, ask}) => (name === 'draws/get' ? (ask as {rounds: number[]}).rounds : []));
		expect(rounds.length).toBe(200);
		expect(marks.at(-1)?.name).toBe('Pas encore vérifié\u00a0: cliquer pour demander le tirage');
	});

	test('has ids that collide with our names', async () => {
		open([post(`<img id="osseletPopover" name="osseletMarks" alt=""><form id="osselet-mark"></form> 1d20+5 ${sealed.token}`)]);

		expect((await settled(1)).map(({text}) => text)).toEqual(['11']);
	});
});

describe('a page too long to be marked at once', {timeout: 30_000}, () => {
	/** The browser's own watch over what is near the screen, told by hand. */
	const near = new Map<Element, () => void>();
	class Watcher implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
		constructor(private readonly come: (entries: readonly object[]) => void) {}
		observe(target: Element) {
			near.set(target, () => this.come([{target, isIntersecting: true}]));
		}
		unobserve(target: Element) {
			near.delete(target);
		}
		disconnect() {
			near.clear();
		}
	}
	const ROLLS = 21;
	const LAST = 4711 + 14;
	const html = Array.from({length: ROLLS}, () => `1d20+5 ${sealed.token}`).join('<br>');
	const posts = Array.from({length: 15}, (_, at) => post(html, {id: 4711 + at}));
	const all = (count: number) => settled(count, 20_000);
	const come = (id: number) => near.get(document.getElementById(`p${id}`)!)?.();
	const marksOf = (id: number) => document.getElementById(`p${id}`)!.querySelectorAll('osselet-mark').length;
	beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher));
	afterEach(() => vi.unstubAllGlobals());

	test('has the posts on the screen marked, and a far one as it comes near, once', async () => {
		open(posts);
		await all(12 * ROLLS);
		expect([marksOf(4711), marksOf(LAST), near.size]).toEqual([ROLLS, 0, 3]);

		come(LAST);

		const marks = await all(13 * ROLLS);
		expect([marksOf(LAST), near.size]).toEqual([ROLLS, 2]);
		expect(marks.at(-1)?.name).toMatch(/^(Tirage loyal|Ne correspond pas|Moment non établi).*\d/);
	});

	test('has every post noted, near or far', async () => {
		const {asked} = open(posts);
		await all(12 * ROLLS);

		const noted = asked.flatMap(({name, ask}) => (name === 'seen/note' ? (ask as {posts: unknown[]}).posts : []));
		expect(noted.length).toBe(15);
	});

	test('leads from a quotation to a far post, whose mark takes the focus', async () => {
		const quoted = `<blockquote cite="./viewtopic.php?p=${LAST}#p${LAST}"><div><cite><a href="./viewtopic.php?p=${LAST}#p${LAST}" data-post-id="${LAST}">Aria</a> a écrit :</cite>1d20+5 ${sealed.token}</div></blockquote>`;
		open([post(quoted, {id: 4000}), ...posts]);
		Element.prototype.scrollIntoView = vi.fn();
		const focus = vi.spyOn(HTMLElement.prototype, 'focus');
		const [citation] = await all(11 * ROLLS + 1);

		citation?.host.click();

		const far = document.getElementById(`p${LAST}`)!.querySelector('osselet-mark');
		expect(far).not.toBeNull();
		expect(focus.mock.contexts).toEqual([far]);
		expect(marksOf(LAST)).toBe(ROLLS);
	});

	test('keeps no watch when the visit ends', async () => {
		open(posts);
		await all(12 * ROLLS);

		leave();

		expect([near.size, marksNow().length]).toEqual([0, 0]);
	});
});

describe('an extension that was replaced under the page', () => {
	const orphaned = () => Promise.reject(new Orphaned('gone'));
	const notes = () => [...document.querySelectorAll('osselet-note')].map(({shadowRoot}) => shadowRoot?.textContent);

	test('says so only to somebody who clicks, once, and leaves what is typed alone', async () => {
		open([post(`1d20+5 ${sealed.token}`)], {loadPopover: orphaned});
		document.body.append(Object.assign(document.createElement('textarea'), {value: 'mon brouillon'}));
		const [mark] = await settled(1);
		expect(notes()).toEqual([]);

		mark?.host.click();
		mark?.host.click();

		await vi.waitFor(() => expect(notes()).toEqual([expect.stringContaining('rechargez la page, votre texte est conservé')]));
		expect(document.querySelector('textarea')?.value).toBe('mon brouillon');
	});
});

test('a page with neither editor nor roll is not troubled: only what is known of its board is looked up', async () => {
	const {asked, ports} = open([post('Rien à lancer.')]);
	await pause(300);

	expect(asked.map(({name}) => name)).toEqual(['site/get']);
	expect(ports.loadMarks).not.toHaveBeenCalled();
});
