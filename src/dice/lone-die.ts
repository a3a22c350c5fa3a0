import type {Die} from './rolled';

const MOST_FACE = 100;
const MOST_SUCCESSES = 2;

const newDie = (face: number): Die => ({faces: [{face, cause: 'pool'}], value: face, kept: true});
const newJudgedDie = (face: number, successes: number): Die => ({...newDie(face), successes});

// A die that shows 4 and nothing more is the same wherever it fell: the usual ones are made once, and never changed.
const usual = Array.from({length: MOST_FACE + 1}, (_, face) => newDie(face));
const usualJudged = Array.from({length: MOST_SUCCESSES + 1}, (_, successes) =>
	usual.map((_, face) => newJudgedDie(face, successes)),
);

/** A die that lies as it fell, in a pool that is summed. */
export const loneDie = (face: number): Die => (face >= 0 && face <= MOST_FACE ? usual[face]! : newDie(face));

/** A die that lies as it fell, in a pool that counts. */
export const judgedDie = (face: number, successes: number): Die =>
	face >= 0 && face <= MOST_FACE && successes >= 0 && successes <= MOST_SUCCESSES
		? usualJudged[successes]![face]!
		: newJudgedDie(face, successes);
