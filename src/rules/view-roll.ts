import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import type {Ask, Spend} from './contract/moves';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {answerOf, type Situation, sheetIn} from './moves/around';
import {type MovePlan, spendProblem} from './moves/plan';
import type {Resolution} from './moves/resolve';
import {optionsOf} from './moves/settle';
import {isTold} from './moves/sources';
import {spendsFor} from './moves/spends';
import {labelIn, sayChange, sayRule, saySource} from './say';
import type {AskView, PlanView, ResolutionView} from './view';
import {viewTook} from './view-took';
import {pieceName, proseIn, signed} from './view-words';

function viewAsk(ask: Ask, {choices, game}: Situation, sheet: Derivation, lang: Lang): readonly AskView[] {
	const given = answerOf(ask, choices);
	const name = labelIn(ask.name, lang);
	if (ask.kind === 'number') {
		const value = ask.default !== undefined && choices.asks[ask.id] === undefined ? sheet.number(ask.default) : Number(given);
		return [{kind: 'number', id: ask.id, name, min: sheet.number(ask.min), max: sheet.number(ask.max), value}];
	}
	if ('when' in ask && !game.holds(ask.when, sheet.scope)) return [];
	if (ask.kind === 'tick') return [{kind: 'tick', id: ask.id, name, value: Number(given) !== 0}];
	const optional = (ask.kind === 'skill' || ask.kind === 'entry') && ask.optional;
	const options = optionsOf(ask, sheet).map(option => ({id: option.id, name: labelIn(option.name, lang)}));
	const value = given === 0 ? '' : String(given);
	return [
		{kind: 'pick', id: ask.id, name, value, options: optional ? [{id: '', name: viewWords[lang].none}, ...options] : options},
	];
}

/** What a spend gives: `+1D`, `avantage`, or its own words. */
export function spendDoes(sheet: Derivation, spend: Spend, lang: Lang): string {
	const say = viewWords[lang];
	const amount = (value: Spend['dice']) => (value === undefined ? 0 : sheet.number(value));
	const [dice, flat, successes, edge] = [spend.dice, spend.flat, spend.successes, spend.edge].map(amount) as [
		number,
		number,
		number,
		number,
	];
	const parts = [
		...(dice === 0 ? [] : [say.dice({by: signed(dice)})]),
		...(flat === 0 ? [] : [signed(flat)]),
		...(successes === 0 ? [] : [say.successes({by: signed(successes), count: Math.abs(successes)})]),
		...(edge === 0 ? [] : [edge > 0 ? say.edgeUp : say.edgeDown]),
		...(spend.limitsDegree ? [say.degree] : []),
	];
	return parts.length > 0 ? parts.join(', ') : proseIn(spend.description, lang);
}

const costText = (sheet: Derivation, costs: MovePlan['costs'], lang: Lang): readonly string[] =>
	costs.map(({track, amount}) => viewWords[lang].cost({amount, track: pieceName(sheet, track, lang)}));

function viewSources({sources}: MovePlan, lang: Lang): PlanView['sources'] {
	return sources.filter(isTold).map(source => ({
		key: source.key,
		name: labelIn(source.name, lang),
		covers: proseIn(source.description, lang),
		does: saySource(source, lang),
		offered: source.offered,
		on: source.on,
		closed: source.closed,
		times: source.times,
		most: source.most,
	}));
}

/** A move as it is about to be rolled, in the reader's language. */
export function viewPlan(situation: Situation, plan: MovePlan, lang: Lang): PlanView {
	const {game, move} = situation;
	const sheet = sheetIn(situation);
	const ladder = move.ladder === undefined ? undefined : game.book.ladders.find(one => nameOf(one.id) === nameOf(move.ladder!));
	return {
		move: move.id,
		name: labelIn(move.name, lang),
		covers: proseIn(move.description, lang),
		expression: plan.expression,
		took: viewTook(situation, lang),
		asks: move.asks.flatMap(ask => viewAsk(ask, situation, sheet, lang)),
		sources: viewSources(plan, lang),
		spends: plan.spends.map(({spend, times, open, problem}) => ({
			id: spend.id,
			name: labelIn(spend.name, lang),
			does: spendDoes(sheet, spend, lang),
			cost: costText(
				sheet,
				spend.cost.map(({track, amount}) => ({track, amount: sheet.number(amount)})),
				lang,
			).join(', '),
			when: spend.when,
			times,
			open,
			...(problem && {problem: sayRule(problem, lang)}),
		})),
		ladder: (ladder?.steps ?? []).map(step => ({name: labelIn(step.name, lang), value: step.value})),
		...(plan.difficulty !== undefined && {difficulty: plan.difficulty}),
		aims: ladder !== undefined || plan.difficulty !== undefined || move.outcomes.length > 0,
		costs: costText(sheet, plan.costs, lang),
		problems: plan.problems.map(problem => sayRule(problem, lang)),
	};
}

/** Spends that a standing roll still allows. */
function afterOf(situation: Situation, lang: Lang): ResolutionView['after'] {
	const sheet = sheetIn(situation);
	const {move, game} = situation;
	return spendsFor(game, move)
		.filter(spend => spend.when !== 'before')
		.map(spend => {
			const problem = spendProblem(sheet, spend, 1);
			return {
				id: spend.id,
				name: labelIn(spend.name, lang),
				does: spendDoes(sheet, spend, lang),
				open: problem === undefined,
				...(problem && {problem: sayRule(problem, lang)}),
			};
		});
}

/** What became of a roll, in the reader's language. */
export function viewResolution(situation: Situation, resolution: Resolution, lang: Lang): ResolutionView {
	const {total, difficulty, margin, outcome, changes, problems} = resolution;
	return {
		total,
		...(difficulty !== undefined && {difficulty}),
		...(margin !== undefined && {margin}),
		outcome: {
			id: outcome.id,
			name: labelIn(outcome.name, lang),
			kind: outcome.kind,
			...(outcome.text !== undefined && {text: labelIn(outcome.text, lang)}),
		},
		changes: changes.map(change => sayChange(change, lang)),
		problems: problems.map(problem => sayRule(problem, lang)),
		after: afterOf(situation, lang),
	};
}
