import * as v from 'valibot';
import {describe, expect, test} from 'vitest';
import {checkPasted, type Pasted} from '../../popup/verify-judge';
import {type ToldParcel, tellParcel} from '../../popup/verify-parcels';
import {spokenBy} from '../../popup/verify-spoken';
import {rulebooks} from '../../src/books/rulebooks';
import {noFight} from '../../src/rules/fight/fight';
import {state} from '../../src/rules/state';
import {writeFight, writeTable} from '../../src/rules/told-table';
import {commitmentOf} from '../../src/seal/hidden';
import {findParcels} from '../../src/seal/parcel';
import {writeString, writeWitness} from '../../src/seal/write';
import {libraryOf} from '../../src/service/games/library';
import {type Anchor, bookId} from '../../src/shared/ids';
import {ok} from '../../src/shared/result';
import {writePublished} from '../../src/sheets/published';
import {randomnessOf} from '../seal/vectors';
import {aSheet} from '../sheets/a-sheet';
import {inDocument, packed} from './strings';

// What the page for checking says of each kind of string, in words, where only a text is at hand.

const ROUND = 31543812;
// As the field of the page takes a moment, here with its zone.
const SENT = '2026-08-22T21:33Z';
const SECRET = '00112233445566778899aabbccddeeff';
const SEALED = inDocument('oss1-s-1d20z2b5-r31543812-k1-9136');
const HIDDEN = inDocument('oss1-h-');
const OPENING = inDocument('oss1-u-');
const opening = (secret: string, index = 1) =>
	writeString({mode: 'u', expression: '1d20+5', anchor: 'p4711' as Anchor, round: ROUND, index, secret});
const draws = [{round: ROUND, state: 'known' as const, randomness: randomnessOf(ROUND)!}];
const NOW = Date.parse('2026-08-23T12:00:00Z');

const check = (text: string, more: Partial<Pasted> = {}) =>
	checkPasted({text, post: '', author: '', time: '', ...more}, draws, NOW);
/** Kinds and totals of the rolls, kinds of all else. */
const held = (checked: ReturnType<typeof check>) =>
	checked.items.map(item =>
		item.kind === 'roll' ? `${item.judged.verdict.kind} ${item.judged.verdict.rolled?.total ?? '–'}` : item.kind,
	);
const rollsOf = (text: string) =>
	check(text).items.flatMap(item => (item.kind === 'roll' && item.judged.verdict.string ? [item.judged.verdict.string] : []));
/** What the first roll of a text says of itself, as one text. */
function said(text: string, lang: 'fr' | 'en' = 'fr'): string {
	const rolls = rollsOf(text);
	return spokenBy(rolls[0]!, rolls, lang)
		.map(({name, texts}) => `${name} : ${texts.join(' ')}`)
		.join('\n');
}

describe('a hidden roll and its opening', () => {
	test('alone it has no dice, and says that its opening is missing', () => {
		expect(held(check(HIDDEN, {post: '4711', time: SENT}))).toEqual(['hidden –']);
		expect(said(HIDDEN)).toContain('jet caché');
		expect(said(HIDDEN)).toContain('Rien ne l’ouvre dans ce texte');
	});

	test.each([
		['both posts pasted: the number stands in the opening', `${HIDDEN} Plus tard. ${OPENING}`, {}],
		['the number given', `${HIDDEN} ${OPENING}`, {post: '4711'}],
		['the opening first', `${OPENING} ${HIDDEN}`, {}],
	])('%s', (_, text, more) => {
		expect(held(check(text, more))).toEqual(['timing 23', 'timing 23']);
		expect(said(`${HIDDEN} ${OPENING}`)).toContain('donne bien le secret');
		expect(said(`${OPENING} ${HIDDEN}`)).toContain('C’est l’engagement du jet caché collé ici');
	});

	test('its number is said to be taken from the opening, and only where nobody gave one', () => {
		expect(check(`${HIDDEN} ${OPENING}`).named).toBe('4711');
		expect(check(`${HIDDEN} ${OPENING}`, {post: '4711'}).named).toBeUndefined();
		expect(check(HIDDEN).named).toBeUndefined();
	});

	test('another secret opens nothing: no dice come of it, and both say so', () => {
		const other = opening('f'.repeat(32));
		expect(held(check(`${HIDDEN} ${other}`, {time: SENT}))).toEqual(['hidden –', 'mismatch –']);
		expect(said(`${HIDDEN} ${other}`)).toContain('un autre secret que celui de l’engagement');
		expect(said(`${other} ${HIDDEN}`)).toContain('Ce n’est pas l’engagement');
	});

	test('of another number it is not the opening of this one', () => {
		expect(said(`${HIDDEN} ${opening(SECRET, 2)}`)).toContain('Rien ne l’ouvre');
	});

	test('an opening alone tells what its secret binds to, and that the roll must be pasted, too', () => {
		expect(said(OPENING)).toContain(commitmentOf(SECRET));
		expect(said(OPENING)).toContain('Collez aussi le message du jet caché');
		expect(said(OPENING, 'en')).toContain('Paste the post of the hidden roll');
	});
});

