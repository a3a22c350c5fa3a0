import {describe, expect, test} from 'vitest';
import {sayReason} from '../../src/seal/say';
import {sayVerdict} from '../../src/seal/say-verdict';
import {shapes} from '../../src/seal/shapes';
import type {Reason, VerdictKind} from '../../src/seal/verdict';
import type {Lang} from '../../src/shared/lang';
import {verdictNames} from '../../src/shared/words/seal';

const langs: readonly Lang[] = ['fr', 'en'];
const kinds = Object.keys(verdictNames.fr) as readonly VerdictKind[];

const examples: {readonly [Code in Reason['code']]: Extract<Reason, {code: Code}>} = {
	'seen-before': {code: 'seen-before', at: 0},
	called: {code: 'called', by: 'Aria'},
	witnessed: {code: 'witnessed', by: 'Aria', anchor: 'p4713', at: 0},
	'first-seen': {code: 'first-seen', at: 0},
	turn: {code: 'turn', index: 3},
	'in-time': {code: 'in-time'},
	late: {code: 'late'},
	far: {code: 'far'},
	'off-grid': {code: 'off-grid'},
	'time-unknown': {code: 'time-unknown'},
	'zone-unknown': {code: 'zone-unknown'},
	'edited-after': {code: 'edited-after'},
	'edited-undated': {code: 'edited-undated'},
	'added-after': {code: 'added-after', at: 0},
	'index-gap': {code: 'index-gap', index: 4, expected: 2},
	'index-repeated': {code: 'index-repeated', index: 3},
	'other-anchor': {code: 'other-anchor', anchor: 'p12', expected: 'p15'},
	'no-anchor': {code: 'no-anchor', anchor: 'p12'},
	'turn-not-checked': {code: 'turn-not-checked'},
	'post-unknown': {code: 'post-unknown'},
	'author-unknown': {code: 'author-unknown'},
	'cited-unread': {code: 'cited-unread', anchor: 'p12'},
	'cited-absent': {code: 'cited-absent', anchor: 'p12'},
	says: {code: 'says', said: 24, total: -3},
	expression: {code: 'expression', expression: 'bonjour'},
	'not-opened': {code: 'not-opened'},
	opened: {code: 'opened', by: 'MJ'},
	'wrong-secret': {code: 'wrong-secret'},
	corrected: {code: 'corrected', before: '1d20', was: 3, now: '1d20+2', total: 5},
	'other-dice': {code: 'other-dice', before: '1d20', was: 3, now: '2d20', total: 5, had: 1, takes: 2},
	contest: {code: 'contest', given: 'Aria, 3'},
	'contest-says': {code: 'contest-says', said: '3', given: '5'},
	'contest-open': {code: 'contest-open'},
	'draw-failed': {code: 'draw-failed'},
	'draws-off': {code: 'draws-off'},
	was: {code: 'was', before: 'oss1-s-1d6', at: 0},
};

const all = (lang: Lang): readonly string[] => [
	...kinds.flatMap(kind => Object.values(sayVerdict(kind, lang))),
	...Object.values(examples).map(reason => sayReason(reason, lang, () => '21:34')),
];

describe.each(langs)('in %s', lang => {
	test('nobody is called a cheater', () => {
		for (const sentence of all(lang))
			expect(sentence).not.toMatch(/cheat|trich|fraud|mensong|menteu|\blie[sd]?\b|liar|tamper(?!ed with it: one lost)/i);
	});

	test('every sentence is told, and no fact is left out of it', () => {
		for (const sentence of all(lang)) expect(sentence).not.toMatch(/undefined|\[object|^$/);
		for (const {code, ...facts} of Object.values(examples))
			for (const fact of Object.values(facts))
				if (fact !== 0)
					expect(sayReason({code, ...facts} as Reason, lang, () => '21:34')).toContain(String(fact).replace('-3', '\u22123'));
	});

	test('moments are written by the reader’s clock', () => {
		for (const reason of Object.values(examples))
			if ('at' in reason) expect(sayReason(reason, lang, at => `<${at}>`)).toContain('<0>');
	});

	test('names and claims of verdicts are all different', () => {
		for (const part of ['name', 'claim', 'not'] as const)
			expect(new Set(kinds.map(kind => sayVerdict(kind, lang)[part])).size).toBe(kinds.length);
	});
});

test('French keeps its spaces before double punctuation', () => {
	for (const sentence of all('fr')) {
		expect(sentence).not.toMatch(/[^\u00a0]:(?!\d)|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|'/);
		expect(sentence).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
	}
});

test('the five main verdicts have the names that the document gives', () => {
	expect(['fixed', 'fair', 'unbiased', 'consistent', 'mismatch'].map(kind => sayVerdict(kind as VerdictKind, 'fr').name)).toEqual(
		[
			'Tirage loyal, fixé avant les dés',
			'Tirage loyal',
			'Dé non truqué, connu d’avance',
			'Cohérent (hors ligne)',
			'Ne correspond pas',
		],
	);
});

test('no two verdicts have the same shape', () => {
	const drawn = kinds.map(kind => `${shapes[kind].strokes} ${shapes[kind].fills ?? ''}`);
	expect(new Set(drawn).size).toBe(kinds.length);
});
