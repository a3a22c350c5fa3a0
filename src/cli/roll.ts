import {canonicalOf} from '../dice/canonical';
import {type Reading, readNotation} from '../dice/read';
import {roll, rollFaces} from '../dice/roll';
import type {Rolled} from '../dice/rolled';
import {sayDice} from '../dice/say';
import {working} from '../dice/show';
import {diceFrom} from '../seal/stream';
import type {Lang} from '../shared/lang';
import {fail, ok, type Result} from '../shared/result';
import type {CommandRun} from './answer';
import {jsonOfRolled} from './dice';
import {readFaces} from './faces';
import type {Options} from './options';
import type {CliProblem} from './problem';
import type {World} from './world';

/** Dice that fell, with the seed where they came from one. */
export type Thrown = {readonly rolled: Rolled; readonly seed?: string};

/** `osselet roll EXPR`: rolls by chance, from a seed, or with the faces given. */
export const rollCommand: CommandRun = async (options, world, lang) => {
	const text = options.words.join(' ').trim();
	if (text === '') return fail({code: 'cli/no-expression'});
	const reading = readNotation(text);
	if (!reading.ok) {
		const start = 'span' in reading.error ? reading.error.span.start : 0;
		return fail({code: 'cli/expression', text, start, why: sayDice(reading.error, lang)});
	}
	if (reading.value.repeat > 1) return fail({code: 'cli/repeat', count: reading.value.repeat});
	const thrown = throwDice(reading.value, options, world, lang);
	if (!thrown.ok) return thrown;
	const {rolled, seed} = thrown.value;
	const {plan} = reading.value;
	const canonical = canonicalOf(plan);
	const json = {expression: canonical, ...jsonOfRolled(rolled), ...(seed && {seed})};
	// A die alone is its own total: said once.
	const steps = [canonical, working(plan, rolled), `${rolled.total}`].filter((step, at, all) => step !== all[at + 1]);
	return ok({json, text: steps.join(' = '), finding: false});
};

/** Lets the dice of an expression fall: with the faces given, from a seed, or by chance. */
export function throwDice({plan}: Reading, {values}: Options, world: World, lang: Lang): Result<Thrown, CliProblem> {
	const asked = values.seed?.[0];
	const given = values.dice?.[0];
	if (asked !== undefined && given !== undefined) return fail({code: 'cli/seed-and-dice'});
	if (given !== undefined) return withFaces(plan, given, lang);
	const seed = (asked ?? world.seed()).toLowerCase();
	if (!/^[0-9a-f]{64}$/.test(seed)) return fail({code: 'cli/seed', text: seed});
	return ok({rolled: roll(plan, diceFrom(Uint8Array.from(Buffer.from(seed, 'hex')))), seed});
}

function withFaces(plan: Reading['plan'], given: string, lang: Lang): Result<Thrown, CliProblem> {
	const faces = readFaces(given);
	if (!faces.ok) return faces;
	const rolled = rollFaces(plan, faces.value);
	return rolled.ok ? ok({rolled: rolled.value}) : fail({code: 'cli/faces', why: sayDice(rolled.error, lang)});
}