describe('what a string says, field by field', () => {
	const riders = (...fields: readonly (readonly [string, string])[]) => fields.map(([letter, value]) => ({letter, value}));
	const sealedWith = (...fields: readonly (readonly [string, string])[]) =>
		writeString({mode: 's', expression: '1d20', round: ROUND, index: 2, riders: riders(...fields)});
	test.each([
		['a sealed roll', sealedWith(), 'Sorte : jet scellé, nº\u00a02 de son message'],
		['a citation', inDocument('oss1-q-1d20z2b5-ap4711-r31543812-k1-d20'), 'citation du jet scellé nº\u00a01 du message 4711'],
		['an instant roll', inDocument('oss1-i-4df-ap4711'), 'jet immédiat, nº\u00a01 du tour qu’ouvre le message 4711'],
		['a post whose name is no number', inDocument('oss1-i-4df-axc9'), 'qu’ouvre le message c9Xb-2'],
		['an offline roll', inDocument('oss1-o-'), 'jet hors ligne, nº\u00a03'],
		[
			'a rule',
			sealedWith(['b', 'chimere/1.0.0'], ['m', 'tir'], ['t', '15']),
			'tir, du jeu chimere, version 1.0.0\nÀ atteindre : 15',
		],
		['a sheet', sealedWith(['f', '0123abcd']), 'Fiche : celle dont l’empreinte est 0123abcd'],
		['whom it is asked of, by number', sealedWith(['w', 'u57']), 'Demandé à : qui a le numéro de profil 57'],
		['by a number that is none', sealedWith(['w', 'vpaz5f2']), 'qui a le numéro de profil pa_2'],
		['by name', sealedWith(['w', 'nc8676d0110519806']), 'quelqu’un par son nom'],
		['a correction', inDocument('oss1-q-1d20z2b7-ap4711'), 'mêmes dés, relus\u00a0: le jet était 1d20+5'],
		[
			'a part of opposed rolls',
			inDocument('oss1-q-1d20z2b5-ap4711-r31543812-k1-sa1x2w4'),
			'1 sur 2, agit, caractéristique 4\nDécidés par : le plus haut total, à égalité\u00a0: la plus haute caractéristique, qui se défend',
		],
		['a count', inDocument('oss1-q-3d6-ap4711-r31543812-k2-sa1x1-'), 'combien atteignent 10'],
		[
			'an instant roll of a contest',
			inDocument('oss1-q-4df-ap4721'),
			'le jet cité est immédiat\nDécidés par : le plus haut total, contre −4',
		],
		['fields of a later version', sealedWith(['x', 'abc'], ['s', 'a9x1']), 'Autres champs : s a9x1, x abc'],
	])('%s', (_, text, expected) => {
		expect(said(text)).toContain(expected);
		expect(said(text, 'en')).not.toMatch(/Sorte|jet |message /);
	});
});

describe('a testimony', () => {
	const witness = writeWitness('p4711' as Anchor, [SEALED]);
	test.each([
		['about the strings of the text', `${SEALED} ${witness}`, '4711', true],
		['about other strings', `oss1-s-3d6-r31543812-k2-532b01b5 ${witness}`, '4711', false],
		['about another post', witness, '4712', undefined],
	])('%s', (_, text, post, agrees) => {
		expect(check(text, {post}).items.at(-1)).toMatchObject({kind: 'witness', agrees});
	});
});

