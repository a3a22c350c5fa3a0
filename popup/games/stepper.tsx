import type {ComponentChildren} from 'preact';
import type {Lang} from '../../src/shared/lang';
import {workshopWords} from '../../src/shared/words/workshop';
import {plainNumber} from './say-game';

type Props = {
	readonly lang: Lang;
	readonly name: string;
	readonly value: number;
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	readonly locked?: boolean;
	/** In place of the number. */
	readonly children?: ComponentChildren;
	onChange(value: number): void;
};

/** A number between two buttons. They stay in place at the ends, so that nothing moves under the pointer. */
export function Stepper({lang, name, value, min, max, step = 1, locked = false, children, onChange}: Props) {
	const words = workshopWords[lang];
	return (
		<span class="stepper" role="group" aria-label={name}>
			<button
				type="button"
				class="button icon"
				aria-label={words.lower({name})}
				disabled={locked || (min !== undefined && value <= min)}
				onClick={() => onChange(value - step)}
			>
				−
			</button>
			<output>{children ?? plainNumber(value)}</output>
			<button
				type="button"
				class="button icon"
				aria-label={words.raise({name})}
				disabled={locked || (max !== undefined && value >= max)}
				onClick={() => onChange(value + step)}
			>
				+
			</button>
		</span>
	);
}
