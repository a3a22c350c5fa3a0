// npm run bench [name…]: runs every module of tools/bench, each `export default async () => ({title, columns, rows})`, and prints its table.
import {readdirSync} from 'node:fs';
import {install} from './install.mjs';

install();
const asked = process.argv.slice(2);
const names = readdirSync(new URL('./bench/', import.meta.url))
	.filter(name => name.endsWith('.mjs') && (asked.length === 0 || asked.includes(name.replace('.mjs', ''))))
	.sort();

/** A table as text: words to the left, numbers to the right. */
function table({title, columns, rows}) {
	const lines = [columns, ...rows].map(row => row.map(String));
	const widths = columns.map((_, slot) => Math.max(...lines.map(row => (row[slot] ?? '').length)));
	const pad = (cell, slot) =>
		/^[\d.,\s×%–-]+( ?(ms|kB|MB|s|µs))?$/.test(cell) ? cell.padStart(widths[slot]) : cell.padEnd(widths[slot]);
	const [head, ...body] = lines.map(row => row.map(pad).join('  '));
	return [`\n${title}`, head, '-'.repeat(head.length), ...body].join('\n');
}

for (const name of names) {
	const {default: measure} = await import(new URL(`./bench/${name}`, import.meta.url).href);
	console.log(table(await measure()));
}
