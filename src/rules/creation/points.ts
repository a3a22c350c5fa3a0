import type {Label} from '../contract/basics';
import type {Step} from '../contract/creation';
import type {Derivation} from '../derive';
import type {RuleProblem} from '../problem';

/** Points of a step: how many there are, how many are spent. */
export type Budget = {readonly total: number; readonly spent: number};
type Problems = readonly {readonly where: string; readonly problem: RuleProblem}[];
type Review = {readonly budget?: Budget; readonly problems: Problems};

const at = (where: string, problem: RuleProblem) => ({where, problem});

function budgetProblem(step: {readonly name: Label; readonly id: string}, {total, spent}: Budget, atMost: boolean): Problems {
	if (spent > total) return [at(`steps.${step.id}`, {code: 'rule/budget', step: step.name, spent, total})];
	return spent < total && !atMost ? [at(`steps.${step.id}`, {code: 'rule/unspent', step: step.name, left: total - spent})] : [];
}

const sorted = (values: readonly number[]): string => JSON.stringify(values.toSorted((a, b) => a - b));

/** Points over stats: the sum, each one's bounds, and the array they must be where arrays are offered. */
export function statsStep(step: Extract<Step, {kind: 'stats'}>, sheet: Derivation): Review {
	const stats = sheet.game.book.stats.filter(stat => step.stats === undefined || step.stats.includes(stat.id));
	const values = stats.map(stat => sheet.stat(stat.id).base);
	const bounds = stats.flatMap((stat, index): Problems => {
		const {min, max} = sheet.stat(stat.id);
		const [least, most] = [
			step.min === undefined ? min : sheet.number(step.min),
			step.max === undefined ? max : sheet.number(step.max),
		];
		const value = values[index]!;
		if (value < least) return [at(`stats.${stat.id}`, {code: 'rule/below', what: stat.name, value, min: least})];
		return value > most ? [at(`stats.${stat.id}`, {code: 'rule/above', what: stat.name, value, max: most})] : [];
	});
	const arrays = step.arrays ?? [];
	const mixed: Problems =
		arrays.length > 0 && !arrays.some(array => sorted(array.values) === sorted(values))
			? [at(`steps.${step.id}`, {code: 'rule/array', step: step.name, arrays: arrays.map(array => array.name)})]
			: [];
	if (step.total === undefined) return {problems: [...mixed, ...bounds]};
	const budget = {total: sheet.number(step.total), spent: values.reduce((sum, value) => sum + value, 0)};
	return {budget, problems: [...budgetProblem(step, budget, step.atMost), ...mixed, ...bounds]};
}

/** The highest that a skill may be: while the character is made, and ever. */
export function capProblem(sheet: Derivation, id: string, making: boolean): Problems {
	const {skillRules} = sheet.game.book;
	const skill = sheet.skills.get(id.replaceAll('-', '_'));
	if (!skill) return [];
	const {score, points, stat} = sheet.skill(id);
	const scope = sheet.locally({score, points, stat, id: skill.id});
	const caps = [skillRules.cap, making ? skillRules.capAtCreation : undefined]
		.filter(cap => cap !== undefined)
		.map(cap => sheet.game.number(cap, scope));
	const value = skillRules.capOf === 'score' ? score : points;
	const max = Math.min(...caps);
	return points > 0 && value > max ? [at(`points.${skill.id}`, {code: 'rule/above', what: skill.name, value, max})] : [];
}

/** Points over skills, or so many skills trained; each one's caps. */
export function skillsStep(step: Extract<Step, {kind: 'skills'}>, sheet: Derivation): Review {
	const {state} = sheet;
	const skills = [...sheet.skills.values()].filter(
		skill => step.group === undefined || ('group' in skill && skill.group === step.group),
	);
	const spending = skills.map(skill => ({skill, points: state.points[skill.id] ?? 0})).filter(({points}) => points !== 0);
	const bounds = spending.flatMap(({skill, points}): Problems => {
		const max =
			step.max === undefined ? Number.POSITIVE_INFINITY : sheet.game.number(step.max, sheet.locally({points, id: skill.id}));
		if (points < 0 || !Number.isInteger(points))
			return [at(`points.${skill.id}`, {code: 'rule/below', what: skill.name, value: points, min: 0})];
		return points > max
			? [at(`points.${skill.id}`, {code: 'rule/above', what: skill.name, value: points, max})]
			: capProblem(sheet, skill.id, true);
	});
	const strangers = Object.keys(state.points).filter(id => !sheet.skills.has(id.replaceAll('-', '_')));
	const unknown = strangers.map(id => at(`points.${id}`, {code: 'rule/unknown', what: 'skill', id}));
	const most = step.most === undefined ? undefined : sheet.number(step.most);
	const many: Problems =
		most !== undefined && spending.length > most
			? [at(`steps.${step.id}`, {code: 'rule/count', what: step.name, have: spending.length, least: 0, most})]
			: [];
	if (step.trained !== undefined) {
		const wanted = sheet.number(step.trained);
		const have = spending.length;
		const count: Problems =
			have === wanted ? [] : [at(`steps.${step.id}`, {code: 'rule/count', what: step.name, have, least: wanted, most: wanted})];
		return {budget: {total: wanted, spent: have}, problems: [...count, ...many, ...bounds, ...unknown]};
	}
	if (step.total === undefined) return {problems: [...many, ...bounds, ...unknown]};
	const spent = spending.reduce(
		(sum, {skill, points}) =>
			sum + sheet.game.number(step.cost, sheet.locally({points, id: skill.id, stat: sheet.skill(skill.id).stat})),
		0,
	);
	const budget = {total: sheet.number(step.total), spent};
	return {budget, problems: [...budgetProblem(step, budget, step.atMost), ...many, ...bounds, ...unknown]};
}