describe('sheets, tables and fights', () => {
	const library = libraryOf({listRulebooks: async () => ok([])});
	const tellOf = async (text: string, lang: 'fr' | 'en' = 'fr'): Promise<ToldParcel> =>
		tellParcel(library, findParcels(text)[0]!, lang);

	test('the sheet and the table of the document are read', async () => {
		expect(await tellOf(inDocument('osf1-n188'))).toMatchObject({
			kind: 'sheet',
			told: {name: 'Aria', sections: [{title: 'Nombres', rows: [{name: 'Grâce', value: '5'}]}]},
		});
		expect(await tellOf(inDocument('ost1-n220'))).toMatchObject({
			kind: 'table',
			carried: {kind: 'table', table: {reserves: [{name: 'Menace', value: 3}], people: [{name: 'Garde', conditions: ['sonné']}]}},
		});
	});

	test.each(rulebooks().map(book => [book.id, book] as const))(
		'a sheet of %s is told by its rules, in both languages',
		async (_, book) => {
			const sheet = aSheet({
				book: bookId(book.id),
				bookVersion: book.version,
				name: 'Aline',
				game: {state: v.parse(state, {}), history: []},
			});
			const parcel = await packed('f', writePublished(sheet));
			for (const lang of ['fr', 'en'] as const) {
				const told = await tellOf(parcel, lang);
				if (told.kind !== 'sheet') throw new Error(told.kind);
				expect(told.told.game).toContain(book.version);
				expect(told.told.sections.length).toBeGreaterThan(0);
				expect(told.note).toBeUndefined();
				expect(told.print).toMatch(/^[0-9a-f]{8}$/);
			}
		},
	);

	test('a fight is told as one', async () => {
		const read = await tellOf(await packed('t', writeFight('chimere', noFight)));
		expect(read).toMatchObject({kind: 'table', carried: {kind: 'fight', fight: {round: 0}}});
	});

	test.each([
		['a damaged sheet', async () => `${inDocument('osf1-n188').slice(0, -1)}x`, 'Cette fiche est abîmée'],
		['a damaged table', async () => `${inDocument('ost1-n220').slice(0, -1)}x`, 'La chaîne de cette table est abîmée'],
		['a sheet of a later version', async () => 'osf2-n10-abcdefghij-00000000', 'version plus récente d’Osselet'],
		['a table of a later version', async () => 'ost2-n10-abcdefghij-00000000', 'Osselet plus récent (format 2)'],
		['a sheet of another shape', () => packed('f', '{"osf":1,"id":"a"}'), 'ne se laisse pas lire'],
		['a table of another shape', () => packed('t', '{"ost":1,"table":5}'), 'ni une table ni un combat'],
		[
			'more than may be unpacked',
			() => packed('t', writeTable({reserves: [], clocks: [], people: []}).padEnd(300_000)),
			'ne se déplie pas',
		],
	])('%s says why it is not read', async (_, make, why) => {
		expect(await tellOf(await make())).toEqual({kind: 'unread', why: expect.stringContaining(why)});
	});
});

describe('much in one text', () => {
	test('fifty rolls and ten sheets are read, and that there are more is known', () => {
		const many = check(Array.from({length: 10_000}, () => SEALED).join(' '));
		expect([many.items.length, many.capped]).toEqual([50, true]);
		const sheets = check(Array.from({length: 12}, () => inDocument('osf1-n188')).join(' '));
		expect([held(sheets), sheets.capped]).toEqual([Array.from({length: 10}, () => 'parcel'), true]);
		expect(check(SEALED).capped).toBe(false);
	});

	test('all stands in the order of the text', () => {
		const text = [inDocument('ost1-n220'), SEALED, writeWitness('p1' as Anchor, [SEALED]), inDocument('osf1-n188')].join(' ');
		expect(held(check(text))).toEqual(['parcel', 'timing –', 'witness', 'parcel']);
	});
});
