// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {openPopover, type PopoverOptions} from '../../src/badge/popover';
import {proofText} from '../../src/badge/proof';
import {sayMoment} from '../../src/badge/when';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import type {Verdict} from '../../src/seal/verdict';
import {anchor as anchorFrom} from '../../src/shared/ids';
import {vectors} from '../seal/vectors';

const [sealed] = vectors as [(typeof vectors)[number]];
const DRAW = Date.parse('2026-08-22T21:40:00Z');

function verdictOf(more: Partial<Verdict> = {}): Verdict {
	const string = findStrings(sealed.token)[0]?.string;
	if (string?.kind !== 'roll') throw new Error('The vector is a roll.');
	const replayed = replay(string, {anchor: anchorFrom('p4711')!, randomness: sealed.randomness});
	if (!replayed.ok) throw new Error('The vector can be replayed.');
	return {kind: 'fair', reasons: [{code: 'in-time'}], string, drawAt: DRAW, ...replayed.value, ...more};
}
function waiting(): Verdict {
	const {plan: _, rolled: __, ...rest} = verdictOf({kind: 'waiting', reasons: []});
	return rest;
}

let mark: HTMLButtonElement;
beforeEach(() => {
	mark = document.body.appendChild(document.createElement('button'));
	mark.focus();
});
afterEach(() => document.documentElement.replaceChildren(document.createElement('head'), document.createElement('body')));

const open = (more: Partial<PopoverOptions> = {}) =>
	openPopover({
		anchor: mark,
		verdict: verdictOf(),
		post: {
			author: 'Aria <b>',
			authorId: '42',
			anchor: 'p4711',
			time: {at: DRAW - 400_000, kind: 'machine', shown: 'sam. 22 août'},
			address: 'https://forum.example/viewtopic.php?t=42',
		},
		line: 'Corps à corps, <img src=x> 1d20+5',
		lang: 'fr',
		now: () => DRAW + 60_000,
		onClose: vi.fn(),
		...more,
	});
const root = () => document.querySelector('osselet-popover')?.shadowRoot;
const dialog = () => root()?.querySelector<HTMLElement>('[role=dialog]');
const button = (text: string) => [...(root()?.querySelectorAll('button') ?? [])].find(({textContent}) => textContent === text);
const step = (name: string) =>
	[...(root()?.querySelectorAll('dt') ?? [])].find(({textContent}) => textContent === name)?.nextElementSibling?.textContent;
const press = (key: string) => dialog()?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true}));

describe('a popover', () => {
	test('replays the roll: formula, draw, dice, sum, total, and what the post says of it', () => {
		open({verdict: verdictOf({said: 24})});

		expect(step('Formule')).toBe('1d20 + 5');
		expect(step('Tirage')).toContain('31543812');
		expect([...(root()?.querySelectorAll('.die') ?? [])].map(die => die.getAttribute('aria-label'))).toEqual(['d20, 6']);
		expect(step('Calcul')).toBe('6 + 5 = 11');
		expect(step('Total')).toBe('11Le message dit 24, les dés disent 11.');
	});

	test('says what is shown and what is not, and takes no word of the forum for HTML', () => {
		open();

		expect(dialog()?.textContent).toContain('son auteur ne connaissait pas le résultat');
		expect(dialog()?.textContent).toContain('Ne dit pas qu’aucun essai n’a été effacé');
		expect(dialog()?.getAttribute('aria-label')).toBe('Jet de Aria <b>');
		expect(root()?.querySelector('img, b')).toBeNull();
	});

	test.each([
		['in the reader’s zone, as the draw is, whatever zone the forum prints', 'text', sayMoment(DRAW - 400_000, 'fr')],
		['in the forum’s words, where its zone is unknown', 'floating', 'sam. 22 août'],
	])('tells when the post was sent %s', (_, kind, told) => {
		open({post: {author: 'Aria', time: {at: DRAW - 400_000, kind, shown: 'sam. 22 août'}}});
		expect(root()?.querySelector('.who')?.textContent).toBe(`Jet de Aria, ${told}`);
		expect(step('Tirage')).toContain(sayMoment(DRAW, 'fr'));
	});

	test('takes the focus, and gives it back when Escape closes it', () => {
		const onClose = vi.fn();
		open({onClose});
		expect(root()?.activeElement).toBe(dialog());

		press('Escape');

		expect(root()).toBeUndefined();
		expect(document.activeElement).toBe(mark);
		expect(onClose).toHaveBeenCalledOnce();
	});

	test('closes on a press outside, not on one inside', () => {
		open();
		dialog()?.dispatchEvent(new Event('pointerdown', {bubbles: true, composed: true}));
		expect(root()).toBeDefined();

		document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
		expect(root()).toBeUndefined();
	});

	test('keeps its keys from the forum', () => {
		const shortcut = vi.fn();
		document.body.addEventListener('keydown', shortcut);
		open();

		press('r');

		expect(shortcut).not.toHaveBeenCalled();
	});

	test('follows its verdict when the draw falls', () => {
		const popover = open({verdict: waiting(), onRetry: vi.fn()});
		expect(step('Dés')).toBe('Les dés ne sont pas encore connus.');
		expect(button('Demander le tirage')).toBeUndefined();

		popover.update(verdictOf());

		expect(step('Total')).toContain('11');
	});

	test('copies the proof with all that a verifier needs', async () => {
		const writeText = vi.fn(async (_text: string) => undefined);
		vi.stubGlobal('navigator', {clipboard: {writeText}});
		open();

		button('Copier la preuve')?.click();
		await vi.waitFor(() => expect(root()?.querySelector('[role=status]')?.textContent).toBe('Preuve copiée'));
		vi.unstubAllGlobals();

		expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
			`Chaîne\u00a0: ${sealed.token}`,
			'Formule\u00a0: 1d20+5',
			'Message\u00a0: p4711',
			'Auteur\u00a0: Aria <b> (u42)',
			'Rang\u00a0: 1',
			'Tirage\u00a0: 31543812',
			'Moment\u00a0: 2026-08-22T21:40:00.000Z',
			'balise publique drand quicknet\u00a0: http://relay.example/00/public/31543812',
			'Dés\u00a0: 6',
			'Total\u00a0: 11',
			'Verdict\u00a0: Tirage loyal',
			'https://forum.example/viewtopic.php?t=42',
		]);
	});

	test('the proof carries the receipt of its draw, where it is at hand', () => {
		const post = {author: 'Aria'};
		const receipt = 'oss1-b-r31543812-…';
		expect(proofText(verdictOf({receipt}), 'Tirage loyal', post, 'fr')).toContain(`\nreçu du tirage\u00a0: ${receipt}\n`);
		expect(proofText(verdictOf({receipt}), 'Fair draw', post, 'en')).toContain(`\nreceipt of the draw: ${receipt}\n`);
		expect(proofText(verdictOf(), 'Tirage loyal', post, 'fr')).not.toContain('reçu');
	});

	test('shows the proof selected where copying is not allowed', async () => {
		vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('denied'))}});
		open();

		button('Copier la preuve')?.click();
		const field = await vi.waitFor(() => {
			const found = root()?.querySelector('textarea');
			if (!found) throw new Error('No text yet.');
			return found;
		});
		vi.unstubAllGlobals();

		expect(field.value).toContain(sealed.token);
	});
});
