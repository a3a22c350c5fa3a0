import {type Shape, type ShapeName, shapes} from '../seal/shapes';

/** A verdict's shape, for beside its words: says nothing by itself. */
export function Icon({name}: {readonly name: ShapeName | Shape}) {
	const {hue, strokes, fills} = typeof name === 'string' ? shapes[name] : name;
	return (
		<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" style={{color: `var(--${hue})`}}>
			<path d={strokes} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
			{fills !== undefined && <path d={fills} fill="currentColor" />}
		</svg>
	);
}
