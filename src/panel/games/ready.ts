import {canonicalOf} from '../../dice/canonical';
import type {DiceProblem} from '../../dice/problem';
import {readNotation} from '../../dice/read';
import type {AskView, PlanView, SourceView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {ok, type Result} from '../../shared/result';
import {gameLineWords} from '../../shared/words/panel-games';
import type {Answer} from '../../wire/messages';
import type {Named} from '../line';
import type {Ready} from '../prepare';

/** A plan as it is answered. */
export type Planned = Extract<Answer<'move/plan'>, {ok: true}>['value'];

/** A planned move as a roll that can be made; fails where its dice are no notation, or more than a string can carry. */
export function readyOf(plan: Planned, lang: Lang): Result<Ready, DiceProblem> {
	const read = readNotation(plan.expression);
	if (!read.ok) return read;
	const took = plan.took.map(one => ({...one, signed: false}));
	// A trait that was chosen stands there with its number already.
	const asks = plan.asks.filter(ask => ask.kind !== 'pick' || !plan.took.some(({name}) => name === chosenIn(ask)?.name));
	const told = [...took, ...asks.flatMap(toldAsk), ...plan.sources.flatMap(toldSource), ...plan.spends.flatMap(toldSpend)];
	const against = plan.difficulty === undefined ? undefined : gameLineWords[lang].against({difficulty: plan.difficulty});
	const step = plan.ladder.find(({value}) => value === plan.difficulty);
	return ok({
		state: 'ready',
		plan: read.value.plan,
		canonical: canonicalOf(read.value.plan),
		times: 1,
		label: plan.name,
		named: told.filter(one => typeof one !== 'string'),
		rule: {
			facts: told.filter(one => typeof one === 'string'),
			...(against !== undefined && {against: step ? `${against} ${step.name}` : against}),
			riders: plan.riders,
		},
	});
}

/** Whether a move rolls nothing: it only costs and brings about. */
export const rollsNothing = ({plan}: Ready): boolean => plan.kind === 'number';

type Told = Named | string;

const chosenIn = ({options, value}: Extract<AskView, {kind: 'pick'}>) => options.find(({id}) => id === value);

function toldAsk(ask: AskView): readonly Told[] {
	if (ask.kind === 'tick') return ask.value ? [ask.name] : [];
	// A nought is what stands there when nobody chose, and so is a choice of nothing.
	if (ask.kind === 'number') return ask.value === 0 ? [] : [{name: ask.name, value: ask.value, signed: false}];
	const chosen = ask.value === '' ? undefined : chosenIn(ask);
	return chosen ? [`${ask.name} ${chosen.name}`] : [];
}

const toldSource = (source: SourceView): readonly Told[] => (source.on ? [numberFirst(withName(source))] : []);

const toldSpend = (spend: PlanView['spends'][number]): readonly Told[] =>
	spend.times === 0 ? [] : [spend.times > 1 ? {name: spend.name, value: spend.times, signed: false} : spend.name];

/** `Virtuose +1D`: the effect of a source with its name before it. */
export const withName = ({name, does}: Pick<SourceView, 'name' | 'does'>): string =>
	does === '' || does.startsWith(name) ? does || name : `${name} ${does}`;

/** `Aide +2` is told as `+2 Aide`: a bracket must not close on a number. */
function numberFirst(text: string): Told {
	const [, name, sign, digits] = /^(.+) ([+\u2212-])([0-9]{1,6})$/.exec(text) ?? [];
	return name === undefined ? text : {name, value: Number(digits) * (sign === '+' ? 1 : -1), signed: true};
}
