import type {Lang} from '../shared/lang';
import type {Step} from './contract/creation';
import type {StepReview} from './creation/review';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {labelIn, sayRule} from './say';
import type {StepView} from './view';
import {viewBuilder} from './view-build';
import {viewCatalogue} from './view-carried';
import {viewDrawing} from './view-drawing';
import {viewList, viewQuestion} from './view-kept';
import {proseIn} from './view-words';

type Parts = Omit<StepView, 'id' | 'kind' | 'name' | 'covers' | 'budget' | 'picks' | 'draw' | 'problems'>;
type Of<Kind extends Step['kind']> = Extract<Step, {kind: Kind}>;

const choiceParts = (sheet: Derivation, step: Of<'choice'>, lang: Lang): Parts => ({
	options: step.options.map(option => ({
		id: option.id,
		name: labelIn(option.name, lang),
		covers: proseIn(option.description, lang),
		chosen: sheet.state.choices[step.id] === option.id,
		closed: !sheet.game.holds(option.when, sheet.scope),
	})),
});

function numberParts(sheet: Derivation, step: Of<'number'>): Parts {
	const value = sheet.state.choices[step.id];
	return {
		number: {min: sheet.number(step.min), max: sheet.number(step.max), ...(typeof value === 'number' && {value})},
	};
}

function statsParts(sheet: Derivation, step: Of<'stats'>, lang: Lang): Parts {
	const stats = sheet.game.book.stats.filter(stat => step.stats === undefined || step.stats.includes(stat.id));
	return {
		stats: stats.map(stat => {
			const {base, min, max} = sheet.stat(stat.id);
			return {
				id: stat.id,
				name: labelIn(stat.name, lang),
				covers: proseIn(stat.description, lang),
				value: base,
				min: step.min === undefined ? min : sheet.number(step.min),
				max: step.max === undefined ? max : sheet.number(step.max),
				die: stat.display === 'die',
			};
		}),
		...(step.arrays && {
			arrays: step.arrays.map(array => ({
				id: array.id,
				name: labelIn(array.name, lang),
				covers: proseIn(array.description, lang),
				values: array.values,
			})),
		}),
	};
}

function skillsParts(sheet: Derivation, step: Of<'skills'>, lang: Lang): Parts {
	const skills = [...sheet.skills.values()].filter(
		skill => step.group === undefined || sheet.game.skills.get(nameOf(skill.id))?.group === step.group,
	);
	return {
		skills: skills.map(skill => ({
			id: skill.id,
			name: labelIn(skill.name, lang),
			stat: skill.stat ?? '',
			points: sheet.state.points[skill.id] ?? 0,
			score: sheet.skill(skill.id).score,
			trained: step.trained !== undefined,
		})),
	};
}

function moneyParts({game, state}: Derivation, lang: Lang): Parts {
	const start = game.book.money?.start;
	return {
		money: {
			name: proseIn(game.book.money?.name, lang),
			...(state.money !== undefined && {amount: state.money}),
			...(typeof start === 'string' && {dice: start}),
		},
	};
}

function partsOf(sheet: Derivation, step: Step, lang: Lang): Parts {
	switch (step.kind) {
		case 'questions':
			return {
				questions: sheet.game.book.questions
					.filter(question => step.questions.includes(question.id))
					.map(question => viewQuestion(sheet, question, lang)),
			};
		case 'choice':
			return choiceParts(sheet, step, lang);
		case 'number':
			return numberParts(sheet, step);
		case 'pick': {
			const catalogue = viewCatalogue(sheet, step.catalogue, lang, step.only);
			return catalogue ? {catalogue} : {};
		}
		case 'stats':
			return statsParts(sheet, step, lang);
		case 'skills':
			return skillsParts(sheet, step, lang);
		case 'builds': {
			const builder = viewBuilder(sheet, step.builder, lang);
			return builder ? {builder, ranks: step.ranks.map(amount => sheet.number(amount))} : {};
		}
		case 'classes':
			return {
				classes: (sheet.game.catalogues.get(nameOf(step.catalogue))?.entries ?? []).map(entry => ({
					id: entry.id,
					name: labelIn(entry.name, lang),
					covers: proseIn(entry.description, lang),
					levels: sheet.state.classes[entry.id] ?? 0,
				})),
			};
		case 'lists':
			return {lists: step.lists.flatMap(id => viewList(sheet, id, lang) ?? [])};
		case 'money':
			return moneyParts(sheet, lang);
	}
}

/** One step of making a character, with all that the wizard draws. */
export const viewStep = (sheet: Derivation, {step, budget, picks, drawn, problems}: StepReview, lang: Lang): StepView => ({
	id: step.id,
	kind: step.kind,
	name: labelIn(step.name, lang),
	covers: proseIn(step.description, lang),
	...(budget && {budget}),
	...(picks && {picks}),
	...(drawn && step.kind === 'pick' && {draw: viewDrawing(sheet, step.catalogue, drawn, lang)}),
	problems: problems.map(({where, problem}) => ({where, text: sayRule(problem, lang)})),
	...partsOf(sheet, step, lang),
});
