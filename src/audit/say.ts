import {sayReason} from '../seal/say';
import type {Lang} from '../shared/lang';
import {never} from '../shared/never';
import {diceWords, factWords, findingNames} from '../shared/words/audit';
import {forumWords} from '../shared/words/forums';
import {sayOtherwise} from '../sheets/say-taken';
import {spreadOf} from './chance';
import type {Bin, DieReport} from './dice';
import type {Fact, FindingKind} from './finding';
import type {UnusedReport} from './unused';

type Names = {readonly [L in Lang]: {readonly [K in FindingKind]: string}};
const names: Names = findingNames;

/** What a kind of finding is called. */
export const nameOfFinding = (kind: FindingKind, lang: Lang): string => names[lang][kind];

/** Writes a moment, milliseconds since 1970, for the reader. */
export type WriteTime = (at: number) => string;

/** A finding in one sentence or two: what differs, never why. */
export function sayFact(fact: Fact, lang: Lang, writeTime: WriteTime): string {
	const say = factWords[lang];
	if ('reason' in fact) return sayReason(fact.reason, lang, writeTime);
	switch (fact.kind) {
		case 'unreadable':
			return fact.newer ? say.newer : say.garbled;
		case 'reworded':
			return say.reworded({...fact, at: writeTime(fact.at)});
		case 'gone':
			return (fact.whole ? say.gonePost : say.goneRoll)({before: fact.before, at: writeTime(fact.at)});
		case 'answers':
			return say.answers(fact);
		case 'asked':
			return say.asked({...fact, whom: fact.whom || say.another});
		case 'quote': {
			const at = fact.at === undefined ? say.timeUnknown : writeTime(fact.at);
			if (fact.what === 'absent') return say.quoteAbsent({post: fact.by, at});
			const number = (value: number | undefined) => (value === undefined ? say.noNumber : signed(value));
			return say.quoteSaid({post: fact.by, at, said: number(fact.said), now: number(fact.now)});
		}
		case 'witness': {
			const at = fact.at === undefined ? say.timeUnknown : writeTime(fact.at);
			return (fact.gone ? say.witnessGone : say.witness)({who: fact.who, post: fact.by, at});
		}
		case 'contest':
			return say.natural({said: say[fact.said], given: say[fact.given]});
		case 'sheet':
			return sayOtherwise(fact.taken, lang);
		case 'unused':
			return say.unused({
				expression: fact.expression,
				used: fact.used.count,
				left: fact.unused.count,
				usedMean: decimal(fact.used.mean, lang),
				leftMean: decimal(fact.unused.mean, lang),
				chance: fact.chance,
			});
		case 'unread':
			return 'hole' in fact ? sayHole(fact, lang) : say.unreadPages(fact);
		case 'renumbered':
			return say.renumbered(fact);
		case 'receipt':
			return say.receipt(fact);
		case 'capped':
			return say.capped(fact);
		default:
			return never(fact);
	}
}

// What a forum's file may say of a post that it cannot read.
const whys = ['page/no-author', 'page/no-text', 'page/open-edit', 'page/not-drawn'] as const;

/** A post that could not be read, and why, where whoever read the page told it. */
function sayHole({page, hole, why}: Extract<Fact, {readonly hole: string}>, lang: Lang): string {
	const say = factWords[lang];
	const code = whys.find(one => one === why);
	return code === undefined ? say.unreadPost({page, hole}) : say.unreadWhy({page, why: forumWords[lang][code]({post: hole})});
}

const signed = (value: number): string => String(value).replace('-', '\u2212');

/** A mean to one place, as the language writes it; to two below one, where the first would tell too little. */
export const decimal = (value: number, lang: Lang): string => {
	const text = value.toFixed(value > 0 && value < 1 ? 2 : 1).replace('-', '\u2212');
	return lang === 'fr' ? text.replace('.', ',') : text;
};

export const dieName = ({sides, fudge}: Pick<DieReport, 'sides' | 'fudge'>): string => (fudge ? 'dF' : `d${sides}`);

/** What one kind of die showed: how many, their mean, and how often chance does as much, where there are enough to say. */
export function sayDie(die: DieReport, lang: Lang): string {
	const say = diceWords[lang];
	const {count, mean, expected, chance, enough} = die;
	const line = say.line({die: dieName(die), count, mean: decimal(mean, lang), expected: decimal(expected, lang)});
	return `${line} ${chance === undefined ? say.few({enough}) : say.odds({chance})}`;
}

/** `3 : 7 fois, 6,6 attendues`, for one bar of a histogram. */
export function sayBin({from, to, seen, expected}: Bin, lang: Lang): string {
	const face = from === to ? signed(from) : `${signed(from)}–${signed(to)}`;
	return diceWords[lang].bin({face, seen, expected: decimal(expected, lang)});
}

// More of them are read by nobody.
const MOST_TOTALS = 24;

/** Totals one by one, or how many and their mean. */
function sayTotals(totals: readonly number[], lang: Lang): string {
	const say = diceWords[lang];
	if (totals.length === 0) return say.noTotals;
	if (totals.length <= MOST_TOTALS) return totals.map(signed).join(', ');
	const {count, mean} = spreadOf(totals);
	return say.totals({count, mean: decimal(mean, lang)});
}

/** How many turns an author had, and what their instant dice were: those that he used, and those that he left. */
export const sayUnused = ({expression, turns, used, unused}: UnusedReport, lang: Lang): string =>
	diceWords[lang].unused({
		expression,
		turns,
		known: used.length + unused.length,
		used: sayTotals(used, lang),
		left: sayTotals(unused, lang),
	});
