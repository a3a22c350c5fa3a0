import type {MeetingView} from '../../rules/fight/view';
import type {FightRoll} from './options';

/** The moves that will do, and what they are to be answered with: `Group’s Agility · Best pool 6, Fighters 3`. */
export function wantedIn({moves, asks}: Pick<MeetingView['awaited'][number], 'moves' | 'asks'>): string {
	const names = moves.map(({name}) => name).join(', ');
	const figures = asks.map(({name, value}) => `${name} ${value}`).join(', ');
	return figures === '' ? names : `${names} · ${figures}`;
}

/** What the line of a roll says beyond its dice: points that were spent on it. */
export function addedIn({said, total}: Pick<FightRoll, 'said' | 'total'>): number {
	const last = /= ?([+-]?\d{1,6})[\s–—-]*$/.exec(said.replaceAll('\u2212', '-'))?.[1];
	return last === undefined ? 0 : Number(last) - total;
}
