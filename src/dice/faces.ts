import type {Rolled} from './rolled';

/** Every face of a roll in the order it was drawn, as `rollFaces` takes them: of each pool all dice, then what single dice brought about, then bonus dice. Exact where each die has one step of its own at most. */
export const facesOf = (rolled: Rolled): readonly number[] =>
	rolled.pools.flatMap(({dice, bonus}) => {
		const faces = dice.flatMap(die => die.faces);
		return [...faces.filter(({cause}) => cause === 'pool'), ...faces.filter(({cause}) => cause !== 'pool'), ...bonus].map(
			({face}) => face,
		);
	});
