import {fail, ok, type Result} from '../../shared/result';
import {fightRuleWords} from '../../shared/words/fight';
import type {Change} from '../change';
import type {Label} from '../contract/basics';
import type {RuleProblem} from '../problem';
import type {TableState} from '../state';
import {type Combatant, type Fight, most} from './fight';
import type {Ground, Sheets} from './order';

/** Something that changed, whose it was by name, and the sheets it is written down on. */
export type Told = {readonly who: string; readonly sheets: readonly string[]; readonly change: Change};
/** A fight after an act, with the sheets as they are now. `fight` is undefined once it has ended. */
export type Fought = {
	readonly fight: Fight | undefined;
	readonly sheets: Sheets;
	readonly table: TableState;
	readonly told: readonly Told[];
};
export type Acted = Result<Fought, RuleProblem>;

type Sentence = Exclude<keyof typeof fightRuleWords.fr, 'between' | 'overtaken'>;

/** A sentence of ours in both languages, where the rules expect a label. */
export const say = (key: Sentence): Label => ({fr: fightRuleWords.fr[key], en: fightRuleWords.en[key]});
export const refused = (key: Sentence): Result<never, RuleProblem> => fail({code: 'rule/refused', text: say(key)});

/** A fight after an act that touched no sheet. */
export const after = ({sheets, table}: Ground, fight: Fight, told: readonly Told[] = []): Acted =>
	ok({fight, sheets, table, told});

export const find = ({combatants}: Fight, key: string): Combatant | undefined => combatants.find(one => one.key === key);

/** The first number that no key of a kind bears. */
export function freeKey(prefix: string, taken: readonly {readonly key: string}[]): string {
	const keys = new Set(taken.map(one => one.key));
	let number = 1;
	while (keys.has(`${prefix}${number}`)) number++;
	return `${prefix}${number}`;
}

/** Writes a line of what happened; the oldest goes where there are too many. */
export const noted = (fight: Fight, text: string, who?: string): Fight => ({
	...fight,
	log: [...fight.log, {round: fight.round, text: text.slice(0, 1000), ...(who !== undefined && {who})}].slice(-most.log),
});
