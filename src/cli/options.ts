import {parseArgs} from 'node:util';
import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';

export const commands = ['roll', 'read', 'verify', 'audit', 'check', 'try', 'sheet', 'create'] as const;
export type Command = (typeof commands)[number];

const KINDS = {
	help: {type: 'boolean', short: 'h'},
	version: {type: 'boolean'},
	json: {type: 'boolean'},
	lang: {type: 'string'},
	seed: {type: 'string'},
	dice: {type: 'string'},
	url: {type: 'string'},
	forum: {type: 'string'},
	rounds: {type: 'string'},
	chain: {type: 'string'},
	now: {type: 'string'},
	with: {type: 'string'},
	csv: {type: 'boolean'},
	receipts: {type: 'boolean'},
} as const;
type OptionName = keyof typeof KINDS;

const EVERYWHERE: readonly OptionName[] = ['help', 'version', 'json', 'lang'];
/** Options that may be given more than once. */
const MANY: readonly OptionName[] = ['url', 'forum', 'with'];
const TAKES: {readonly [C in Command]: readonly OptionName[]} = {
	roll: ['seed', 'dice'],
	read: ['url', 'forum', 'chain', 'now'],
	verify: ['url', 'forum', 'rounds', 'chain', 'now'],
	audit: ['url', 'forum', 'rounds', 'chain', 'now', 'csv', 'receipts'],
	check: [],
	try: ['with', 'dice', 'seed'],
	sheet: [],
	create: ['dice', 'seed'],
};

/** A command line as read: the words that are no option, and the options' values in order. */
export type Options = {
	readonly command: Command | undefined;
	readonly words: readonly string[];
	readonly flags: ReadonlySet<OptionName>;
	readonly values: Readonly<Partial<Record<OptionName, readonly string[]>>>;
};

const isOption = (name: string): name is OptionName => Object.hasOwn(KINDS, name);
const isCommand = (word: string): word is Command => (commands as readonly string[]).includes(word);

// `-1+d6` is an expression and `-1,0,1` are faces; a blank before keeps them from being taken for options.
const sheltered = (argument: string) => (/^-[\d.(dD%]/.test(argument) ? ` ${argument}` : argument);

/** Reads the arguments after the program's name; refuses what the command does not take rather than ignoring it. */
export function readOptions(args: readonly string[]): Result<Options, CliProblem> {
	const {tokens} = parseArgs({args: args.map(sheltered), options: KINDS, strict: false, allowPositionals: true, tokens: true});
	const positionals = tokens.flatMap(token => (token.kind === 'positional' ? [token.value] : []));
	const [first, ...words] = positionals;
	if (first !== undefined && !isCommand(first)) return fail({code: 'cli/unknown-command', command: first.trim()});

	const flags = new Set<OptionName>();
	const values: Partial<Record<OptionName, string[]>> = {};
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const {name, rawName, value} = token;
		if (!isOption(name) || !(EVERYWHERE.includes(name) || (first && TAKES[first].includes(name)))) {
			return fail({code: 'cli/unknown-option', option: rawName, command: first ?? ''});
		}
		if (KINDS[name].type === 'boolean') {
			if (value !== undefined) return fail({code: 'cli/takes-no-value', option: rawName});
			flags.add(name);
			continue;
		}
		if (value === undefined || value === '' || value.startsWith('--')) return fail({code: 'cli/needs-value', option: rawName});
		if (values[name] && !MANY.includes(name)) return fail({code: 'cli/repeated-option', option: rawName});
		values[name] = [...(values[name] ?? []), value.trim()];
	}
	return ok({command: first, words, flags, values});
}
