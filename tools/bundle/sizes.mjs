import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {forumIds} from './extension.mjs';

/**
 * What may be loaded, in bytes after gzip. 1 kB is 1,000 bytes. Every page loads `content`, one with something for us `visit` and its forum's own file, one with a roll `marks` beside them, the bar
 * `panel`, a click on a mark `popover`, and who has a thread read `audit`: of each, the one in the reader's language.
 */
const loaded = browser => [
	budget(`${browser}/content.js`, 5_000),
	budget(`${browser}/content.js + visit.js`, 25_000, [`${browser}/content.js`, `${browser}/visit.js`]),
	...inBoth(lang => budget(`${browser}/marks-${lang}.js`, 30_000)),
	...inBoth(lang => budget(`${browser}/panel-${lang}.js`, 45_000)),
	...inBoth(lang => budget(`${browser}/popover-${lang}.js`, 27_000)),
	budget(`${browser}/turn.js`, 8_000),
	budget(`${browser}/steps.js`, 1_000),
	...inBoth(lang => budget(`${browser}/fight-${lang}.js`, 38_000)),
	...inBoth(lang => budget(`${browser}/sheets-${lang}.js`, 30_000)),
	...inBoth(lang => budget(`${browser}/table-${lang}.js`, 34_000)),
	...inBoth(lang => budget(`${browser}/amend-${lang}.js`, 47_000)),
	...inBoth(lang => budget(`${browser}/calls-${lang}.js`, 47_000)),
	...inBoth(lang => budget(`${browser}/answer-${lang}.js`, 47_000)),
	...inBoth(lang => budget(`${browser}/contest-${lang}.js`, 45_000)),
	budget(`${browser}/opposed.js`, 22_000),
	...inBoth(lang => budget(`${browser}/quotes-${lang}.js`, 17_000)),
	...inBoth(lang => budget(`${browser}/receipts-${lang}.js`, 14_000)),
	...inBoth(lang => budget(`${browser}/audit-${lang}.js`, 15_000)),
	...inBoth(lang => budget(`${browser}/point-${lang}.js`, 20_000)),
	budget(`${browser}/shown.js`, 10_000),
	...forumIds().map(id => budget(`${browser}/forum-${id}.js`, 15_000)),
	budget(`${browser}/popup`, 60_000, [`${browser}/popup/popup.js`, `${browser}/popup/popup.css`]),
	budget(`${browser}/workshop`, 90_000, [`${browser}/popup/workshop.js`, `${browser}/popup/workshop.css`]),
	budget(`${browser}/audit`, 60_000, [`${browser}/popup/audit.js`, `${browser}/popup/audit.css`]),
	late(`${browser}/popup/seen-lists`, 10_000, `${browser}/popup/workshop.js`),
	late(`${browser}/popup/copy-sheet`, 10_000, `${browser}/popup/workshop.js`),
	late(`${browser}/popup/statistics`, 15_000, `${browser}/popup/audit.js`),
	budget(`${browser}/keeper.js`),
];
const inBoth = make => ['fr', 'en'].map(make);
const budget = (name, most, files = [name]) => ({name, files, most});
/** A script that a window loads late, by the beginning of its name: only what the window has not loaded by then counts. */
const late = (name, most, after) => ({...budget(name, most), after});
const budgets = [
	...loaded('chrome'),
	...loaded('firefox'),
	budget('osselet.user.js', 160_000),
	budget('verify.html'),
	budget('osselet.mjs'),
];

const gzipOf = (out, file) => gzipSync(readFileSync(join(out, file)), {level: 9}).length;

/** A script with those that it loads at once; what it loads late counts where it is needed. */
function withChunks(out, file) {
	const found = [file];
	// The list grows while it is walked.
	for (const one of found) {
		if (!one.endsWith('.js')) continue;
		const text = readFileSync(join(out, one), 'utf8');
		const names = [...text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name]) => join(dirname(one), name));
		found.push(...names.filter(name => !found.includes(name)));
	}
	return found;
}

/** The file of a late script, whose name bears a hash. */
function lateFile(out, name) {
	const folder = join(out, dirname(name));
	const found =
		existsSync(folder) && readdirSync(folder).find(file => file.startsWith(`${basename(name)}-`) && file.endsWith('.js'));
	return found ? [join(dirname(name), found)] : [name];
}

/** Each bundle that was built, with its size and its budget. */
export const sizesIn = out =>
	budgets
		.map(one => (one.after ? {...one, files: lateFile(out, one.name)} : one))
		.filter(({files}) => files.every(file => existsSync(join(out, file))))
		.map(({name, files, most, after}) => {
			const before = after ? withChunks(out, after) : [];
			const needed = new Set(files.flatMap(file => withChunks(out, file)).filter(file => !before.includes(file)));
			return {name, gzip: [...needed].reduce((sum, file) => sum + gzipOf(out, file), 0), most};
		});

const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** The sizes as a table, one bundle a line. */
export const sizeTable = sizes =>
	sizes
		.map(
			({name, gzip, most}) => `${name.padEnd(20)}${kB(gzip)}${most ? ` of ${kB(most)}${gzip > most ? '  TOO LARGE' : ''}` : ''}`,
		)
		.join('\n');
