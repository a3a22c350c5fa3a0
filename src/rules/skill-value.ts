import type {Skill} from './contract/parts';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {type SkillScore, sumOf} from './values';

type Rollable = Pick<Skill, 'id' | 'name' | 'stat' | 'untrained' | 'trained'>;
/** Skills by their name in formulas. */
export type Skills = ReadonlyMap<string, Rollable>;

/** Every skill that a character can roll: the game's, those that his entries open, his own. */
export function allSkills({owned, state, game}: Derivation): Skills {
	const opened = owned.flatMap(({entry}) =>
		entry?.opensSkill ? [{id: entry.id, name: entry.name, stat: entry.opensSkill.stat, untrained: false, trained: false}] : [],
	);
	const own = state.ownSkills.map(skill => ({...skill, untrained: true, trained: false}));
	return new Map([...game.book.skills, ...opened, ...own].map(skill => [nameOf(skill.id), skill]));
}

/** What a skill stands on: what its stat adds to rolls, where that is another number than its value. */
const standsOn = (sheet: Derivation, stat: string): number =>
	sheet.game.stats.get(nameOf(stat))?.modifier ? sheet.modifier(stat) : sheet.stat(stat).value;

/** A skill's score by the game's own formula, and what entries add to it. */
export function scoreOf(sheet: Derivation, skill: Rollable): SkillScore {
	const points = sheet.state.points[skill.id] ?? 0;
	const stat = skill.stat ? standsOn(sheet, skill.stat) : 0;
	const reasons = sheet.added(`skill.${skill.id}`);
	const score = sheet.game.number(sheet.game.book.skillRules.score, sheet.locally({stat, points}));
	return {score: score + sumOf(reasons), points, stat, reasons};
}
