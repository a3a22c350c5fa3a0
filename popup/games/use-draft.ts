import {useEffect, useRef, useState} from 'preact/hooks';
import type {State} from '../../src/rules/state';
import type {StepView} from '../../src/rules/view';
import type {GameProblem} from '../../src/wire/games';
import type {Play} from './use-play';

/** A character in the making: as it stands, with each step reviewed. */
export type Draft = {
	readonly state: State;
	/** Undefined until the first review has come. */
	readonly steps: readonly StepView[] | undefined;
	readonly problem: GameProblem | undefined;
	/** Waits until the last change is reviewed and kept. */
	settled(): Promise<void>;
	/** Changes it; every step is reviewed anew, and the draft is kept with the sheet. */
	change(make: (state: State) => State): void;
	/** Lets the dice of a step fall, after what is on its way. */
	draw(step: string): void;
};

/** Reviews run one after the other; of several changes made while one is on its way, the last is reviewed next. */
export function useDraft({ports, lang, sheet: {id}, keep}: Play, first: State): Draft {
	const [state, setState] = useState(first);
	const [steps, setSteps] = useState<readonly StepView[]>();
	const [problem, setProblem] = useState<GameProblem>();
	const newest = useRef(first);
	const waiting = useRef(false);
	const running = useRef<Promise<void>>(undefined);
	const drawing = useRef<string>(undefined);

	const run = async () => {
		while (waiting.current) {
			waiting.current = false;
			const step = drawing.current;
			drawing.current = undefined;
			const about = {id, lang, state: newest.current};
			const answer = await (step === undefined
				? ports.ask('creation/review', about)
				: ports.ask('creation/draw', {...about, step}));
			setProblem(answer.ok ? undefined : answer.error);
			if (!answer.ok) break;
			setSteps(answer.value.steps);
			keep(answer.value.sheet);
			if (waiting.current) continue;
			newest.current = answer.value.state;
			setState(answer.value.state);
		}
		running.current = undefined;
	};
	const review = () => {
		waiting.current = true;
		running.current ??= run();
		return running.current;
	};
	useEffect(() => void review(), [ports, id, lang]);
	return {
		state,
		steps,
		problem,
		settled: async () => running.current,
		change(make) {
			newest.current = make(newest.current);
			setState(newest.current);
			void review();
		},
		draw(step) {
			drawing.current = step;
			void review();
		},
	};
}
