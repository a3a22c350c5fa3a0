// @vitest-environment jsdom
import {Blob} from 'node:buffer';
import {render} from 'preact';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {VerifyPage} from '../../popup/verify-page';
import {tellParcel} from '../../popup/verify-parcels';
import {writeCorrection} from '../../src/seal/correction';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {writeReceipt, writeString} from '../../src/seal/write';
import {libraryOf} from '../../src/service/games/library';
import {replay} from '../../src/service/games/replay';
import {createService} from '../../src/service/service';
import type {Anchor} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import {ok} from '../../src/shared/result';
import {verifyWords} from '../../src/shared/words/verify';
import type {Asker} from '../../src/wire/messages';
import recorded from '../fixtures/beacon/rounds.json';
import {randomnessOf} from '../seal/vectors';
import {world} from '../service/a-beacon';
import {inDocument, sealedString} from './strings';

const library = libraryOf({listRulebooks: async () => ok([])});
const ask = (async (_: string, asked: Parameters<typeof replay>[1]) => replay(library, asked)) as unknown as Asker;

type Draws = Parameters<typeof VerifyPage>[0]['askDraws'];
type Receipts = Parameters<typeof VerifyPage>[0]['askReceipts'];

// That of jsdom has no streams, which unpacking takes.
vi.stubGlobal('Blob', Blob);

let root: HTMLElement;
afterEach(() => {
	render(null, root);
	root.remove();
	window.location.hash = '';
});

const everyDraw: Draws = async rounds => rounds.map(round => ({round, state: 'known', randomness: randomnessOf(round)!}));

/** Opens the page on a link with this in its fragment, or on nothing. */
function open(hash = '', lang: Lang = 'fr', askDraws = everyDraw, askReceipts: Receipts = async () => []) {
	window.location.hash = hash;
	root = document.body.appendChild(document.createElement('div'));
	render(
		<VerifyPage
			now={() => Date.parse('2026-08-23T12:00:00Z')}
			browserLang={lang}
			page={window}
			askDraws={askDraws}
			askReceipts={askReceipts}
			tellParcel={(found, said) => tellParcel(library, found, said)}
			ask={ask}
		/>,
		root,
	);
}
/** A moment as the page's field writes it, by the clock of the machine that runs the test. */
function localTime(moment: string): string {
	const at = new Date(moment);
	return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const articles = () => [...root.querySelectorAll('.results article')].map(one => one.textContent ?? '');
const told = (text: string) => vi.waitFor(() => expect(articles().join('\n')).toContain(text), {timeout: 4000});
/** Types one field after the other, as people do, and checks. */
async function type(text: string, post = '') {
	const fields = [root.querySelector('textarea')!, root.querySelector('input')!];
	for (const [at, field] of fields.entries()) {
		field.value = at === 0 ? text : post;
		field.dispatchEvent(new Event('input', {bubbles: true}));
		await new Promise(done => setTimeout(done));
	}
	root.querySelector('form')!.requestSubmit();
}

describe.each(['fr', 'en'] as const)('in %s', lang => {
	const say = verifyWords[lang];

	test.each([
		['a sheet', inDocument('osf1-n188'), [say.sheetOf({name: 'Aria'}), 'Grâce5', say.parcelClaim, say.parcelDenies]],
		['a table', inDocument('ost1-n220'), [say.table, 'Menace3/10', 'sonné']],
		['a damaged sheet', `${inDocument('osf1-n188').slice(0, -1)}x`, [say.sheet, lang === 'fr' ? 'abîmée' : 'damaged']],
	])('a link with %s shows it as a forum’s page does', async (_, string, texts) => {
		open(`#${string}`, lang);
		for (const text of texts) await told(text);
	});

	test('the rule of a roll is played again, by its name', async () => {
		const riders = [
			{letter: 'b', value: 'vingt-faces/1.0.0'},
			{letter: 'm', value: 'test'},
			{letter: 't', value: '15'},
		];
		const raw = writeString({mode: 's', expression: '1d20', round: 31543812, index: 1, riders});
		open('', lang);
		await type(raw, '4711');
		await told(say.spoken);
		await vi.waitFor(
			() =>
				expect(root.querySelector('.rule')?.textContent).toContain(lang === 'fr' ? 'Test de caractéristique' : 'Ability check'),
			{timeout: 4000},
		);
	});

	test('a correction that is pasted with its roll tells the outcome of both', async () => {
		const rule = (move: string, target: string) => [
			{letter: 'b', value: 'vingt-faces/1.0.0'},
			{letter: 'm', value: move},
			{letter: 't', value: target},
		];
		const raw = writeString({mode: 's', expression: '1d20', round: 31543812, index: 1, riders: rule('test', '30')});
		const roll = findStrings(raw)[0]!.string as RollString;
		open('', lang);
		await type(`${raw}\n${writeCorrection(roll, 'p4711' as Anchor, '1d20+2', rule('competence', '2'))}`, '');
		await vi.waitFor(
			() => {
				const rules = [...root.querySelectorAll('.rule')].map(({textContent}) => textContent);
				expect(rules).toHaveLength(2);
				expect(rules[0]).not.toMatch(/Avant|Before/);
				expect(rules[1]).toMatch(
					lang === 'fr'
						? /Avant\u00A0: Test de caractéristique – .* – Échec.*Test de compétence.*Issue\u00A0: Réussite/
						: /Before: Ability check – .* – Failure.*Skill check.*Outcome: Success/,
				);
			},
			{timeout: 4000},
		);
	});
});

test('what a language says is said anew in the other one', async () => {
	open(`#${inDocument('ost1-n220')}`);
	await told('Réserves');
	root.querySelector<HTMLButtonElement>('header button')!.click();
	await told('Reserves');
});

test('a text without any string says what strings begin with', async () => {
	open();
	await type('Bonjour.');
	await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(verifyWords.fr.nothing));
});

