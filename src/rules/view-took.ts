import type {Lang} from '../shared/lang';
import type {Amount} from './contract/basics';
import type {Roll} from './contract/moves';
import type {Derivation} from './derive';
import {nameOf} from './game';
import {answerOf, type Situation, sheetIn} from './moves/around';
import type {TookView} from './view';
import {nameIn, pieceName} from './view-words';

/** The amounts that a roll's dice and its number beside them are made of. */
function amountsIn(roll: Roll): readonly (Amount | undefined)[] {
	switch (roll.kind) {
		case 'none':
			return [];
		case 'percentile':
			return [roll.flat];
		case 'pair':
			return [roll.d, roll.flat];
		case 'count':
			return [roll.n, roll.d];
		case 'keep':
			return [roll.n, roll.d, roll.plus?.n, roll.flat];
		case 'sum':
			return [roll.n, roll.d, ...(roll.dice ?? []), roll.flat];
	}
}

/** What a formula's name stands for on the sheet: a stat, a skill, a derived value or a track, or the one that was chosen. Undefined for anything else. */
function called(sheet: Derivation, {move, choices}: Situation, path: readonly string[], lang: Lang): string | undefined {
	const [first, second, part] = path as [string, string?, string?];
	const {game} = sheet;
	if (first === 'skill' || game.stats.has(first) || game.derived.has(first) || game.tracks.has(first))
		return nameIn(sheet, path, lang);
	if (first !== 'ask' || part === undefined) return undefined;
	const ask = move.asks.find(one => nameOf(one.id) === second);
	const answer = ask?.kind === 'stat' || ask?.kind === 'skill' ? String(answerOf(ask, choices)) : '0';
	// What nobody chose yet stands at 0.
	return answer === '0' ? undefined : pieceName(sheet, answer, lang);
}

/** Whether a reader needs a number: the trait or the skill that is rolled even at 0, and of what else comes with it only what adds something. */
const tells = ({game}: Derivation, [first]: readonly string[], value: number): boolean =>
	value !== 0 || !(game.derived.has(first!) || game.tracks.has(first!));

/** The numbers of the sheet that a move's dice are made of, as its formulas read them: each by its name, once. */
export function viewTook(situation: Situation, lang: Lang): readonly TookView[] {
	const sheet = sheetIn(situation);
	const took = new Map<string, TookView>();
	const scope = {
		...sheet.scope,
		read(path: readonly string[], args: Parameters<typeof sheet.scope.read>[1]) {
			const value = sheet.scope.read(path, args);
			const name = called(sheet, situation, path, lang);
			if (name !== undefined && typeof value === 'number' && Number.isSafeInteger(value) && tells(sheet, path, value))
				took.set(`${name} ${value}`, {name, value});
			return value;
		},
	};
	for (const amount of amountsIn(situation.move.roll)) if (typeof amount === 'string') sheet.game.number(amount, scope);
	return [...took.values()];
}
