import {expect, test} from 'vitest';
import {callLine, type Wanted} from '../../src/panel/calls/write-calls';
import {bareCallsIn, readBare} from '../../src/seal/bare-call';

const markup = {kind: 'bbcode', bold: true, quote: true, link: true} as const;
const written = (lang: 'fr' | 'en', wanted: Partial<Wanted>): string =>
	callLine({who: 'Aria', label: 'Perception', riders: [], ...wanted}, {round: 1, index: 1}, {layout: 'line', markup, lang}).text;

test.each([
	['in French', written('fr', {}), {who: 'Aria', label: 'Perception'}],
	['in English', written('en', {}), {who: 'Aria', label: 'Perception'}],
	['against a number', written('fr', {against: 'contre 15'}), {who: 'Aria', label: 'Perception', target: 15}],
	['against a number below nought', written('en', {against: 'against -2'}), {who: 'Aria', label: 'Perception', target: -2}],
	['against somebody', written('fr', {against: 'face à Borin le Roux'}), {who: 'Aria', label: 'Perception'}],
	['for what holds a comma', written('fr', {label: 'Tir, de loin'}), {who: 'Aria', label: 'Tir, de loin'}],
	['with the blanks that a forum made of ours', written('fr', {}).replace(/ /g, '\u00A0'), {who: 'Aria', label: 'Perception'}],
])('what the panel asks without dice is read as it was asked: %s', (_, line, asked) => {
	const [found, ...more] = bareCallsIn(`Le couloir est sombre.\n${line}\nÀ vous !`);
	expect(more).toEqual([]);
	expect(readBare(found!)).toEqual(asked);
});

test.each([
	['the bracket alone', '(jet demandé, à lancer par le joueur)'],
	['nobody', 'Perception (jet demandé, à lancer par le joueur)'],
	['words after it', 'Aria, Perception (jet demandé, à lancer par le joueur) vite !'],
	['a call that names its dice', 'Aria, Perception – 1d20 (jet demandé), scellé oss1-s-1d20-r31543812-k1-aaaaaaaa'],
])('asks nobody for anything: %s', (_, line) => {
	expect(bareCallsIn(line)).toEqual([]);
});

test('a post asks for fifty at most', () => {
	expect(bareCallsIn(`${written('fr', {})}\n`.repeat(60))).toHaveLength(50);
});
