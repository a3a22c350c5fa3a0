import {buildsStep} from '../builds/step';
import type {Step} from '../contract/creation';
import {Derivation} from '../derive';
import type {Game} from '../game';
import type {RuleProblem} from '../problem';
import type {State, TableState} from '../state';
import {type Drawing, drawing} from './draws';
import {entryProblems} from './entries';
import {type Budget, skillsStep, statsStep} from './points';

/** How a step stands: what is left to spend or to pick, and every reason it is not right yet. */
export type StepReview = {
	readonly step: Step;
	readonly budget?: Budget;
	readonly picks?: {readonly have: number; readonly imposed: number; readonly least: number; readonly most: number};
	/** What dice decide there. */
	readonly drawn?: Drawing;
	readonly problems: readonly {readonly where: string; readonly problem: RuleProblem}[];
};

type Problems = StepReview['problems'];

const at = (where: string, problem: RuleProblem) => ({where, problem});

function questionsStep(game: Game, step: Extract<Step, {kind: 'questions'}>, state: State): Problems {
	const asked = game.book.questions.filter(question => step.questions.includes(question.id));
	return asked
		.filter(question => question.required && !state.answers[question.id]?.text.trim())
		.map(question => at(`answers.${question.id}`, {code: 'rule/unanswered', question: question.name}));
}

function choiceStep(step: Extract<Step, {kind: 'choice'}>, sheet: Derivation): Problems {
	const chosen = sheet.state.choices[step.id];
	const where = `choices.${step.id}`;
	if (chosen === undefined) return [at(where, {code: 'rule/unchosen', step: step.name})];
	const option = step.options.find(one => one.id === chosen);
	if (!option) return [at(where, {code: 'rule/unknown', what: 'option', id: String(chosen)})];
	return sheet.game.holds(option.when, sheet.scope)
		? []
		: [at(where, {code: 'rule/requires', what: option.name, text: option.description ?? option.name})];
}

function numberStep(step: Extract<Step, {kind: 'number'}>, sheet: Derivation): Problems {
	const value = sheet.state.choices[step.id];
	const where = `choices.${step.id}`;
	if (typeof value !== 'number') return [at(where, {code: 'rule/unchosen', step: step.name})];
	const [min, max] = [sheet.number(step.min), sheet.number(step.max)];
	if (value < min) return [at(where, {code: 'rule/below', what: step.name, value, min})];
	return value > max ? [at(where, {code: 'rule/above', what: step.name, value, max})] : [];
}

function pickStep(step: Extract<Step, {kind: 'pick'}>, sheet: Derivation): Pick<StepReview, 'picks' | 'drawn' | 'problems'> {
	const drawn = drawing(sheet, step);
	const owned = sheet.state.entries[step.catalogue] ?? [];
	const exactly = step.count === undefined ? undefined : sheet.number(step.count);
	const least = exactly ?? sheet.number(step.min ?? 0);
	const most = exactly ?? sheet.number(step.max ?? 2000);
	const picks = {have: owned.length, imposed: owned.filter(one => one.by !== undefined).length, least, most};
	const count: Problems =
		owned.length < least || owned.length > most
			? [at(`entries.${step.catalogue}`, {code: 'rule/count', what: step.name, have: owned.length, least, most})]
			: [];
	const left = drawn?.left ?? 0;
	const undrawn: Problems = left > 0 ? [at(`draws.${step.id}`, {code: 'rule/undrawn', step: step.name, left})] : [];
	return {
		picks,
		...(drawn && {drawn}),
		problems: [...(left > 0 ? undrawn : count), ...entryProblems(sheet, step.catalogue, step.only)],
	};
}

function classesStep(step: Extract<Step, {kind: 'classes'}>, sheet: Derivation, level: number): Problems {
	const classes = Object.entries(sheet.state.classes).filter(([, levels]) => levels > 0);
	const placed = classes.reduce((sum, [, levels]) => sum + levels, 0);
	const least = sheet.number(step.min);
	const most = Math.min(level, step.max === undefined ? level : sheet.number(step.max));
	const unknown = classes
		.filter(([id]) => !sheet.game.entry(step.catalogue, id))
		.map(([id]) => at(`classes.${id}`, {code: 'rule/unknown', what: step.catalogue, id}));
	const count: Problems =
		classes.length < least || classes.length > most
			? [at('classes', {code: 'rule/count', what: step.name, have: classes.length, least, most})]
			: [];
	return [...unknown, ...count, ...(placed === level ? [] : [at('classes', {code: 'rule/levels', placed, total: level})])];
}

function listsStep(step: Extract<Step, {kind: 'lists'}>, sheet: Derivation): Problems {
	return step.lists.flatMap(id => {
		const list = sheet.game.book.lists.find(one => one.id === id);
		const have = sheet.state.lists[id]?.length ?? 0;
		const most = list?.max === undefined ? undefined : sheet.number(list.max);
		return list && most !== undefined && have > most
			? [at(`lists.${id}`, {code: 'rule/list-full', list: list.name, most} as const)]
			: [];
	});
}

function reviewStep(step: Step, sheet: Derivation, level: number): StepReview {
	switch (step.kind) {
		case 'questions':
			return {step, problems: questionsStep(sheet.game, step, sheet.state)};
		case 'choice':
			return {step, problems: choiceStep(step, sheet)};
		case 'number':
			return {step, problems: numberStep(step, sheet)};
		case 'pick':
			return {step, ...pickStep(step, sheet)};
		case 'stats':
			return {step, ...statsStep(step, sheet)};
		case 'skills':
			return {step, ...skillsStep(step, sheet)};
		case 'builds':
			return {step, ...buildsStep(step, sheet)};
		case 'classes':
			return {step, problems: classesStep(step, sheet, level)};
		case 'lists':
			return {step, problems: listsStep(step, sheet)};
		case 'money':
			return {step, problems: sheet.state.money === undefined ? [at('money', {code: 'rule/unchosen', step: step.name})] : []};
	}
}

/** The level that new characters begin at. */
export const startLevel = (game: Game, sheet: Derivation): number =>
	Math.max(1, Math.trunc(sheet.number(game.book.creation.startLevel)));

/** Every step of making a character as it stands. Steps whose condition does not hold are left out. */
export function reviewCreation(game: Game, state: State, table?: TableState): readonly StepReview[] {
	const sheet = new Derivation(game, state, {...(table && {table})});
	const level = startLevel(game, sheet);
	return game.book.creation.steps.filter(step => game.holds(step.when, sheet.scope)).map(step => reviewStep(step, sheet, level));
}
