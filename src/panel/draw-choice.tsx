import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import type {Place} from './options';
import {type InstantTurn, sayInstant} from './turn';
import type {Instant} from './use-instant';

type Props = {
	readonly wanted: 's' | 'i';
	readonly instant: Instant;
	readonly place: Place;
	/** By when a sealed roll must be sent, as the reader's hour; left out where it is set at submit. */
	readonly sendBefore?: string;
	readonly lang: Lang;
	clock(at: number): string;
	onWant(mode: 's' | 'i'): void;
	onStop(): void;
	onAgain(): void;
	onOffline(turn: InstantTurn): void;
};

/** Sealed or instant: what each gives, and why instant cannot be had here. */
export function DrawChoice(props: Props) {
	const {wanted, instant, lang, onWant} = props;
	const say = panelWords[lang];
	const refused = instant.state === 'no';
	const instead = wanted === 's' || refused;
	return (
		<fieldset class="draw">
			<legend>{say.mode}</legend>
			<label class="choice">
				<input type="radio" name="mode" checked={instead} onChange={() => onWant('s')} />
				<div>
					<b>{say.sealed}</b>
					<span>{say.sealedSays}</span>
				</div>
			</label>
			{instead && <p class={`hint ${props.place.use === 'edit' ? 'warn' : ''}`}>{sealedHint(props)}</p>}
			<label class={refused ? 'choice off' : 'choice'}>
				<input
					type="radio"
					name="mode"
					checked={!instead}
					disabled={refused && wanted === 'i'}
					aria-describedby="instant-hint"
					onChange={() => onWant('i')}
				/>
				<div>
					<b>{say.instant}</b>
					<span>{say.instantSays}</span>
				</div>
			</label>
			<InstantHint {...props} />
		</fieldset>
	);
}

function sealedHint({place, sendBefore, lang}: Props): string {
	const say = panelWords[lang];
	if (place.use === 'edit') return say.edited;
	return sendBefore === undefined ? say.atSubmit : say.sendBefore({at: sendBefore});
}

function InstantHint({wanted, instant, lang, clock, onStop, onAgain, onOffline}: Props) {
	const say = panelWords[lang];
	const shown = wanted === 'i' ? instant : ({state: 'idle'} as const);
	const missed = shown.state === 'no' || shown.state === 'offline';
	return (
		<p id="instant-hint" class={missed ? 'hint warn' : 'hint'} role="status">
			{shown.state === 'busy' &&
				(shown.page === undefined ? say.looking : say.reading({page: shown.page, pages: shown.pages ?? shown.page}))}
			{shown.state === 'busy' && (
				<button type="button" class="button" onClick={onStop}>
					{say.stop}
				</button>
			)}
			{shown.state === 'ready' && say.instantReady({index: shown.turn.index})}
			{shown.state === 'no' && sayInstant(shown.problem, lang, clock)}
			{shown.state === 'offline' && say.offline({index: shown.turn.offline})}
			{missed && (
				<button type="button" class="button" onClick={onAgain}>
					{say.again}
				</button>
			)}
			{shown.state === 'no' && shown.turn && (
				<button type="button" class="button" onClick={() => onOffline(shown.turn!)}>
					{say.rollOffline}
				</button>
			)}
		</p>
	);
}
