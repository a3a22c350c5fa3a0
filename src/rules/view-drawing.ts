import type {Lang} from '../shared/lang';
import {viewWords} from '../shared/words/view';
import type {Effect} from './contract/effects';
import type {Drawing, Fall} from './creation/draws';
import type {Derivation} from './derive';
import {labelIn} from './say';
import type {DrawView} from './view';
import {proseIn} from './view-words';

/** `1d10 + 1d6`: dice of several sizes, one each. */
export const diceNamed = (sides: readonly number[]): string => sides.map(one => `1d${one}`).join(' + ');

/** What dice said and what that means: `7 et 3 : Zen`. */
export function fallIn({faces, entry, again}: Fall, {otherwise}: Extract<Effect, {do: 'draw'}>, lang: Lang): string {
	const say = viewWords[lang];
	const name = entry && labelIn(entry.name, lang);
	const text = name === undefined ? labelIn(otherwise, lang) : again ? say.drawnAgain({name}) : name;
	return say.fell({faces, text});
}

/** The draws of a step as the wizard shows them. `free`: places that the dice left open, still to be filled by hand. */
export function viewDrawing({state}: Derivation, catalogue: string, drawing: Drawing, lang: Lang): DrawView {
	const {move, effect, sides, falls, left} = drawing;
	const open = falls.filter(({entry}) => entry === undefined).length;
	const byHand = (state.entries[catalogue] ?? []).filter(one => one.by === undefined).length;
	return {
		name: labelIn(move.name, lang),
		covers: proseIn(move.description, lang),
		dice: diceNamed(sides),
		falls: falls.map(fall => fallIn(fall, effect, lang)),
		left,
		free: Math.max(0, open - byHand),
	};
}
