import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/** What may be loaded, in bytes after gzip. 1 kB is 1,000 bytes. */
const budgets = [
	{name: 'chrome/content.js', files: ['chrome/content.js'], most: 25_000},
	{name: 'chrome/marks.js', files: ['chrome/marks.js'], most: 27_000},
	{name: 'chrome/panel.js', files: ['chrome/panel.js'], most: 45_000},
	{name: 'chrome/popup', files: ['chrome/popup/popup.js', 'chrome/popup/popup.css'], most: 60_000},
	{name: 'firefox/content.js', files: ['firefox/content.js'], most: 25_000},
	{name: 'firefox/marks.js', files: ['firefox/marks.js'], most: 27_000},
	{name: 'firefox/panel.js', files: ['firefox/panel.js'], most: 45_000},
	{name: 'firefox/popup', files: ['firefox/popup/popup.js', 'firefox/popup/popup.css'], most: 60_000},
	{name: 'osselet.user.js', files: ['osselet.user.js'], most: 120_000},
	{name: 'chrome/keeper.js', files: ['chrome/keeper.js']},
	{name: 'verify.html', files: ['verify.html']},
	{name: 'osselet.mjs', files: ['osselet.mjs']},
];

/** Each bundle that was built, with its size and its budget. */
export const sizesIn = out =>
	budgets
		.filter(({files}) => files.every(file => existsSync(join(out, file))))
		.map(({name, files, most}) => ({
			name,
			gzip: files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), {level: 9}).length, 0),
			most,
		}));

const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** The sizes as a table, one bundle a line. */
export const sizeTable = sizes =>
	sizes
		.map(
			({name, gzip, most}) => `${name.padEnd(20)}${kB(gzip)}${most ? ` of ${kB(most)}${gzip > most ? '  TOO LARGE' : ''}` : ''}`,
		)
		.join('\n');
