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

/** A move of a sheet, for the dice of a call or of a roll that fell: what it asks, what was chosen, and what it comes to. */
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
	/** The number to reach; undefined for the move's own. */
	aim(difficulty: number | undefined): void;
};

/** A move to be planned, with what is known of its choices before its player makes any. */
type Wanted = {
	readonly move: string;
	readonly target?: number;
	readonly choices?: MoveDraft['choices'];
	/** Of which roll: what was chosen for one is not another's. */
	readonly of?: string;
};

/** Plans a move as its player puts it together; undefined where his sheet has none. */
export function useMove(options: EditorOptions, sheet: Sheet | undefined, wanted: Wanted | undefined): AnswerMove | undefined {
	const {ask, lang} = options;
	const key = `${sheet?.id} ${wanted?.move} ${wanted?.of}`;
	const [held, hold] = useState<{readonly key: string; readonly chosen: MoveDraft['choices']}>();
	const difficulty = wanted?.target === undefined ? {} : {difficulty: wanted.target};
	const chosen = held?.key === key ? held.chosen : {...(wanted?.choices ?? newMove('').choices), ...difficulty};
	const move: MoveAsk | undefined = sheet &&
		wanted && {id: sheet.id, lang, ...tableOf(options), move: wanted.move, choices: {...chosen, free: []}};
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
		aim: to => {
			const {difficulty: _, ...rest} = chosen;
			hold({key, chosen: to === undefined ? rest : {...rest, difficulty: to}});
		},
	};
}
