import type {Deed} from './deeds';
import type {Acting} from './effects/acting';
import {nameOf} from './game';

/** Gives the character another thing of a kind, with what such things begin with. */
export function addThing(acting: Acting, deed: Extract<Deed, {act: 'thing'}>): void {
	const kind = acting.game.things.get(nameOf(deed.kind));
	if (!kind) return acting.refuse({code: 'rule/unknown', what: 'thing', id: deed.kind});
	const {things} = acting.state('self');
	const sheet = acting.sheet();
	const stats = Object.fromEntries(kind.stats.map(stat => [stat.id, sheet.number(stat.default)]));
	const tracks = Object.fromEntries(
		kind.tracks.map(track => [track.id, track.start === 'max' ? sheet.number(track.max) : sheet.number(track.start)]),
	);
	const taken = new Set(things.map(thing => thing.key));
	let number = things.length + 1;
	while (taken.has(`${kind.id}-${number}`)) number++;
	acting.set('self', {things: [...things, {key: `${kind.id}-${number}`, kind: kind.id, name: deed.name, stats, tracks}]});
	acting.tell({kind: 'entry', name: deed.name, what: 'gained'});
}

/** Sets a track of one of the character's things, within its maximum. */
export function changeThing(acting: Acting, deed: Extract<Deed, {act: 'thingTrack'}>): void {
	const {things} = acting.state('self');
	const index = things.findIndex(thing => thing.key === deed.key);
	const thing = things[index];
	const track = thing && acting.game.things.get(nameOf(thing.kind))?.tracks.find(one => one.id === deed.track);
	if (!thing || !track) return acting.refuse({code: 'rule/unknown', what: 'thing', id: deed.key});
	const max = acting.sheet().number(track.max);
	const [from, to] = [thing.tracks[track.id] ?? max, Math.max(0, Math.min(max, deed.to))];
	acting.set('self', {things: things.with(index, {...thing, tracks: {...thing.tracks, [track.id]: to}})});
	acting.tell({kind: 'track', name: track.name, from, to, max, whose: {thing: thing.name}});
}
