import type {Game} from '../game';
import type {Owned, State} from '../state';
import {drawnEntries} from './draws';

type Grant = {readonly catalogue: string; readonly entry: string; readonly by: string};

/** Entries that choices and owned entries bring, of one round. */
function grantsOf(game: Game, state: State): readonly Grant[] {
	const byChoice = game.book.creation.steps.flatMap(step => {
		const option = step.kind === 'choice' ? step.options.find(one => one.id === state.choices[step.id]) : undefined;
		return (option?.grants ?? []).map(grant => ({...grant, by: `choice.${step.id}`}));
	});
	const byEntry = game.book.catalogues.flatMap(catalogue =>
		(state.entries[catalogue.id] ?? []).flatMap(owned =>
			(game.entry(catalogue.id, owned.entry)?.grants ?? []).map(grant => ({...grant, by: `entry.${catalogue.id}.${owned.key}`})),
		),
	);
	return [...byChoice, ...byEntry];
}

// Grants may bring entries with grants of their own; so deep and no deeper.
const ROUNDS = 8;

/** The state with exactly the imposed entries that its choices bring now: new ones added, those of a choice that was changed gone. */
export function withImposed(game: Game, state: State): State {
	const before = new Map(
		Object.entries(state.entries).flatMap(([catalogue, owned]) =>
			owned.filter(one => one.by !== undefined).map(one => [`${catalogue} ${one.entry} ${one.by}`, one] as const),
		),
	);
	let settled: State = {
		...state,
		entries: Object.fromEntries(
			Object.entries(state.entries).map(([catalogue, owned]) => [catalogue, owned.filter(one => one.by === undefined)]),
		),
	};
	for (let round = 0; round < ROUNDS; round++) {
		const lacks = ({catalogue, entry, by}: Grant): boolean =>
			!(settled.entries[catalogue] ?? []).some(one => one.entry === entry && one.by === by);
		const granted = grantsOf(game, settled).filter(lacks);
		// Dice come last: what is owned without them is not drawn a second time.
		const missing = granted.length > 0 ? granted : drawnEntries(game, settled).filter(lacks);
		if (missing.length === 0) break;
		const entries = {...settled.entries};
		for (const {catalogue, entry, by} of missing) {
			// What its owner had chosen for it stays with it.
			const imposed: Owned = before.get(`${catalogue} ${entry} ${by}`) ?? {key: `${entry}-${by}`, entry, by};
			entries[catalogue] = [...(entries[catalogue] ?? []), imposed];
		}
		settled = {...settled, entries};
	}
	return settled;
}
