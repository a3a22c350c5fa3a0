import type {Rng} from '../dice/rng';
import {drawRest} from '../rules/creation/draws';
import {create} from '../rules/creation/finish';
import {withImposed} from '../rules/creation/imposed';
import {strangersOn} from '../rules/creation/strangers';
import {diceFrom} from '../seal/stream';
import {fail, ok, type Result} from '../shared/result';
import {cliGames} from '../shared/words/cli-games';
import type {CommandRun} from './answer';
import {Dealt, readFaces} from './faces';
import type {Options} from './options';
import type {CliProblem} from './problem';
import {openBoth, sayInvalid} from './sheet';
import type {World} from './world';

/** `osselet create BOOK ANSWERS.json`: a new character, or every reason why not. */
export const createCommand: CommandRun = async (options, world, lang) => {
	const [bookText, file, ...more] = options.words;
	if (bookText === undefined || file === undefined || more.length > 0)
		return fail({code: 'cli/words', command: 'create', wants: 'BOOK ANSWERS.json', given: options.words.length});
	const opened = await openBoth(world, bookText, file, lang);
	if (!opened.ok) return opened;
	const chance = chanceOf(options, world);
	if (!chance.ok) return chance;
	const {game, sheet} = opened.value;
	const strangers = strangersOn(game, sheet.state);
	const made = create(game, drawRest(game, withImposed(game, sheet.state), chance.value), chance.value);
	if (!made.ok || strangers.length > 0) {
		const invalid = sayInvalid([...strangers, ...(made.ok ? [] : made.error)], lang);
		const text = [cliGames[lang].notMade, ...invalid.map(one => `  ${one.where}  ${one.text}`)].join('\n');
		return ok({json: {invalid}, text, finding: true});
	}
	if (chance.value instanceof Dealt && chance.value.problem) return fail(chance.value.problem);
	return ok({json: {sheet: made.value}, text: JSON.stringify(made.value, null, '\t'), finding: false});
};

/** Where starting dice come from: the faces given, a seed, or chance. */
function chanceOf({values}: Options, world: World): Result<Rng, CliProblem> {
	const given = values.dice?.[0];
	const asked = values.seed?.[0];
	if (asked !== undefined && given !== undefined) return fail({code: 'cli/seed-and-dice'});
	if (given === undefined) {
		const seed = (asked ?? world.seed()).toLowerCase();
		return /^[0-9a-f]{64}$/.test(seed)
			? ok(diceFrom(Uint8Array.from(Buffer.from(seed, 'hex'))))
			: fail({code: 'cli/seed', text: seed});
	}
	const faces = readFaces(given);
	return faces.ok ? ok(new Dealt(faces.value)) : faces;
}
