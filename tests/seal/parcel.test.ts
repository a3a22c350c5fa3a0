import {readFileSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findParcels, LONGEST_PARCEL, writeParcel} from '../../src/seal/parcel';
import {squeeze, unsqueeze} from '../../src/squeeze';

const bytes = (text: string) => new TextEncoder().encode(text);
const parcel = writeParcel('f', bytes('Aria, voleuse de la rue des Lanternes, Escrime 4, Fourberie 2'))!;
const holds = (text: string) =>
	findParcels(text).map(one => (one.state === 'whole' ? new TextDecoder().decode(one.bytes) : one.state));

describe('a parcel in a post', () => {
	test('is made of short runs of letters and digits', () => {
		expect(parcel).toBe(
			// By another hand: Python’s `base64.b32hexencode` and `hashlib.sha256`.
			'osf1-n98-85p6io9c41r6ur35elpma834ckg6oo90e9qma834-clpi0j31dpq6asjeclpio825edhn4qbdckg38b10-8pnnasj2clp6ip9068-257e32b0',
		);
		for (const run of parcel.split('-')) expect(run.length).toBeLessThanOrEqual(40);
	});

	test('the document holds this very one', () => {
		const document = readFileSync('docs/roll-strings.md', 'utf8');
		expect(document).toContain(parcel);
		expect(document).toContain(aria);
	});

	const aria = 'Aria, voleuse de la rue des Lanternes, Escrime 4, Fourberie 2';
	const rows: readonly [odd: string, text: string, found: readonly string[]][] = [
		['alone', parcel, [aria]],
		['after a colon, before a full stop', `Ma fiche : ${parcel}.`, [aria]],
		['in capitals', parcel.toUpperCase(), [aria]],
		['with dashes for hyphens', parcel.replaceAll('-', '–'), [aria]],
		['broken after each hyphen', parcel.replaceAll('-', '-\n'), [aria]],
		['with invisible breaks in its words', parcel.replace(/(.{7})/g, '$1\u200b'), [aria]],
		['twice', `${parcel} ${parcel}`, [aria, aria]],
		['with one character lost', parcel.slice(0, 30) + parcel.slice(31), ['garbled']],
		['with one character changed', parcel.replace(/.$/, last => (last === '0' ? '1' : '0')), ['garbled']],
		['cut in the middle', parcel.slice(0, 60), ['garbled']],
		['with no length', parcel.replace('-n98', ''), ['garbled']],
		['longer than any post', parcel.replace('n98', 'n99999'), ['garbled']],
		['of a later version', parcel.replace('osf1', 'osf2'), ['newer']],
		['beside a roll string', `oss1-s-3d6-r31543812-k2-532b01b5 ${parcel}`, [aria]],
		['in a post that has none', 'Il pose les osselets sur la table.', []],
	];
	test.each(rows)('%s', (_, text, found) => {
		expect(holds(text)).toEqual(found);
	});

	test('stands where it is said to stand', () => {
		const text = `Ma fiche\u200b : ${parcel.replace('-', '-\u200b')} !`;
		const [one] = findParcels(text);
		expect(text.slice(one!.start, one!.end)).toBe(parcel.replace('-', '-\u200b'));
	});

	test('no more than ten are looked at', () => {
		expect(findParcels(`${parcel} `.repeat(14))).toHaveLength(10);
	});

	test('what would not fit any post is not written', () => {
		expect(writeParcel('f', new Uint8Array(LONGEST_PARCEL))).toBeUndefined();
	});

	test('any bytes come back', () => {
		fc.assert(
			fc.property(fc.uint8Array({maxLength: 400}), fc.constantFrom('f' as const, 't' as const), (given, kind) => {
				const [one] = findParcels(`a ${writeParcel(kind, given)} b`);
				expect(one).toMatchObject({kind, state: 'whole', bytes: given});
			}),
		);
	});

	test('any text is searched without an error', () => {
		fc.assert(fc.property(fc.string({unit: 'binary'}), text => void findParcels(`${text}osf1-${text}`)));
	});
});

describe('squeezing', () => {
	test('is deflate as everybody writes it', async () => {
		const text = 'Élan, élan, élan ! '.repeat(40);
		expect(await unsqueeze(deflateRawSync(text), 10_000)).toBe(text);
		const small = await squeeze(text);
		expect(small.length).toBeLessThan(80);
		expect(await unsqueeze(small, 10_000)).toBe(text);
	});
	test('stops at what is too large, and refuses what is none', async () => {
		expect(await unsqueeze(deflateRawSync(Buffer.alloc(5_000_000)), 100_000)).toBeUndefined();
		expect(await unsqueeze(new Uint8Array([255, 1, 2]), 100)).toBeUndefined();
		expect(await unsqueeze(deflateRawSync(Buffer.from([0xff, 0xfe])), 100)).toBeUndefined();
	});
});
