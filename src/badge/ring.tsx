type Props = {readonly label: string; readonly filled: number; readonly size: number};

const RADIUS = 26;
/** Degrees left open between two segments. */
const GAP = 8;
/** Above this, gaps would eat the segments. */
const MOST_GAPS = 16;

/** A clock: a ring of segments, filled from the top round. */
export function Ring({label, filled, size}: Props) {
	const segments = Math.max(1, Math.min(60, size));
	return (
		<svg class="ring" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label={label}>
			{Array.from({length: segments}, (_, at) => (
				<path key={at} class={at < filled ? 'full' : ''} d={arc(at, segments)} />
			))}
			<text x="32" y="32">{`${filled}/${size}`}</text>
		</svg>
	);
}

/** The path of one segment of so many. */
function arc(at: number, segments: number): string {
	const gap = segments > MOST_GAPS ? 0 : segments === 1 ? 0.1 : GAP;
	const [from, to] = [(360 * at) / segments + gap / 2, (360 * (at + 1)) / segments - gap / 2];
	return `M${place(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${place(to)}`;
}

function place(degrees: number): string {
	const turn = ((degrees - 90) * Math.PI) / 180;
	return `${(32 + RADIUS * Math.cos(turn)).toFixed(2)} ${(32 + RADIUS * Math.sin(turn)).toFixed(2)}`;
}
