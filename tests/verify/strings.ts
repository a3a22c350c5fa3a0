import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import {contestRiders} from '../../src/contest/riders';
import {state} from '../../src/rules/state';
import {writeTable} from '../../src/rules/told-table';
import {commitmentOf} from '../../src/seal/hidden';
import {type ParcelKind, writeParcel} from '../../src/seal/parcel';
import {writeString} from '../../src/seal/write';
import {type Anchor, bookId} from '../../src/shared/ids';
import {writePublished} from '../../src/sheets/published';
import {squeeze} from '../../src/squeeze';
import {aSheet} from '../sheets/a-sheet';

export {roundAt} from '../relay/relay';

/** A sealed string made by hand, for tests that must not lean on our own writer. */
export function sealedString(expression: string, round: number, index: number): string {
	const escaped = expression.replace(/[^0-9a-y]/g, character => `z${character.charCodeAt(0).toString(16)}`);
	const body = `oss1-s-${escaped}-r${round}-k${index}`;
	return `${body}-${createHash('sha256').update(`oss1 check\n${body}\n`).digest('hex').slice(0, 8)}`;
}

const page = readFileSync('docs/roll-strings.md', 'utf8');
/** The string of the document that begins so. */
export const inDocument = (begin: string): string => new RegExp(`\`(${begin}[0-9a-z-]+)\``).exec(page)![1]!;

/** A text as the string of a sheet or a table. */
export const packed = async (kind: ParcelKind, text: string) => writeParcel(kind, await squeeze(text))!;

/** A text with one of each that a post may hold beside a plain roll: a sheet of a game, a table, a hidden roll and its opening, a called roll of a rule, and one that opposes it to a number. */
export async function holdings(round: number): Promise<string> {
	const secret = '00112233445566778899aabbccddeeff';
	const anchor = 'p4711' as Anchor;
	const rule = [
		{letter: 'b', value: 'vingt-faces/1.0.0'},
		{letter: 'm', value: 'test'},
		{letter: 't', value: '12'},
		{letter: 'f', value: '0123abcd'},
		{letter: 'w', value: 'u57'},
	];
	const stats = {force: 16, dexterite: 12, constitution: 14, intelligence: 10, sagesse: 13, charisme: 8};
	const game = {state: v.parse(state, {stats, level: 3}), history: []};
	const sheet = aSheet({book: bookId('vingt-faces'), bookVersion: '1.0.0', name: 'Aline', game});
	const table = writeTable({
		reserves: [{name: 'Menace', value: 3, max: 10}],
		clocks: [{name: 'L’alarme', value: 2, max: 6}],
		people: [{name: 'Garde', npc: true, conditions: ['sonné']}],
	});
	const contest = contestRiders({side: 'actor', place: 1, of: 1, stat: 4}, {kind: 'opposed', ties: ['higher-stat'], value: 15});
	return [
		`Aline se présente ${await packed('f', writePublished(sheet))}`,
		`La table ${await packed('t', table)}`,
		`Aline, Force – 1d20 + 3 ${writeString({mode: 's', expression: '1d20+3', round, index: 1, riders: rule})}`,
		`Meneuse ${writeString({mode: 'h', expression: '1d20+5', round, index: 2, commitment: commitmentOf(secret)})}`,
		`Meneuse ouvre ${writeString({mode: 'u', expression: '1d20+5', anchor, round, index: 2, secret})}`,
		`Aline contre 15 – ${writeString({mode: 'q', expression: '1d20+3', anchor, round, index: 1, riders: contest})}`,
	].join('\n');
}
