// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {aboveKeyboard, keepAbove} from '../../src/badge/above-keyboard';

test.each([
	['no keyboard', {offsetTop: 0, height: 640, scale: 1}, 640, undefined],
	['the address bar came in', {offsetTop: 0, height: 584, scale: 1}, 640, undefined],
	['a keyboard over the foot', {offsetTop: 0, height: 340, scale: 1}, 640, {under: 300, height: 340}],
	[
		'a keyboard, and the browser moved what is seen up to its field',
		{offsetTop: 180, height: 340, scale: 1},
		640,
		{under: 120, height: 340},
	],
	['moved to the very foot', {offsetTop: 300, height: 340, scale: 1}, 640, {under: 0, height: 340}],
	['moved past the foot, as while it springs back', {offsetTop: 310, height: 340, scale: 1}, 640, {under: 0, height: 340}],
	['enlarged by two fingers, no keyboard', {offsetTop: 90, height: 320, scale: 2}, 640, undefined],
	['enlarged, and a keyboard', {offsetTop: 90, height: 170, scale: 2}, 640, {under: 300, height: 340}],
	['parts of pixels', {offsetTop: 0.4, height: 339.6, scale: 1}, 640, {under: 300, height: 340}],
	['a browser that shrinks the page itself', {offsetTop: 0, height: 340, scale: 1}, 340, undefined],
])('%s', (_, seen, page, left) => {
	expect(aboveKeyboard(seen, page)).toEqual(left);
});

/** A page’s window 640 pixels high whose visual viewport a test changes as a keyboard does. */
function phone() {
	const seen = Object.assign(new EventTarget(), {offsetTop: 0, height: 640, scale: 1});
	Object.defineProperty(window, 'visualViewport', {value: seen, configurable: true});
	Object.defineProperty(window, 'innerHeight', {value: 640, configurable: true});
	return (change: object, event = 'resize') => {
		Object.assign(seen, change);
		seen.dispatchEvent(new Event(event));
	};
}

function drawer() {
	const host = document.body.appendChild(document.createElement('div'));
	const root = host.attachShadow({mode: 'closed'});
	const field = root.appendChild(document.createElement('input'));
	const shown: unknown[] = [];
	field.scrollIntoView = how => void shown.push(how);
	const life = new AbortController();
	keepAbove(root, life.signal);
	const style = () => [host.style.getPropertyValue('--under'), host.style.getPropertyValue('--above')];
	return {field, shown, life, style};
}

test('a drawer goes up with the keyboard, keeps its field in sight, and comes down with it', () => {
	const change = phone();
	const {field, shown, style} = drawer();
	field.focus();
	expect(style()).toEqual(['', '']);
	change({height: 340});
	expect(style()).toEqual(['300px', '340px']);
	expect(shown).toEqual([{block: 'nearest'}]);
	change({offsetTop: 300}, 'scroll');
	expect(style()).toEqual(['0px', '340px']);
	change({offsetTop: 0, height: 640});
	expect(style()).toEqual(['', '']);
	expect(shown).toHaveLength(2);
});

test('one that opens over a keyboard stands above it at once', () => {
	const change = phone();
	change({height: 340});
	expect(drawer().style()).toEqual(['300px', '340px']);
});

test('one that was closed listens no more', () => {
	const change = phone();
	const {life, style} = drawer();
	life.abort();
	change({height: 340});
	expect(style()).toEqual(['', '']);
});

test('a browser without a visual viewport leaves it where it is', () => {
	Object.defineProperty(window, 'visualViewport', {value: null, configurable: true});
	expect(drawer().style()).toEqual(['', '']);
});
