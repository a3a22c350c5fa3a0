import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readCarried, writeTable} from '../../src/rules/told-table';
import {findParcels, writeParcel} from '../../src/seal/parcel';
import {readPublished, writePublished} from '../../src/sheets/published';
import {squeeze, unsqueeze} from '../../src/squeeze';

const rows = Array.from(readFileSync('docs/roll-strings.md', 'utf8').matchAll(/^\| `(os[ft]1-[^`]+)` \| `(.+)` \|$/gm));
const vectors = rows.map(([, string, text]) => ({string: string!, text: text!}));

test('a sheet and a table stand in the document', () => {
	expect(vectors.map(({string}) => string.slice(0, 4)).sort()).toEqual(['osf1', 'ost1']);
});

test.each(vectors)('$string: what we read, write anew and another program reads', async ({string, text}) => {
	const [found] = findParcels(`Avant ${string} après`);
	if (found?.state !== 'whole') throw new Error(found?.state);
	expect(await unsqueeze(found.bytes, 10_000)).toBe(text);
	expect(writeParcel(found.kind, found.bytes)).toBe(string);
	expect(await unsqueeze(await squeeze(text), 10_000)).toBe(text);
	const asked = [{parcel: string}, {parcel: string.replace(/.$/, last => (last === '0' ? '1' : '0'))}];
	const told = execFileSync('python3', ['tools/check-strings.py'], {input: JSON.stringify(asked), encoding: 'utf8'});
	expect(JSON.parse(told)).toEqual([{readable: true, text}, {readable: false}]);
});

test('their texts are what sheets and tables are written as', () => {
	for (const {string, text} of vectors) {
		const read = string.startsWith('osf1') ? readPublished(text) : readCarried(text);
		if (!read.ok) throw new Error(read.error.code);
		const written =
			'kind' in read.value ? read.value.kind === 'table' && writeTable(read.value.table) : writePublished(read.value);
		expect(written).toBe(text);
	}
});
