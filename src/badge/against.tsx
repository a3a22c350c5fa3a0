import {useEffect, useState} from 'preact/hooks';

/** Where the roll took other numbers than its sheet had, each in a sentence; nothing where it did not, or nobody knows. */
export type Against = () => Promise<readonly string[]>;

/** Asks once, and shows what differs. */
export function AgainstSheet({against, onGrow}: {readonly against: Against; onGrow(): void}) {
	const [told, tell] = useState<readonly string[]>([]);
	useEffect(() => void against().then(tell, () => undefined), []);
	useEffect(onGrow, [told]);
	return (
		<>
			{told.map(text => (
				<p class="line" key={text}>
					{text}
				</p>
			))}
		</>
	);
}
