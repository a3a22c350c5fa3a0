import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Markup} from '../../src/forums/forum';
import {callLine} from '../../src/panel/calls/write-calls';
import {fightText} from '../../src/panel/fight/lines';
import {plainWords} from '../../src/panel/plain-words';
import {tableText} from '../../src/panel/table/table-text';
import type {CombatantView} from '../../src/rules/fight/view';
import {expectUnchanged, name} from './as-post';

// Boards whose tables take three bytes a character cut a post at the first that has four, or refuse it whole.

const filesIn = (folder: string): readonly string[] => readdirSync(folder).map(file => `${folder}/${file}`);
const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/u;

describe('Nothing of ours takes four bytes a character', () => {
	test.each([...filesIn('src/shared/words'), ...filesIn('src/books')])('%s', file => {
		expect(FOUR_BYTES.exec(readFileSync(file, 'utf8'))?.[0]).toBeUndefined();
	});
});

const kinds = fc.constantFrom<Markup['kind']>('bbcode', 'markdown', 'html', 'plain');
const plain: Markup = {kind: 'plain', bold: false, quote: false, link: false};
const lang = fc.constantFrom('fr' as const, 'en' as const);

describe('What players and rulebooks write goes into posts without it', () => {
	test('a name: one line, no markup, no roll string', () => {
		fc.assert(
			fc.property(name, kinds, (text, kind) => {
				const put = plainWords(text, kind);
				expect(put).not.toMatch(FOUR_BYTES);
				expect(put).not.toMatch(/[\n\r\u2028[\]<>~]|oss[1-9]/i);
			}),
		);
	});

	test('a fight', () => {
		const combatant = fc.record({name, conditions: fc.array(name, {maxLength: 2})});
		const logged = fc.record({round: fc.constant(1), who: name, text: name});
		const fight = fc.record({
			book: name,
			combatants: fc.array(combatant, {maxLength: 3}),
			log: fc.array(logged, {maxLength: 3}),
			lang,
		});
		fc.assert(
			fc.property(fight, ({lang, combatants, ...rest}) => {
				const shown = combatants.map(
					(one, at): CombatantView => ({
						...one,
						actions: [],
						key: `c${at}`,
						first: false,
						turn: false,
						acted: false,
						out: false,
						tracks: [{id: 'pv', name: one.name, value: 8, max: 8}],
					}),
				);
				const view = {...rest, version: '1.0.0', round: 1, combatants: shown, meetings: [], encounters: []};
				expectUnchanged(fightText(view, {log: 'all', points: true, markup: plain, lang}));
			}),
		);
	});

	test('a table', () => {
		const counter = fc.record({name, value: fc.nat(8), max: fc.constant(8)});
		const person = fc.record({name, conditions: fc.array(name, {maxLength: 2})});
		const many = {maxLength: 2};
		const table = fc.record({reserves: fc.array(counter, many), clocks: fc.array(counter, many), people: fc.array(person, many)});
		fc.assert(fc.property(table, lang, (told, lang) => expectUnchanged(tableText(told, plain, lang))));
	});

	test('a roll that is asked for', () => {
		fc.assert(
			fc.property(name, name, name, lang, (who, label, against, lang) => {
				const {text} = callLine(
					{who, label, against, riders: []},
					{round: 31543812, index: 1},
					{layout: 'line', markup: plain, lang},
				);
				expectUnchanged(text);
			}),
		);
	});
});
