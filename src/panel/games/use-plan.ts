import {useEffect, useState} from 'preact/hooks';
import type {MoveAsk} from '../../wire/games';
import type {Answer, Asker} from '../../wire/messages';

type Planned = Answer<'move/plan'>;

/** The latest plan that came; `fresh` when it is of what stands chosen now. */
export type Plan = {readonly answer: Planned | undefined; readonly fresh: boolean};

/** While somebody types, in milliseconds. */
const PAUSE = 120;

/** Plans a move whenever what was chosen changes; the last answer wins. `revision`: of the sheet, whose changes count as well. */
export function usePlan(ask: Asker, move: MoveAsk | undefined, revision: number, onError: (error: unknown) => void): Plan {
	const [held, hold] = useState<{readonly key: string; readonly move: string; readonly answer: Planned}>();
	const key = move && `${revision} ${JSON.stringify(move)}`;
	useEffect(() => {
		if (!move || key === undefined) return;
		let late = false;
		const plan = () =>
			ask('move/plan', move)
				.then(answer => late || hold({key, move: move.move, answer}))
				.catch(onError);
		const timer = setTimeout(plan, held?.move === move.move ? PAUSE : 0);
		return () => {
			late = true;
			clearTimeout(timer);
		};
	}, [key]);
	return held && held.move === move?.move ? {answer: held.answer, fresh: held.key === key} : {answer: undefined, fresh: false};
}
