import {useRef} from 'preact/hooks';
import type {Lang} from '../../shared/lang';
import {amendWords} from '../../shared/words/amend';
import {Whose} from '../calls/whose';
import {MOST_NAME} from '../draft';
import {Expression} from '../expression';
import {noNumbers} from '../prepare';
import {ByMove} from './by-move';
import type {Reading} from './use-reading';

/** What changes of a roll: its move, choices and number to reach, or its formula. Free play has the formula alone. */
export function Reread({reading, lang}: {readonly reading: Reading; readonly lang: Lang}) {
	const say = amendWords[lang];
	const input = useRef<HTMLInputElement>(null);
	const {way, hasMoves, whose, why, view, moveId, move, text, prepared, forgotten} = reading;
	return (
		<>
			{hasMoves && (
				<fieldset>
					<legend>{say.how}</legend>
					{(['move', 'formula'] as const).map(one => (
						<label class="choice" key={one}>
							<input type="radio" name="way" checked={way === one} onChange={() => reading.setWay(one)} />
							{one === 'move' ? say.byMove : say.byFormula}
						</label>
					))}
				</fieldset>
			)}
			{way === 'move' ? (
				<>
					<Whose {...whose} lang={lang} />
					{why !== undefined && <p class="hint wrong">{why}</p>}
					<ByMove {...{view, move, lang}} chosen={moveId} onMove={reading.setMove} />
					{whose.sheet && moveId === '' && <p class="hint">{say.noMove}</p>}
				</>
			) : (
				<>
					<Expression {...{text, prepared, lang}} numbers={noNumbers} inputRef={input} onText={reading.setText} />
					<label class="field">
						<span class="name">{say.why}</span>
						<input value={forgotten} maxLength={MOST_NAME} onInput={event => reading.setForgotten(event.currentTarget.value)} />
					</label>
				</>
			)}
		</>
	);
}
