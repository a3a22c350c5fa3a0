import type {Lang} from '../shared/lang';
import type {Result} from '../shared/result';
import type {Options} from './options';
import type {CliProblem} from './problem';
import type {World} from './world';

/** What a command found: one JSON document, the same for people, and whether there is something to report. */
export type Answer = {readonly json: unknown; readonly text: string; readonly finding: boolean};

export type CommandRun = (options: Options, world: World, lang: Lang) => Promise<Result<Answer, CliProblem>>;
