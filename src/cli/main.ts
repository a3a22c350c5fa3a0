import {type Lang, langFrom} from '../shared/lang';
import {fail, ok, type Result} from '../shared/result';
import {cliWords} from '../shared/words/cli';
import type {CommandRun} from './answer';
import {auditCommand} from './audit';
import {checkCommand} from './check';
import {createCommand} from './create';
import {type Command, type Options, readOptions} from './options';
import type {CliProblem} from './problem';
import {readCommand} from './read';
import {rollCommand} from './roll';
import {printable, sayCli} from './say';
import {sheetCommand} from './sheet';
import {tryCommand} from './try';
import {verifyCommand} from './verify';
import type {World} from './world';

const runs: {readonly [C in Command]: CommandRun} = {
	roll: rollCommand,
	read: readCommand,
	verify: verifyCommand,
	audit: auditCommand,
	check: checkCommand,
	try: tryCommand,
	sheet: sheetCommand,
	create: createCommand,
};

/** Runs one command line. Answers the exit code: 0 all is well, 1 something to report, 2 a call or a file that cannot be read. */
export async function main(args: readonly string[], world: World): Promise<number> {
	// `fr_FR.UTF-8` in the system's spelling is `fr-FR` in the web's.
	const local = langFrom(world.locale.replace('_', '-'));
	const options = readOptions(args);
	if (!options.ok) return refuse(options.error, local, world);
	const lang = langOf(options.value, local);
	if (!lang.ok) return refuse(lang.error, local, world);
	const {flags, command} = options.value;
	if (flags.has('help')) return print(cliWords[lang.value].help, world);
	if (flags.has('version')) return print(typeof OSSELET_VERSION === 'undefined' ? '0.0.0' : OSSELET_VERSION, world);
	if (command === undefined) return refuse({code: 'cli/no-command'}, lang.value, world);

	const answer = await runs[command](options.value, world, lang.value);
	if (!answer.ok) return refuse(answer.error, lang.value, world);
	print(flags.has('json') ? JSON.stringify(answer.value.json, null, '\t') : printable(answer.value.text), world);
	return answer.value.finding ? 1 : 0;
}

function langOf({values}: Options, local: Lang): Result<Lang, CliProblem> {
	const asked = values.lang?.[0];
	if (asked === undefined) return ok(local);
	return asked === 'fr' || asked === 'en' ? ok(asked) : fail({code: 'cli/lang', text: asked});
}

function print(text: string, world: World): number {
	world.out(`${text}\n`);
	return 0;
}

function refuse(problem: CliProblem, lang: Lang, world: World): number {
	world.err(`osselet: ${printable(sayCli(problem, lang))}\n`);
	return 2;
}
