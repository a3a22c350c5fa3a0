import {useEffect, useState} from 'preact/hooks';
import {type Asker, isOrphaned} from '../wire/messages';
import type {PanelOptions} from './options';
import type {InstantProblem, InstantTurn} from './turn';

/** How far the search for an instant roll is. */
export type Instant =
	| {readonly state: 'idle'}
	| {readonly state: 'busy'; readonly page?: number; readonly pages?: number}
	| {readonly state: 'ready'; readonly turn: InstantTurn; readonly randomness: string}
	/** `turn`: it is known, only its draw is not to be had. */
	| {readonly state: 'no'; readonly problem: InstantProblem; readonly turn?: InstantTurn}
	/** The user took a roll without a draw instead. */
	| {readonly state: 'offline'; readonly turn: InstantTurn};

/** A draw that has just fallen takes a moment to reach the relays, in milliseconds. */
const SETTLE = 5000;
const LONGEST = 2 ** 31 - 1;

/** Looks for the turn while it is wanted; by itself once more when a draw that was awaited has fallen. */
export function useInstant(options: PanelOptions, wanted: boolean, onOrphaned: () => void) {
	const [instant, show] = useState<Instant>({state: 'idle'});
	const [turn, again] = useState(0);
	const [stopping, setStopping] = useState<AbortController>();
	useEffect(() => {
		if (!wanted) return;
		const life = new AbortController();
		setStopping(life);
		let timer: ReturnType<typeof setTimeout> | undefined;
		show({state: 'busy'});
		look(options, life.signal, show)
			.then(found => {
				show(found);
				if (found.state !== 'no' || found.problem.code !== 'instant/not-born' || life.signal.aborted) return;
				const wait = found.problem.at - options.now() + SETTLE;
				timer = setTimeout(() => again(turn + 1), Math.min(Math.max(wait, SETTLE), LONGEST));
			})
			.catch((error: unknown) => {
				if (isOrphaned(error)) onOrphaned();
				show({state: 'no', problem: {code: 'instant/draw'}});
			});
		return () => {
			life.abort();
			clearTimeout(timer);
		};
	}, [wanted, turn]);
	return {
		instant,
		stop: () => stopping?.abort(),
		again: () => again(turn + 1),
		offline: (without: InstantTurn) => show({state: 'offline', turn: without}),
	};
}

async function look(options: PanelOptions, signal: AbortSignal, show: (instant: Instant) => void): Promise<Instant> {
	const found = await options.findTurn((page, pages) => signal.aborted || show({state: 'busy', page, pages}), signal);
	if (!found.ok) return {state: 'no', problem: found.error};
	const turn = found.value;
	const drawn = await draw(options.ask, turn.round);
	if (typeof drawn === 'string') return {state: 'ready', turn, randomness: drawn};
	return {state: 'no', problem: drawn, ...(drawn.code !== 'instant/not-born' && {turn})};
}

async function draw(ask: Asker, round: number): Promise<string | InstantProblem> {
	const [answer] = await ask('draws/get', {rounds: [round]});
	switch (answer?.state) {
		case 'known':
			return answer.randomness;
		case 'waiting':
			return {code: 'instant/not-born', at: answer.at};
		case 'off':
			return {code: 'instant/network-off'};
		default:
			return {code: 'instant/draw'};
	}
}
