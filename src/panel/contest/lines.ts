import {type Decided, decide} from '../../contest/decide';
import {type ContestRule, contestRiders, type Part} from '../../contest/riders';
import type {Markup} from '../../forums/forum';
import {writeString} from '../../seal/write';
import type {Lang} from '../../shared/lang';
import {contestLineWords} from '../../shared/words/contest';
import {plainWords, spread} from '../plain-words';
import type {ContestRoll} from './options';

/** A roll that takes part: under which name, and what its dice do not tell. */
export type Chosen = Pick<Part, 'side' | 'stat' | 'natural'> & {
	readonly roll: ContestRoll & {readonly fell: {readonly total: number}};
	readonly name: string;
};
/** The number that a single roll stands against, and what it is. */
export type Across = {readonly name: string; readonly value: number};

type How = {readonly markup: Markup; readonly lang: Lang};

const CARRIED = 'bmt';

/** What chosen rolls come to; places are those of the list, from 1. */
export const decideChosen = (chosen: readonly Chosen[], rule: ContestRule): Decided =>
	decide(
		chosen.map((one, at) => ({part: partOf(one, at, chosen.length), total: one.roll.fell.total})),
		rule,
	);

const partOf = ({side, stat, natural, roll: {instant}}: Chosen, at: number, of: number): Part => ({
	side,
	place: at + 1,
	of,
	...(stat !== undefined && {stat}),
	...(natural && {natural}),
	...(instant && {instant}),
});

function stringOf(one: Chosen, at: number, of: number, rule: ContestRule): string {
	const {expression, home, round, index, riders} = one.roll;
	return writeString({
		mode: 'q',
		expression,
		anchor: home,
		round,
		index,
		riders: [...riders.filter(({letter}) => CARRIED.includes(letter)), ...contestRiders(partOf(one, at, of), rule)],
	});
}

/** A name as it may stand in a line that is read back: no number said, no dash that ends it. */
const nameFor = (name: string, {markup}: How): string => plainWords(name.replace(/[=–—]/g, ' '), markup.kind) || '?';

const totalOf = (name: string, total: number): string => `${name} = ${total}`;

/** One line of opposed rolls or of a count, with its strings behind it. The contest must be decided. */
function oneLine(chosen: readonly Chosen[], rule: ContestRule, decided: Decided, across: Across | undefined, how: How): string {
	const say = contestLineWords[how.lang];
	const named = chosen.map(({name, roll}) => ({name: nameFor(name, how), total: roll.fell.total}));
	const all = [...named, ...(across && rule.kind === 'opposed' ? [{name: nameFor(across.name, how), total: across.value}] : [])];
	const totals = all.map(({name, total}) => totalOf(name, total));
	const strings = chosen.map((one, at) => stringOf(one, at, chosen.length, rule)).join(' ');
	if (decided.kind === 'reach' && rule.kind === 'reach')
		return `${spread([...totals, say[rule.compare](rule), say.reached({count: decided.reached.length})].join(', '))} – ${strings}`;
	if (decided.kind !== 'opposed') return '';
	const head = totals.reduce((one, other) => say.against({one, other}));
	return `${spread(
		`${head}${say.colon} ${outcomeOf(
			decided,
			all.map(({name}) => name),
			how,
		)}`,
	)} – ${strings}`;
}

function outcomeOf(decided: Extract<Decided, {kind: 'opposed'}>, names: readonly string[], {lang}: How): string {
	const say = contestLineWords[lang];
	const {winner, margin, by} = decided;
	if (winner === undefined) return by === 'again' ? say.again : say.nobody;
	const name = names[winner - 1]!;
	return margin === 0 ? say.wonTie({name}) : say.won({name, margin});
}

/** The lines of a contest as they go into the post; undefined while it is not decided. */
export function contestText(
	chosen: readonly Chosen[],
	rule: ContestRule,
	{across, label = '', ...how}: How & {readonly across?: Across | undefined; readonly label?: string},
): string | undefined {
	const decided = decideChosen(chosen, rule);
	if (decided.kind === 'open') return undefined;
	if (decided.kind !== 'order') return oneLine(chosen, rule, decided, across, how);
	const sorted = decided.order.map(place => chosen[place - 1]!);
	const title = nameFor(label === '' ? contestLineWords[how.lang].order : label, how);
	const rows = sorted.map(
		(one, at) => `– ${spread(totalOf(nameFor(one.name, how), one.roll.fell.total))} ${stringOf(one, at, sorted.length, rule)}`,
	);
	return [title, ...rows].join('\n');
}

/** Each of many on his own against one: a line for each. */
export function eachText(chosen: readonly Chosen[], rule: ContestRule, how: How): string | undefined {
	const one = chosen.find(({side}) => side === 'defender') ?? chosen[0]!;
	const lines = chosen.filter(other => other !== one).map(other => contestText([other, one], rule, how));
	return lines.some(line => line === undefined) ? undefined : lines.join('\n');
}
