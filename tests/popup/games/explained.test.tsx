// @vitest-environment jsdom
import {render} from 'preact';
import {act} from 'preact/test-utils';
import {beforeEach, expect, test} from 'vitest';
import {Explained} from '../../../popup/games/explained';

let button: HTMLButtonElement;
beforeEach(async () => {
	document.body.innerHTML = '<div></div>';
	await act(() =>
		render(
			<Explained label="Force : 16" why={['12 à la création', '4 gagnés']}>
				16
			</Explained>,
			document.body.firstElementChild!,
		),
	);
	button = document.querySelector('button')!;
});

/** As a finger does it: the press gives the focus, then comes the click. */
const tap = () =>
	act(() => {
		button.dispatchEvent(new Event('pointerdown', {bubbles: true}));
		button.focus();
		button.click();
	});
/** The style sheet shows the words while the focus is in and they were not put away. */
const isOpen = () => document.activeElement === button && !button.closest('.explained')!.classList.contains('away');

test('a touch shows the words, a second one puts them away, a third shows them again', async () => {
	for (const open of [true, false, true]) {
		await tap();
		expect(isOpen()).toBe(open);
	}
});

test('a touch elsewhere puts them away, and the next one here shows them', async () => {
	await tap();
	await act(() => button.blur());
	expect(isOpen()).toBe(false);
	await tap();
	expect(isOpen()).toBe(true);
});

test('Escape puts them away and leaves the key to nobody else; a touch shows them again', async () => {
	await tap();
	const escape = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
	await act(() => void button.dispatchEvent(escape));
	expect([isOpen(), escape.defaultPrevented]).toEqual([false, true]);
	await tap();
	expect(isOpen()).toBe(true);
});
