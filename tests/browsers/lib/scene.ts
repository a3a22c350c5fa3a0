import {createHash} from 'node:crypto';
import {plain} from '../../../src/books/plain';
import {sealedDraw} from '../../../src/seal/draws';
import {findStrings} from '../../../src/seal/find';
import {replay} from '../../../src/seal/replay';
import type {RollString} from '../../../src/seal/roll-string';
import {writeString} from '../../../src/seal/write';
import {type Anchor, sheetId} from '../../../src/shared/ids';
import type {Lang} from '../../../src/shared/lang';
import {newSheet} from '../../../src/sheets/new';
import type {Sheet} from '../../../src/sheets/sheet';
import type {Account, Board} from '../../forum/state';
import {testKey} from '../../relay/relay';

const HOUR = 3_600_000;

const texts = {
	fr: {
		title: 'Les toits de Varre',
		talk: 'Aline court sur le faîte, la lanterne du guet dans le dos.',
		leap: 'Aline saute par-dessus la ruelle.\nAline, Acrobatie – 1d20 + 5 (5 Souplesse), jet scellé, dés à venir',
		said: 'Corvin la couvre.\nCorvin, Tir – 1d20 + 4 (4 Adresse) = TOTAL',
		fall: 'Et il redescend.\nCorvin, Escalade – 2d6 + 2, jet scellé, dés à venir',
		sheet: 'Corvin',
		numbers: [
			['Adresse', 4],
			['Souplesse', 2],
			['Vigueur', 3],
		],
		moves: [
			['Tir', '1d20+@adresse'],
			['Esquive', '1d20+@souplesse'],
			['Dégâts', '2d6+1'],
		],
	},
	en: {
		title: 'The roofs of Varre',
		talk: 'Aline runs along the ridge, the watch’s lantern behind her.',
		leap: 'Aline jumps over the lane.\nAline, Acrobatics – 1d20 + 5 (5 Grace), sealed roll, dice to come',
		said: 'Corvin covers her.\nCorvin, Shot – 1d20 + 4 (4 Aim) = TOTAL',
		fall: 'And down he climbs.\nCorvin, Climb – 2d6 + 2, sealed roll, dice to come',
		sheet: 'Corvin',
		numbers: [
			['Aim', 4],
			['Grace', 2],
			['Might', 3],
		],
		moves: [
			['Shot', '1d20+@aim'],
			['Dodge', '1d20+@grace'],
			['Damage', '2d6+1'],
		],
	},
} as const;

/** A sealed roll in a post of this hour. `TOTAL` in the text becomes a total that the dice do not have. */
function addRoll(board: Board, topic: number, author: Account, at: number, text: string, expression: string): number {
	const raw = writeString({mode: 's', expression, round: sealedDraw(at), index: 1});
	const {id, subject} = board.addPost({topic, author, at, source: text});
	const string = findStrings(raw)[0]?.string as RollString;
	const randomness = createHash('sha256')
		.update(Buffer.from(testKey().sign(string.round ?? 0), 'hex'))
		.digest('hex');
	const rolled = replay(string, {anchor: `p${id}` as Anchor, roller: `u${author.id}`, randomness});
	if (!rolled.ok) throw new Error(rolled.error.code);
	const source = `${text.replace('TOTAL', String(rolled.value.rolled.total + 6))} ${raw}`;
	board.editPost(id, author, {source, subject, reason: ''});
	return id;
}

/** A thread with a fair roll, one whose total was typed over, and one that waits for its draw. */
export const seedScene =
	(lang: Lang) =>
	(board: Board, now: number): void => {
		const say = texts[lang];
		const topic = board.addTopic(say.title).id;
		const by = (name: string) => board.accounts.find(account => account.name === name) as Account;
		board.addPost({topic, author: by('Maud'), at: now - 6 * HOUR, source: say.talk, subject: say.title});
		addRoll(board, topic, by('Lison'), now - 5 * HOUR, say.leap, '1d20+5');
		addRoll(board, topic, by('Bastien'), now - 4 * HOUR, say.said, '1d20+4');
		addRoll(board, topic, by('Bastien'), now, say.fall, '2d6+2');
	};

const idOf = (label: string): string =>
	label
		.toLowerCase()
		.normalize('NFD')
		.replace(/[^a-z]/g, '');

/** The sheet of the player who looks. */
export function sceneSheet(lang: Lang): Sheet {
	const {sheet, numbers, moves} = texts[lang];
	return {
		...newSheet(sheetId('scene-corvin'), plain, sheet, 1_700_000_000_000),
		fields: numbers.map(([label]) => ({kind: 'number', id: idOf(label), label})),
		numbers: Object.fromEntries(numbers.map(([label, value]) => [idOf(label), value])),
		moves: moves.map(([label, expression], place) => ({id: idOf(label), label, expression, favourite: place < 2})),
	};
}

/** Who looks, in which language his board speaks. */
export const scenePlayer = {fr: 'Bastien', en: 'Ondine'} as const;
export const sceneMove = (lang: Lang): string => texts[lang].moves[0][0];
