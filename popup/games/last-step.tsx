import type {StepView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {sayGame} from './say-game';
import type {Draft} from './use-draft';
import type {Play} from './use-play';

type Props = {readonly play: Play; readonly draft: Draft; readonly steps: readonly StepView[]; onGo(step: number): void};

/** The end of making a character: done when every step is right; until then, what is not, and where. */
export function LastStep({play, draft, steps, onGo}: Props) {
	const words = workshopWords[play.lang];
	const dice = steps.find(step => step.money?.dice !== undefined)?.money?.dice;
	const wrong = steps.map((step, at) => ({step, at})).filter(({step}) => step.problems.length > 0);
	const finish = async () => {
		await draft.settled();
		await play.run(about => play.ports.ask('creation/finish', {...about, state: draft.state}));
	};
	return (
		<>
			<p>{wrong.length === 0 ? words.allRight : words.notYet({count: wrong.length})}</p>
			<ul class="rows">
				{wrong.map(({step, at}) => (
					<li key={step.id}>
						<span class="shown">
							<b>{step.name}</b>
							{step.problems.map(({where, text}) => (
								<span key={`${where} ${text}`} class="covers">
									{text}
								</span>
							))}
						</span>
						<button type="button" class="button" aria-label={words.goTo({name: step.name})} onClick={() => onGo(at)}>
							{words.mend}
						</button>
					</li>
				))}
			</ul>
			{play.problem && (
				<p class="trouble" role="alert">
					{sayGame(play.problem, play.lang)}
				</p>
			)}
			<p>
				<button type="button" class="button main" disabled={wrong.length > 0} onClick={finish}>
					{dice === undefined ? words.finish : words.finishWith({dice})}
				</button>
			</p>
		</>
	);
}
