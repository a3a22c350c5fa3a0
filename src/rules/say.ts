import type {Lang} from '../shared/lang';
import {buildRules, buildWords} from '../shared/words/builds';
import {playWords} from '../shared/words/play';
import type {Change} from './change';
import type {Label} from './contract/basics';
import type {Source} from './moves/sources';
import type {RuleProblem} from './problem';
import type {Reason} from './values';

/** A rulebook's name in the reader's language. */
export const labelIn = (label: Label, lang: Lang): string => (typeof label === 'string' ? label : label[lang]);

const isLabel = (value: unknown): value is Label => typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

/** Facts with every name put into the reader's language. */
const named = (facts: Readonly<Record<string, unknown>>, lang: Lang): Readonly<Record<string, unknown>> =>
	Object.fromEntries(
		Object.entries(facts).map(([key, value]) => [
			key,
			isLabel(value)
				? labelIn(value, lang)
				: Array.isArray(value)
					? value.map(one => (isLabel(one) ? labelIn(one, lang) : one))
					: value,
		]),
	);

// A hyphen before a figure that begins a word: numbers are written with a minus.
const HYPHEN = /(?<=^|[\s(\u202f])-(?=\d)/g;

/** A refusal of the rules as a sentence. */
export function sayRule(problem: RuleProblem, lang: Lang): string {
	const table: {readonly [Code in RuleProblem['code']]: (facts: never) => string} = {...playWords[lang], ...buildRules[lang]};
	return table[problem.code](named(problem, lang) as never).replace(HYPHEN, '−');
}

/** A change as it stands beside a roll: `Renommée 3/4`. */
export function sayChange(change: Change, lang: Lang): string {
	const say = playWords[lang];
	const name = 'name' in change ? labelIn(change.name, lang) : '';
	switch (change.kind) {
		case 'track': {
			const whose = typeof change.whose === 'object' ? change.whose.thing : change.whose === 'target' ? say.target : undefined;
			const {from, to, max} = change;
			return say.track({name, from, to, max, ...(whose !== undefined && {whose})});
		}
		case 'condition':
			return say.condition({name, to: change.to, ...(change.left !== undefined && {left: change.left})});
		case 'list':
			return change.what === 'struck'
				? say.listStruck({name, entry: change.entry})
				: say.listAdded({name, entry: change.entry, ...(change.value !== undefined && {value: change.value})});
		case 'clock':
			return say.clock({name, filled: change.filled, size: change.size});
		case 'told':
			return buildWords[lang].told({name, value: change.value});
		case 'reserve':
		case 'number':
			return say.number({name, from: change.from, to: change.to});
		case 'entry':
			return say[change.what]({name});
		case 'used':
			return say.used({name});
		case 'card':
			return say.card({name});
		case 'unpaid':
			return say.unpaid({name});
		case 'ask':
		case 'log':
			return labelIn(change.text, lang);
		case 'refused':
			return sayRule(change.problem, lang);
	}
}

/** Why a value is off its base: `Hébété −1 cran`. */
export const sayReason = (reason: Reason, lang: Lang): string =>
	playWords[lang][reason.steps ? 'step' : 'point']({name: labelIn(reason.name, lang), by: reason.by});

/** What a source does to a roll, as its toggle and the badge say it: `Empoisonné : désavantage`, `Virtuose +1D`. */
export function saySource(source: Source, lang: Lang): string {
	const name = labelIn(source.name, lang);
	if (source.edge !== 0) return playWords[lang][source.edge > 0 ? 'advantage' : 'disadvantage']({name});
	const signed = (value: number, unit: string) => (value === 0 ? [] : [`${value < 0 ? '−' : '+'}${Math.abs(value)}${unit}`]);
	const parts = [
		...signed(source.dice, 'D'),
		...signed(source.flat, ''),
		...(source.extra === undefined ? [] : [`+${source.extra}`]),
	];
	return parts.length === 0 ? name : `${name} ${parts.join(' ')}`;
}
