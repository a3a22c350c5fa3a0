import {canonicalOf} from '../dice/canonical';
import type {Reading} from '../dice/read';
import type {Rolled} from '../dice/rolled';
import {working} from '../dice/show';
import type {Change} from '../rules/change';
import type {Label} from '../rules/contract/basics';
import {type Situation, sheetIn} from '../rules/moves/around';
import type {MovePlan, SpendOffer} from '../rules/moves/plan';
import type {Resolution} from '../rules/moves/resolve';
import {isTold, type Source} from '../rules/moves/sources';
import {labelIn, sayChange, saySource} from '../rules/say';
import type {Lang} from '../shared/lang';
import {cliGames} from '../shared/words/cli-games';
import {dicePerPool} from './dice';

/** A move that was rolled, as `osselet try` tells it. */
export type Tried = {
	readonly situation: Situation;
	readonly resolution: Resolution;
	readonly reading: Reading;
	readonly rolled: Rolled;
};

const unlessZero = (key: string, value: number) => (value === 0 ? {} : {[key]: value});

const jsonOfSource = (source: Source, lang: Lang) => ({
	key: source.key,
	name: labelIn(source.name, lang),
	...(source.times > 1 && {times: source.times}),
	...unlessZero('dice', source.dice),
	...unlessZero('flat', source.flat),
	...unlessZero('edge', source.edge),
	...unlessZero('difficulty', source.difficulty),
	...(source.extra !== undefined && {extra: source.extra}),
	...(source.cap !== undefined && {cap: source.cap}),
	...(source.faces !== undefined && {faces: source.faces}),
});

function jsonOfSpend({spend, times}: SpendOffer, situation: Situation, lang: Lang) {
	const sheet = sheetIn(situation);
	const worth = (amount: number | string | undefined) => (amount === undefined ? 0 : times * sheet.number(amount));
	return {
		key: `spend:${spend.id}`,
		name: labelIn(spend.name, lang),
		...(times > 1 && {times}),
		...unlessZero('dice', worth(spend.dice)),
		...unlessZero('flat', worth(spend.flat)),
		...unlessZero('successes', worth(spend.successes)),
		...unlessZero('edge', worth(spend.edge)),
	};
}

/** What bears on the roll, by name: sources that apply, then what was spent before the dice. */
const sourcesOf = (situation: Situation, plan: MovePlan, lang: Lang) => [
	...plan.sources.filter(source => source.on && isTold(source)).map(source => jsonOfSource(source, lang)),
	...plan.spends
		.filter(({spend, times}) => times > 0 && spend.when !== 'after')
		.map(offer => jsonOfSpend(offer, situation, lang)),
];

const isLabel = (value: unknown): value is Label => typeof value === 'object' && value !== null && 'fr' in value;

/** A change as data, its names in one language, with the words that stand beside a roll. */
function jsonOfChange(change: Change, lang: Lang) {
	const facts = Object.entries(change).filter(([key]) => key !== 'problem' && key !== 'text');
	return {
		...Object.fromEntries(facts.map(([key, value]) => [key, isLabel(value) ? labelIn(value, lang) : value])),
		text: sayChange(change, lang),
	};
}

/** The document of a move that was rolled. `outcome` is its kind, `degree` the rulebook's own id for it. */
export function jsonOfTried({situation, resolution, reading, rolled}: Tried, problems: readonly string[], lang: Lang) {
	const {plan, outcome, players, total, counts, margin, difficulty} = resolution;
	const dice = situation.move.roll.kind !== 'none';
	return {
		move: situation.move.id,
		pool: dice ? canonicalOf(reading.plan) : '',
		sources: sourcesOf(situation, plan, lang),
		dice: dice ? dicePerPool(rolled) : [],
		...(dice && {total}),
		...(counts && {successes: total}),
		...(difficulty !== undefined && {difficulty, margin}),
		outcome: outcome.kind,
		degree: outcome.id,
		name: labelIn(outcome.name, lang),
		...(outcome.text !== undefined && {text: labelIn(outcome.text, lang)}),
		effects: resolution.changes.map(change => jsonOfChange(change, lang)),
		problems,
		sheet: players.self,
		...(players.target && {target: players.target}),
		table: players.table,
	};
}

/** The document of a move that the rules refuse: nothing was rolled, nothing changed. */
export const jsonOfRefused = (situation: Situation, plan: MovePlan, problems: readonly string[], lang: Lang) => ({
	move: situation.move.id,
	pool: situation.move.roll.kind === 'none' ? '' : plan.expression,
	sources: sourcesOf(situation, plan, lang),
	dice: [],
	outcome: 'refused',
	effects: [],
	problems,
	sheet: situation.self,
	...(situation.target && {target: situation.target}),
	table: situation.table,
});

/** The same for people. */
export function textOfTried({situation, resolution, reading, rolled}: Tried, problems: readonly string[], lang: Lang): string {
	const {plan, outcome, difficulty, total} = resolution;
	const name = labelIn(situation.move.name, lang);
	const steps = [canonicalOf(reading.plan), working(reading.plan, rolled), `${total}`].filter(
		(step, at, all) => step !== all[at + 1],
	);
	const against = difficulty === undefined ? '' : ` (${cliGames[lang].against({difficulty})})`;
	const head =
		situation.move.roll.kind === 'none' ? name : cliGames[lang].rolled({move: name, steps: `${steps.join(' = ')}${against}`});
	const spent = plan.spends.filter(({spend, times}) => times > 0 && spend.when !== 'after');
	return [
		head,
		...plan.sources.filter(source => source.on && isTold(source)).map(source => `  ${saySource(source, lang)}`),
		...spent.map(({spend, times}) => `  ${labelIn(spend.name, lang)}${times > 1 ? ` × ${times}` : ''}`),
		labelIn(outcome.name, lang),
		...(outcome.text === undefined ? [] : [`  ${labelIn(outcome.text, lang)}`]),
		...resolution.changes.map(change => `  ${sayChange(change, lang)}`),
		...problems.map(problem => `! ${problem}`),
	].join('\n');
}

export const textOfRefused = (situation: Situation, problems: readonly string[], lang: Lang): string =>
	[cliGames[lang].refused({move: labelIn(situation.move.name, lang)}), ...problems.map(problem => `  ${problem}`)].join('\n');
