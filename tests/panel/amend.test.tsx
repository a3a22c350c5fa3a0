// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, expect, test, vi} from 'vitest';
import {readCanonical} from '../../src/dice/canonical';
import {openAmend} from '../../src/panel/amend/open-amend';
import type {OwnRoll} from '../../src/panel/amend/options';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import type {Anchor} from '../../src/shared/ids';
import {randomnessOf, vectors} from '../seal/vectors';
import {character, NOW, openTable, place} from './a-table';

const home = 'p4711' as Anchor;
const life = new AbortController();
afterEach(() => life.abort());

/** 1d20+5 = 11, by a 6. */
function own(): OwnRoll {
	const string = findStrings(vectors[0]!.token)[0]!.string;
	if (string.kind !== 'roll') throw new Error(string.kind);
	const randomness = randomnessOf(string.round!)!;
	const again = replay(string, {anchor: home, randomness});
	const plan = readCanonical(string.expression);
	if (!again.ok || !plan.ok) throw new Error('No dice.');
	return {string, anchor: home, line: 'Aria, Tir – 1d20 + 5', fell: {plan: plan.value, rolled: again.value.rolled, randomness}};
}

test('the dice of a roll are read by another formula: old and new side by side, no die more', async () => {
	const {ask} = await openTable([character('vingt-faces', 'Lison')], 's');
	const inserted: string[] = [];
	openAmend({
		page: document,
		place,
		ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 1,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		onClose: () => undefined,
		readThread: async () => [own()],
	});
	const root = document.querySelector('osselet-amend')!.shadowRoot!;
	const says = (text: string) => vi.waitFor(() => expect(root.textContent).toContain(text), 5_000);
	const type = (text: string) => {
		const input = root.querySelector<HTMLInputElement>('#expression')!;
		input.value = text;
		input.dispatchEvent(new Event('input', {bubbles: true}));
	};
	await says('Aria, Tir');
	root.querySelector<HTMLInputElement>('input[type=radio]')!.click();
	await says('c’est encore le jet d’origine');
	type('2d20+5');
	await says('il n’en avait lancé qu’un');
	type('1d20+7');
	await says('1d20 + 7 = 6 + 7 = 13');
	expect(root.querySelector('s')?.textContent).toBe('1d20 + 5 = 6 + 5 = 11');
	const why = [...root.querySelectorAll('label')].find(label => label.textContent?.startsWith('Ce qui avait été oublié'))!;
	const field = why.querySelector('input')!;
	field.value = '+2 Aide';
	field.dispatchEvent(new Event('input', {bubbles: true}));
	await says('(+2 Aide');
	root.querySelector('form')!.requestSubmit();
	expect(inserted).toEqual([
		'Aria, Tir – 1d20 + 7 (+2 Aide, avant 11 par 1d20 + 5, corrigé à mêmes dés) = 6 + 7 = 13 oss1-q-1d20z2b7-ap4711-r31543812-k1-o1d20z2b5-deeb7581',
	]);
});
