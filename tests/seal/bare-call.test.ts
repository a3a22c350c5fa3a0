import {describe, expect, test} from 'vitest';
import {callLine, type Wanted} from '../../src/panel/calls/write-calls';
import {answeredIn, bareCallsIn, type MadeRoll, readBare} from '../../src/seal/bare-call';

const markup = {kind: 'bbcode', bold: true, quote: true, link: true} as const;
const written = (lang: 'fr' | 'en', wanted: Partial<Wanted>): string =>
	callLine({who: 'Aria', label: 'Perception', riders: [], ...wanted}, {round: 1, index: 1}, {layout: 'line', markup, lang}).text;

const long = 'é'.repeat(80);

test.each([
	['in French', written('fr', {}), {who: 'Aria', label: 'Perception'}],
	['in English', written('en', {}), {who: 'Aria', label: 'Perception'}],
	[
		'against a number',
		written('fr', {against: 'contre 15'}),
		{who: 'Aria', label: 'Perception', against: 'contre 15', target: 15},
	],
	[
		'against a number below nought',
		written('en', {against: 'against -2'}),
		{who: 'Aria', label: 'Perception', against: 'against -2', target: -2},
	],
	[
		'against somebody',
		written('fr', {against: 'face à Borin le Roux'}),
		{who: 'Aria', label: 'Perception', against: 'face à Borin le Roux'},
	],
	['for what holds a comma', written('fr', {label: 'Tir, de loin'}), {who: 'Aria', label: 'Tir,\u00A0de loin'}],
	['of who holds a comma', written('fr', {who: 'Borin, fils de Dain'}), {who: 'Borin,\u00A0fils de Dain', label: 'Perception'}],
	['of who holds a bracket', written('fr', {who: 'Aria (n° 3)'}), {who: 'Aria (n° 3 )', label: 'Perception'}],
	['of eighty characters, for as many', written('fr', {who: long, label: long}), {who: long, label: long}],
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

describe('what answers a call that names no dice', () => {
	const called = {shown: 'Lison', names: ['Lison', 'Aria', 'Borin, fils de Dain']};
	const made = (line: string, moves: readonly string[] = [], after = 9): MadeRoll => ({line, moves, after});
	const perception = ['Perception', 'Awareness'];
	const asked = (who: string, label = 'Perception', against?: string) =>
		bareCallsIn(written('fr', {who, label, ...(against !== undefined && {against})}))[0]!;
	const bare = (line: string) => line.replace(/\u00A0/g, ' ');

	test.each<[string, readonly (string | undefined)[], readonly MadeRoll[], readonly number[]]>([
		['the same words', [asked('Aria')], [made('Aria, Perception – 1d20')], [0]],
		['the same name in other letters', [asked('ARIA')], [made('aria, perception – 1d20')], [0]],
		['another label, by the move', [asked('Aria')], [made('Aria, À l’affût – 1d20', perception)], [0]],
		['the move in the other language', [asked('Aria', 'Awareness')], [made('Aria, Perception – 1d20', perception)], [0]],
		['other words altogether, by the move', [asked('Aria')], [made('Elle tend l’oreille, prudente – 1d20', perception)], [0]],
		['no words, by the move', [asked('Aria')], [made('1d20', perception)], [0]],
		['the label alone', [asked('Aria')], [made('Perception – 1d20')], [0]],
		['a character of the member who was called', [asked('Lison')], [made('Aria, Perception – 1d20')], [0]],
		['another move under the same words', [asked('Aria')], [made('Aria, Perception – 1d20', ['Tir'])], [0]],
		['another move', [asked('Aria')], [made('Aria, Tir – 1d20', ['Tir'])], []],
		['another of his characters', [asked('Aria')], [made('Borin, fils de Dain, Perception – 1d20', perception)], []],
		['somebody else whom he plays', [asked('Aria')], [made('Loup, Perception – 1d20', perception)], []],
		['other words, no move known', [asked('Aria')], [made('Elle tend l’oreille – 1d20')], []],
		['a roll that stood before the call', [asked('Aria')], [made('Aria, Perception – 1d20', perception, 0)], []],
		['a name with a comma', [asked('Borin, fils de Dain')], [made('Borin,\u00A0fils de Dain, Perception – 1d20')], [0]],
		[
			'a name with a comma, where none of our blanks is kept',
			[bare(asked('Borin, fils de Dain'))],
			[made('Borin, fils de Dain, Perception – 1d20')],
			[0],
		],
		['who it is against, in the label', [asked('Aria', 'Lutte', 'face à Borin')], [made('Aria, Lutte face à Borin – 1d20')], [0]],
		['one of two calls', [asked('Aria'), asked('Aria')], [made('Aria, Perception – 1d20')], [0]],
		['two of two calls', [asked('Aria'), asked('Aria')], [made('Aria, Perception – 1d20'), made('1d20', perception)], [0, 1]],
		[
			'the second post, where the roll stands before it',
			[asked('Aria'), asked('Aria')],
			[made('Aria, Perception – 1d20', [], 1)],
			[0],
		],
		['the call for a name before that of the account', [asked('Lison'), asked('Aria')], [made('Aria, Perception – 1d20')], [1]],
		['none of what is asked of others', [undefined, asked('Aria')], [made('Aria, Perception – 1d20')], [1]],
	])('%s', (_, lines, rolls, expected) => {
		expect([...answeredIn(lines, rolls, called)].sort()).toEqual(expected);
	});
});
