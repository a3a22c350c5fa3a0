import {useState} from 'preact/hooks';
import {sayDice} from '../../dice/say';
import type {Sheet} from '../../sheets/sheet';
import type {MoveAsk} from '../../wire/games';
import {type MoveDraft, newMove} from '../draft';
import {type Planned, readyOf} from '../games/ready';
import {sayGame} from '../games/say-game';
import {tableOf} from '../games/table';
import {usePlan} from '../games/use-plan';
import type {Ready} from '../prepare';
import type {EditorOptions} from './options';

/** The move of a call by the sheet that answers it: what it asks, what was chosen, and what it comes to. */
export type AnswerMove = {
	readonly ask: MoveAsk;
	readonly chosen: MoveDraft['choices'];
	/** Something was chosen that the call does not say. */
	readonly touched: boolean;
	/** The plan is of what stands chosen now. */
	readonly fresh: boolean;
	readonly plan: Planned | undefined;
	readonly ready: Ready | undefined;
	readonly problems: readonly string[];
	choose(part: Partial<MoveDraft['choices']>): void;
};

/** Plans the move of a call as its player puts it together; undefined where his sheet has none. */
export function useMove(
	options: EditorOptions,
	sheet: Sheet | undefined,
	wanted: {readonly move: string; readonly target?: number} | undefined,
): AnswerMove | undefined {
	const {ask, lang} = options;
	const key = `${sheet?.id} ${wanted?.move}`;
	const [held, hold] = useState<{readonly key: string; readonly chosen: MoveDraft['choices']}>();
	const chosen = held?.key === key ? held.chosen : newMove('').choices;
	const difficulty = wanted?.target === undefined ? {} : {difficulty: wanted.target};
	const move: MoveAsk | undefined = sheet &&
		wanted && {id: sheet.id, lang, ...tableOf(options), move: wanted.move, choices: {...difficulty, ...chosen, free: []}};
	const {answer, fresh} = usePlan(ask, move, sheet?.revision ?? 0, () => undefined);
	if (!move) return undefined;
	const plan = answer?.ok ? answer.value : undefined;
	const read = plan && readyOf(plan, lang);
	return {
		ask: move,
		chosen,
		touched: held?.key === key,
		fresh,
		plan,
		ready: read?.ok ? read.value : undefined,
		problems: [
			...(answer && !answer.ok ? [sayGame(answer.error, lang)] : []),
			...(plan?.problems ?? []),
			...(read && !read.ok ? [sayDice(read.error, lang)] : []),
		],
		choose: part => hold({key, chosen: {...chosen, ...part}}),
	};
}