describe('several posts', () => {
	const [first, other] = [inDocument('oss1-s-1d20z2b5-r31543812-k1-9136'), sealedString('3d6', 31543812, 1)];
	const groups = () => [...root.querySelectorAll<HTMLElement>('.post[role=group]')];
	const press = (name: RegExp) => [...root.querySelectorAll('button')].find(one => name.test(one.textContent ?? ''))!.click();
	const fill = async (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
		field.value = value;
		field.dispatchEvent(new Event('input', {bubbles: true}));
		await new Promise(done => setTimeout(done));
	};

	test.each(['fr', 'en'] as const)('pasted as one are recognised and parted, each then has its own number, in %s', async lang => {
		const say = verifyWords[lang];
		open('', lang);
		await type(`Aria, Saut 1d20+5 ${first}\nBran, Tir 3d6 ${other}`, '4711');
		await vi.waitFor(() => expect(root.querySelector('.restarts')?.textContent).toContain(say.restarts({count: 2})));
		expect(root.querySelectorAll('.results')).toHaveLength(1);
		press(new RegExp(say.split({count: 2})));
		await vi.waitFor(() => expect(groups()).toHaveLength(2));
		await vi.waitFor(() => expect(root.querySelector('.restarts')).toBeNull());
		expect(groups().map(group => group.querySelector('textarea')!.value)).toEqual([
			`Aria, Saut 1d20+5 ${first}`,
			`Bran, Tir 3d6 ${other}`,
		]);
		expect(groups().map(group => group.querySelector('input')!.value)).toEqual(['4711', '']);
		await fill(groups()[1]!.querySelector('input')!, '4725');
		root.querySelector('form')!.requestSubmit();
		const headings = () => [...root.querySelectorAll('.results > h2')].map(one => one.textContent);
		await vi.waitFor(() => expect(headings()).toEqual([say.ofPost({post: '4711'}), say.ofPost({post: '4725'})]));
		await told('11');
		expect(articles().join()).not.toContain(lang === 'fr' ? 'a déjà servi' : 'has been used already');
	});

	test('are judged beside each other: an opening opens, a testimony agrees, and one from before the draw speaks for the roll', async () => {
		open();
		press(/^Ajouter un autre message$/);
		await vi.waitFor(() => expect(groups()).toHaveLength(2));
		const witness = inDocument('oss1-w-ap4711-hf042');
		const texts = [`${first} ${inDocument('oss1-s-3d6-r31543812-k2-532')}`, witness];
		for (const [place, facts] of [
			['4711', '42', '2026-08-22T21:33'],
			['4713', '7', '2026-08-22T21:37'],
		].entries()) {
			const group = () => groups()[place]!;
			await fill(group().querySelector('textarea')!, texts[place]!);
			for (const [at, fact] of facts.entries())
				await fill(group().querySelectorAll('input')[at]!, at === 2 ? localTime(`${fact}:00Z`) : fact);
		}
		root.querySelector('form')!.requestSubmit();
		await told('Noté ou cité par');
		expect(articles()[0]).toContain('Tirage loyal, fixé avant les dés');
		expect(articles()[2]).toContain('Ce sont celles du texte collé.');
	});

	test('one is taken out again; more than twelve are not offered', async () => {
		open();
		for (let count = 2; count <= 12; count += 1) {
			press(/^Ajouter un autre message$/);
			await vi.waitFor(() => expect(groups()).toHaveLength(count));
		}
		expect([...root.querySelectorAll('button')].some(one => one.textContent === 'Ajouter un autre message')).toBe(false);
		await fill(groups()[1]!.querySelector('textarea')!, 'Bonsoir');
		press(/^Retirer le message 1$/);
		await vi.waitFor(() => expect(groups()).toHaveLength(11));
		expect(groups()[0]!.querySelector('textarea')!.value).toBe('Bonsoir');
	});

	test.each([
		['beside a roll are left out, and it is said', `[quote=Bran]3d6 ${other}[/quote]\n1d20+5 ${first}`, 'quotedSome', 1],
		['alone are read as the post they quote', `> 1d20+5 ${first}`, 'quotedAll', 1],
	] as const)('quotations %s', async (_, text, said, count) => {
		open();
		await type(text, '4711');
		await told('11');
		expect(articles()).toHaveLength(count);
		expect(root.querySelector('.results .hint')?.textContent).toBe(verifyWords.fr[said]);
	});
});

