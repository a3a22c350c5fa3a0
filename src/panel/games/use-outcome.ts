import {useEffect, useState} from 'preact/hooks';
import type {ResolutionView} from '../../rules/view';
import type {MoveAsk} from '../../wire/games';
import type {Answer, Asker} from '../../wire/messages';

type Resolved = Answer<'move/resolve'>;

const keyOf = (move: MoveAsk, faces: readonly number[]) => `${faces} ${JSON.stringify(move)}`;

/** What the dice of an instant roll come to under the rule. Answers for the faces it is given; undefined while that is being worked out. */
export function useOutcome(
	ask: Asker,
	move: MoveAsk | undefined,
	faces: readonly number[] | undefined,
	onError: (error: unknown) => void,
): (faces: readonly number[]) => ResolutionView | undefined {
	const [held, hold] = useState<{readonly key: string; readonly answer: Resolved}>();
	const key = move && faces && keyOf(move, faces);
	useEffect(() => {
		if (!move || !faces || key === undefined) return;
		let late = false;
		ask('move/resolve', {...move, faces, after: {spends: {}}})
			.then(answer => late || hold({key, answer}))
			.catch(onError);
		return () => {
			late = true;
		};
	}, [key]);
	return asked => (move && held?.key === keyOf(move, asked) && held.answer.ok ? held.answer.value : undefined);
}
