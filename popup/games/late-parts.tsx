import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {GameParts} from './parts';

// Loaded once, when a sheet or a new one is first shown: the list of sheets, which opens first, needs none of it.
let loading: Promise<GameParts> | undefined;

function useParts(): GameParts | undefined {
	const [parts, setParts] = useState<GameParts>();
	useEffect(() => {
		loading ??= import('./parts').then(({gameParts}) => gameParts);
		void loading.then(setParts);
	}, []);
	return parts;
}

const late =
	<Props extends object>(pick: (parts: GameParts) => ComponentType<Props>) =>
	(props: Props) => {
		const parts = useParts();
		const Part = parts && pick(parts);
		return Part ? <Part {...props} /> : null;
	};

/** The parts of games in a script of their own, drawn as soon as it is there. */
export const lateGameParts: GameParts = {Page: late(parts => parts.Page), NewSheet: late(parts => parts.NewSheet)};
