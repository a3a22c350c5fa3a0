// What a stranger may write to hold a page up: posts, sources of posts, expressions. Budget: 50 ms each.
import {load} from '../load.mjs';

const BUDGET = 50;
const SIZE = 60_000;
const NOW = Date.UTC(2026, 7, 23);

const posts = [
	['the prefix over and over', 'oss1-'],
	['a form that almost fits', 'oss1-s-1d6-r1-k1-'],
	['dashes', 'oss1\u2014'],
	['invisible characters', 'o\u200bs\u200b'],
	['equals signs and digits', '=1 '],
	['quotations that open', '[quote]'],
	['fences', '```\n'],
];

const expressions = [
	['brackets', '('.repeat(1000)],
	['computed counts', '(((1d2)d2)d2)d2'.repeat(60)],
	['pluses', '1+'.repeat(500)],
	['a megabyte', '1d6+'.repeat(250_000)],
];

/** Milliseconds: the middle of nine runs, after one to warm up. */
function median(work) {
	work();
	const runs = Array.from({length: 9}, () => {
		const before = performance.now();
		work();
		return performance.now() - before;
	});
	return runs.sort((one, other) => one - other)[4];
}

const row = (what, time) => [what, `${time.toFixed(1)} ms`, time < BUDGET ? 'yes' : 'NO'];

export default async function measure() {
	const {findStrings} = await load('src/seal/find.ts');
	const {reseal} = await load('src/seal/reseal.ts');
	const {readNotation} = await load('src/dice/read.ts');
	const {roll} = await load('src/dice/roll.ts');
	const heaviest = readNotation('200d6r<6!>=2kh100>=2').value.plan;
	const never = {below: limit => limit - 1};
	return {
		title: 'Made to take long: 60 kB of it in a post, 1,000 characters and more of an expression',
		columns: ['what', 'measured', `under ${BUDGET} ms`],
		rows: [
			...posts
				.map(([name, piece]) => [name, piece.repeat(SIZE / piece.length)])
				.flatMap(([name, text]) => [
					row(
						`post, ${name}`,
						median(() => findStrings(text)),
					),
					row(
						`  and sealed anew`,
						median(() => reseal(text, NOW)),
					),
				]),
			...expressions.map(([name, text]) =>
				row(
					`expression, ${name}`,
					median(() => readNotation(text, () => 1)),
				),
			),
			row(
				'the heaviest roll',
				median(() => roll(heaviest, never)),
			),
		],
	};
}
