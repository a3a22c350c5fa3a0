import {useEffect, useRef, useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import {withOption} from './draft';
import {Field} from './field';
import {LastStep} from './last-step';
import {Reference} from './reference';
import {sayGame} from './say-game';
import {stateOf} from './state-of';
import {StepBody} from './step-body';
import {StepList} from './step-list';
import {Switches} from './switches';
import {useDraft} from './use-draft';
import type {Play} from './use-play';

/** Makes a character one step at a time. Any step can be gone back to; those after it are reviewed at once. */
export function Wizard({play}: {readonly play: Play}) {
	const {lang, sheet, view} = play;
	const words = workshopWords[lang];
	const draft = useDraft(play, stateOf(sheet));
	const [at, setAt] = useState(0);
	const title = useRef<HTMLHeadingElement>(null);
	const moved = useRef(false);
	useEffect(() => {
		if (moved.current) title.current?.focus();
	}, [at]);
	const go = (to: number) => {
		moved.current = true;
		setAt(to);
	};
	const {steps} = draft;
	// A step whose condition no longer holds is gone: the place in the list stays within it.
	const here = Math.min(at, steps?.length ?? 0);
	const step = steps?.[here];
	return (
		<div class="wizard">
			<div class="head">
				<Field
					label={words.name}
					quiet
					value={sheet.name}
					onKeep={async name => name.trim() !== '' && play.alter({kind: 'name', name: name.trim().slice(0, 120)})}
				/>
				<p class="covers">{words.making({game: view.book.name})}</p>
			</div>
			{draft.problem && (
				<p class="trouble" role="alert">
					{sayGame(draft.problem, lang)}
				</p>
			)}
			{steps && (
				<>
					<StepList lang={lang} steps={steps} here={here} onGo={go} />
					<div class="step">
						<h2 ref={title} tabIndex={-1}>
							{step?.name ?? words.lastStep}
						</h2>
						{step ? (
							<StepBody key={step.id} play={play} draft={draft} step={step} />
						) : (
							<LastStep {...{play, draft, steps}} onGo={go} />
						)}
						<p class="buttons between">
							<button type="button" class="button" disabled={here === 0} onClick={() => go(here - 1)}>
								{words.before}
							</button>
							{step && (
								<button type="button" class="button main" onClick={() => go(here + 1)}>
									{words.after}
								</button>
							)}
						</p>
					</div>
					<Switches
						lang={lang}
						options={view.options.map(option => ({...option, value: draft.state.options[option.id] ?? option.value}))}
						locked={false}
						onSet={(option, value) => draft.change(state => withOption(state, option, value))}
					/>
					<Reference play={play} />
				</>
			)}
		</div>
	);
}
