import {useEffect, useState} from 'preact/hooks';

const EVERY = 15_000;

/** Draws the component again every quarter of a minute. */
export function useTick(): void {
	const [, tick] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => tick(count => count + 1), EVERY);
		return () => clearInterval(timer);
	}, []);
}
