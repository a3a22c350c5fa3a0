import {useEffect, useState} from 'preact/hooks';
import {drawTime} from '../../seal/draws';
import type {DrawAnswer} from '../../wire/draws';
import type {EditorOptions} from './options';

/** The draws of some rounds, asked for once; rounds that have not fallen are not asked for. Undefined while nobody has answered. */
export function useDraws({ask, now}: EditorOptions, rounds: readonly number[]): (round: number) => DrawAnswer | undefined {
	const [known, setKnown] = useState<ReadonlyMap<number, DrawAnswer>>(new Map());
	const wanted = [...new Set(rounds)].filter(round => drawTime(round) <= now()).slice(0, 200);
	useEffect(() => {
		if (wanted.length === 0) return;
		const failed = () => wanted.map((round): DrawAnswer => ({round, state: 'failed', why: 'network'}));
		ask('draws/get', {rounds: wanted})
			.catch(failed)
			.then(draws => setKnown(new Map(draws.map(draw => [draw.round, draw]))));
	}, [wanted.join()]);
	return round => known.get(round) ?? (drawTime(round) > now() ? {round, state: 'waiting', at: drawTime(round)} : undefined);
}