describe('a receipt of a draw', () => {
	const {round, signature} = recorded.rounds.find(draw => draw.round === 31543812)!;
	const sealed = inDocument('oss1-s-1d20z2b5-r31543812-k1-9136');
	/** The page's own service, under the real key, where no relay answers. */
	function alone(lang: Lang = 'fr') {
		const {ports, time, asked} = world(() => ({kind: 'failed', why: 'network'}));
		time.at = Date.parse('2026-08-23T12:00:00Z');
		const service = createService(ports);
		open(
			'',
			lang,
			rounds => service['draws/get']({rounds}),
			receipts => service['draws/receipts']({receipts}),
		);
		return asked;
	}

	test.each(['fr', 'en'] as const)('pasted beside a roll checks it with no network, in %s', async lang => {
		const asked = alone(lang);
		await type(`1d20+5 ${sealed} ${writeReceipt(round, signature)}`, '4711');
		await told(lang === 'fr' ? 'Reçu d’un tirage\u00a0: vérifié' : 'Receipt of a draw: verified');
		expect(articles()).toEqual([
			expect.stringContaining('11'),
			expect.stringMatching(lang === 'fr' ? /Reçu du tirage du 22 août 2026/ : /Receipt of the draw of 22 August 2026/),
		]);
		expect(asked).toEqual([]);
	});

	test('that does not hold is said not to be of the beacon, and no roll is checked by it', async () => {
		alone();
		await type(`1d20+5 ${sealed} ${writeReceipt(round, recorded.rounds[0]!.signature)}`, '4711');
		await told('pas de la balise');
		expect(articles()[0]).toContain('Pas encore vérifié');
	});

	test('stands in a link, alone', async () => {
		open(`#${writeReceipt(round, signature)}`, 'fr', everyDraw, async () => ['kept']);
		await told('Reçu du tirage du 22 août 2026');
	});
});
