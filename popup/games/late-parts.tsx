import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {GameParts} from './parts';

let loaded: GameParts | undefined;
let loading: Promise<GameParts> | undefined;

/** Loads the parts of games, once: the list of sheets, which opens first, needs none of them. */
export function loadGameParts(): Promise<GameParts> {
	loading ??= import('./parts').then(({gameParts}) => {
		loaded = gameParts;
		return gameParts;
	});
	return loading;
}

function useParts(): GameParts | undefined {
	const [parts, setParts] = useState(loaded);
	useEffect(() => {
		if (!parts) void loadGameParts().then(setParts);
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
