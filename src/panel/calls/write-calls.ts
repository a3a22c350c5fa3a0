import type {Rolled} from '../../dice/rolled';
import {pretty, working} from '../../dice/show';
import {commitmentOf} from '../../seal/hidden';
import type {Rider, RollString} from '../../seal/roll-string';
import {fitsRider, writeString} from '../../seal/write';
import type {Anchor} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import {callLineWords} from '../../shared/words/calls';
import {factsIn, head, lineOf, type Named} from '../line';
import {plainWords, spread} from '../plain-words';
import type {Ready} from '../prepare';
import type {Setting, Written} from '../rolls';

type Where = Pick<Setting, 'layout' | 'markup' | 'verifyUrl' | 'lang'>;

/** A roll that is asked of somebody, or hidden. */
export type Wanted = {
	/** As the line names him; empty for a hidden roll of the GM's own. */
	readonly who: string;
	/** The rider `w`; left out for nobody. */
	readonly whom?: string;
	readonly label: string;
	/** Left out where the dice hang on a sheet that is not at hand: the player rolls himself. */
	readonly dice?: Pick<Ready, 'plan' | 'canonical'>;
	/** `contre 15`, `face à Borin`. */
	readonly against?: string;
	readonly riders: readonly Rider[];
	/** Hides the dice. */
	readonly secret?: string;
};

/** The line of a roll that is asked for, with its string where the dice can be named. */
export function callLine(wanted: Wanted, draw: {readonly round: number; readonly index: number}, where: Where): Written {
	const {who, label, dice, whom, against, secret} = wanted;
	const say = callLineWords[where.lang];
	if (!dice) return {text: withoutDice(wanted, where), raw: ''};
	const riders = [...wanted.riders, ...(whom === undefined ? [] : [{letter: 'w', value: whom}])].filter(fitsRider);
	const what = {expression: dice.canonical, ...draw, riders};
	const raw = writeString(secret === undefined ? {mode: 's', ...what} : {mode: 'h', commitment: commitmentOf(secret), ...what});
	const text = lineOf({
		...where,
		who,
		// With one name alone, readers would take whom it is for to be what it is for.
		label: label === '' && who !== '' ? say.roll : label,
		formula: pretty(dice.plan),
		named: [],
		facts: whom === undefined ? [] : [say.called],
		...(against !== undefined && {against}),
		...(secret !== undefined && {waits: say.hidden}),
		string: raw,
	});
	return {text, raw};
}

function withoutDice({who, label, against = ''}: Wanted, {markup, lang}: Where): string {
	const say = callLineWords[lang];
	const bracket = factsIn({named: [], facts: [say.calledBare], markup});
	const what = [head({who, label, markup}).replace(/ – $/, ''), plainWords(against, markup.kind), bracket].filter(Boolean);
	return spread(what.join(' '));
}

/** The dice of a roll as they fell. */
type Fallen = {readonly plan: Ready['plan']; readonly rolled: Rolled};

const fellOf = ({plan, rolled}: Fallen) => ({
	working: working(plan.kind === 'versus' ? plan.of : plan, rolled),
	total: rolled.total,
	...(rolled.versus !== undefined && {met: rolled.versus.met}),
});

/** What repeats another roll: whose string and where it stands, its dice where they have fallen. */
type Repeated = {
	readonly who: string;
	readonly label: string;
	readonly string: RollString;
	readonly anchor: Anchor;
	readonly plan: Ready['plan'];
	readonly rolled?: Rolled;
};

/** An answer to a call: it cites the roll, whose dice are there already, or will be. */
export function answerLine(
	answer: Repeated & {
		readonly by: string;
		readonly against?: string;
		readonly outcome?: string;
		readonly named?: readonly Named[];
		readonly facts?: readonly string[];
	},
	where: Where,
): Written {
	const {who, label, by, string, anchor, plan, rolled, against, outcome, named = [], facts = []} = answer;
	const say = callLineWords[where.lang];
	const {expression, index, round} = string;
	const riders = string.riders.filter(({letter}) => letter !== 'w').filter(fitsRider);
	const raw = writeString({mode: 'q', expression, anchor, round: round!, index, riders});
	const text = lineOf({
		...where,
		who,
		label,
		formula: pretty(plan),
		named,
		facts: [...facts, say.calledBy({by})],
		...(against !== undefined && {against}),
		...(outcome !== undefined && {outcome}),
		...(rolled ? {fell: fellOf({plan, rolled})} : {waits: say.cited}),
		string: raw,
	});
	return {text, raw};
}

/** The line that opens a hidden roll. */
export function openingLine({who, label, string, anchor, plan, rolled}: Repeated, secret: string, where: Where): Written {
	const say = callLineWords[where.lang];
	const {expression, index, round} = string;
	const riders = string.riders.filter(({letter}) => letter !== 'w').filter(fitsRider);
	const raw = writeString({mode: 'u', expression, anchor, round: round!, index, secret, riders});
	const text = lineOf({
		...where,
		who,
		label,
		formula: pretty(plan),
		named: [],
		facts: [say.opened],
		...(rolled ? {fell: fellOf({plan, rolled})} : {waits: say.come}),
		string: raw,
	});
	return {text, raw};
}

/** A number to reach or somebody to face, as it was typed: its words, and the rider where it is a number. */
export function againstOf(typed: string, lang: Lang): {readonly against?: string; readonly riders: readonly Rider[]} {
	const say = callLineWords[lang];
	const text = typed.trim();
	if (text === '') return {riders: []};
	const number = /^-?\d{1,9}$/.test(text);
	return number
		? {against: say.against({difficulty: text}), riders: [{letter: 't', value: text}]}
		: {against: say.opposed({name: text}), riders: []};
}
