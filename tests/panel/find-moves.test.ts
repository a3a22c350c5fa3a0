import {describe, expect, test} from 'vitest';
import {searchTexts, textsOn} from '../../src/panel/games/find-moves';

const text = (id: string, name: string, words: string) => ({id, name, text: words, about: []});
const view = {
	reference: [
		text('feinte', 'La feinte', 'Un dé de moins ici, un de plus à l’assaut.'),
		text('assaut', 'L’assaut', 'Celui qui a gagné l’opposition frappe.'),
		text('nuit', 'La nuit', 'Trois de moins à qui tire.'),
	],
};
const names = (sought: string) => searchTexts(view, sought).map(({name}) => name);

describe('a rule that is searched in the panel', () => {
	const rows: readonly [odd: string, sought: string, found: readonly string[]][] = [
		['by its name, before one that only speaks of it', 'assaut', ['L’assaut', 'La feinte']],
		['without its accents, in capitals', 'DE DE MOINS', ['La feinte']],
		['by a word of its text', 'tire', ['La nuit']],
		['that no rule speaks of', 'dragon', []],
	];
	test.each(rows)('%s', (_, sought, found) => {
		expect(names(sought)).toEqual(found);
	});

	test('at most twelve are told', () => {
		const many = {reference: Array.from({length: 40}, (_, at) => text(`t${at}`, `Règle ${at}`, 'mot'))};
		expect(searchTexts(many, 'mot')).toHaveLength(12);
	});
});

test('a move that is put together has the texts about itself, the skill and the weapon that it is made with', () => {
	const about = (id: string, ...pieces: readonly string[]) => ({...text(id, id, 'mot'), about: pieces});
	const reference = [
		about('coup', 'move.attaque', 'move.tir'),
		about('lame', 'entry.epee'),
		about('esquiver', 'skill.esquive'),
		about('autre', 'move.soin', 'entry.arc'),
	];
	const pick = (id: string, value: string) => ({kind: 'pick', id, name: id, value, options: []}) as const;
	const found = (move: string, ...asks: readonly ReturnType<typeof pick>[]) => textsOn({reference}, move, asks).map(({id}) => id);
	expect(found('attaque', pick('comp', ''), pick('arme', 'epee'))).toEqual(['coup', 'lame']);
	expect(found('attaque', pick('comp', 'esquive'))).toEqual(['coup', 'esquiver']);
	expect(found('rien')).toEqual([]);
});
