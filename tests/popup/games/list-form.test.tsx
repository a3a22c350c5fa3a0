// @vitest-environment jsdom
import {render} from 'preact';
import {act} from 'preact/test-utils';
import {expect, test} from 'vitest';
import {ListForm} from '../../../popup/games/list-form';
import type {ListView} from '../../../src/rules/view';

const list = (change: Partial<ListView>): ListView => ({
	...{id: 'biens', name: 'Biens', covers: '', valued: true, entries: []},
	...change,
});

async function form(change: Partial<ListView>) {
	const written: unknown[] = [];
	const root = document.createElement('div');
	await act(() => render(<ListForm lang="fr" list={list(change)} onWrite={async entry => written.push(entry) > 0} />, root));
	const type = (at: number, text: string) =>
		act(() => {
			const field = root.querySelectorAll('input')[at]!;
			field.value = text;
			field.dispatchEvent(new Event('input', {bubbles: true}));
		});
	const submit = () => act(async () => root.querySelector('form')!.requestSubmit());
	return {root, written, type, submit, button: () => root.querySelector('button')!};
}

test.each([
	['its price as it is given', '3', {name: 'Moto', value: 3}],
	['nothing for what was not bought', '0', {name: 'Moto', value: 0}],
	['one unless it is said', undefined, {name: 'Moto', value: 1}],
])('what is written on a list that counts has %s', async (_, price, entry) => {
	const {written, type, submit} = await form({});
	await type(0, 'Moto');
	if (price !== undefined) await type(2, price);
	await submit();
	expect(written).toEqual([entry]);
});

test.each([['-1'], ['beaucoup'], [''], ['6']])('%j is no number of a list up to five', async price => {
	const {type, button} = await form({highest: 5});
	await type(0, 'Moto');
	expect(button().disabled).toBe(false);
	await type(2, price);
	expect(button().disabled).toBe(true);
});

test('one that is there keeps its number unless it is changed', async () => {
	const {written, type, submit} = await form({entries: [{name: 'Moto', value: 4, shown: 'Moto, 4'}]});
	await type(0, 'Moto');
	await type(1, 'rouge');
	await submit();
	expect(written).toEqual([{name: 'Moto', value: 4, words: 'rouge'}]);
});

test('a list that does not count asks for no number', async () => {
	const {root, written, type, submit} = await form({valued: false});
	expect(root.querySelectorAll('input')).toHaveLength(2);
	await type(0, 'Moto');
	await submit();
	expect(written).toEqual([{name: 'Moto'}]);
});
