import {useRef} from 'preact/hooks';
import {sayDice} from '../dice/say';
import {pretty} from '../dice/show';
import type {Lang} from '../shared/lang';
import type {Span} from '../shared/problem';
import {panelWords} from '../shared/words/panel';
import {MOST_TEXT} from './draft';
import type {Numbers, Prepared} from './prepare';

type Props = {
	readonly text: string;
	readonly prepared: Prepared;
	readonly numbers: Numbers;
	readonly lang: Lang;
	readonly inputRef: {current: HTMLInputElement | null};
	onText(text: string): void;
};

/** The expression as it is typed, what it was understood as, and what is wrong where. */
export function Expression({text, prepared, numbers, lang, inputRef, onText}: Props) {
	const say = panelWords[lang];
	const under = useRef<HTMLDivElement>(null);
	const wrong = prepared.state === 'wrong';
	return (
		<div class="field expression">
			<label class="name" for="expression">
				{say.expression}
			</label>
			<div class="over">
				<input
					id="expression"
					ref={inputRef}
					value={text}
					maxLength={MOST_TEXT}
					autocomplete="off"
					autocapitalize="off"
					spellcheck={false}
					aria-invalid={wrong}
					aria-describedby="expression-hint"
					placeholder="1d20+5"
					onInput={event => onText(event.currentTarget.value)}
					onScroll={event => under.current && (under.current.scrollLeft = event.currentTarget.scrollLeft)}
				/>
				<div class="under" ref={under} aria-hidden="true">
					{wrong && prepared.span && <Marked text={text} span={prepared.span} />}
				</div>
			</div>
			<p id="expression-hint" class={wrong ? 'hint wrong' : 'hint'} role="status">
				{hintOf(prepared, numbers, lang)}
			</p>
		</div>
	);
}

function Marked({text, span}: {readonly text: string; readonly span: Span}) {
	// At the very end there is nothing to underline but the place itself.
	const end = Math.max(span.end, span.start + 1);
	return (
		<>
			{text.slice(0, span.start)}
			<mark>{text.slice(span.start, end) || '\u00a0'}</mark>
			{text.slice(end)}
		</>
	);
}

function hintOf(prepared: Prepared, numbers: Numbers, lang: Lang): string {
	const say = panelWords[lang];
	const [name] = numbers.names;
	switch (prepared.state) {
		case 'empty':
			return name === undefined ? say.expressionHint : say.expressionHintSheet({name});
		case 'unfinished':
			return say.unfinished;
		case 'wrong':
			return sayDice(prepared.problem, lang);
		case 'ready': {
			const formula = pretty(prepared.plan);
			return prepared.times > 1 ? say.meansTimes({formula, times: prepared.times}) : say.means({formula});
		}
	}
}
