import type {Lang} from '../../shared/lang';
import {statWords} from '../../shared/words/stats';
import {decimal, sayDie} from '../say';
import type {SummaryFacts} from '../summary';
import type {Course} from './courses';
import {type Degree, degrees, type Outcomes} from './outcomes';
import type {Spent} from './spends';
import type {Statistics} from './statistics';
import type {SumReport} from './sums';

const signed = (value: number): string => String(value).replace('-', '\u2212');

/** `4d6kh3 : 31 fois, moyenne 12,1 pour 12,2 attendus.` and how often chance does as much, where there are enough to say. */
export function saySum({pool, counts, count, mean, expected, chance, enough}: SumReport, lang: Lang): string {
	const say = statWords[lang];
	const told = say.sum({pool, counts, count, mean: decimal(mean, lang), expected: decimal(expected, lang)});
	return `${told} ${chance === undefined ? say.few({enough}) : say.odds({chance})}`;
}

export const sayDegree = (degree: Degree, lang: Lang): string => statWords[lang][degree];

/** `12 issues – Réussite 7, Échec 5.` */
export function sayOutcomes({count, all, undated}: Outcomes, lang: Lang): string {
	const say = statWords[lang];
	const counts = degrees.filter(degree => all[degree] > 0).map(degree => `${sayDegree(degree, lang)} ${all[degree]}`);
	return `${say.outcomes({count, counts: counts.join(', ')})}${undated > 0 ? ` ${say.undated({count: undated})}` : ''}`;
}

export const saySpent = ({name, times, rolls}: Spent, lang: Lang): string => statWords[lang].spent({name, times, rolls});

/** `Vie : de 12 à 7, la plus basse 3, la plus haute 12.` */
export function sayCourse({name, points}: Course, lang: Lang): string {
	const values = points.map(({value}) => value);
	const [from, to, least, most] = [values[0]!, values.at(-1)!, Math.min(...values), Math.max(...values)].map(signed);
	return statWords[lang].course({name, from: from!, to: to!, least: least!, most: most!});
}

/** Numbers in a plain text for a post: whose they are, then each part of them, a line each. */
export function summaryOfStatistics(
	statistics: Statistics,
	name: string,
	{title, markup, plain}: Pick<SummaryFacts, 'title' | 'markup' | 'plain'>,
	lang: Lang,
): string {
	const say = statWords[lang];
	const {count, dice, sums, outcomes, spends, courses} = statistics;
	const head = say.summary({name: plain(name), title: plain(title)});
	const parts = [
		say.sets({count}),
		...dice.map(die => sayDie(die, lang)),
		...sums.map(sum => saySum(sum, lang)),
		...(outcomes ? [sayOutcomes(outcomes, lang)] : []),
		...spends.map(spent => saySpent({...spent, name: plain(spent.name)}, lang)),
		...courses.map(course => sayCourse({...course, name: plain(course.name)}, lang)),
	];
	const lines = [markup === 'bbcode' ? `[b]${head}[/b]` : markup === 'markdown' ? `**${head}**` : head, ...parts];
	// Markdown runs lines together unless an empty one parts them.
	return lines.join(markup === 'markdown' ? '\n\n' : '\n');
}
