import {readNotation} from '../../dice/read';
import {rollFaces} from '../../dice/roll';
import {fail, ok, type Result} from '../../shared/result';
import {fightRuleWords} from '../../shared/words/fight';
import {isOut} from '../encounter-sides';
import {
	advance,
	awaited,
	begin,
	type Fallen,
	isOver,
	type Meeting as Meeters,
	type Moved,
	settled,
	takesSeveral,
} from '../encounters';
import {type Facts, factsOf} from '../moves/facts';
import type {RuleProblem} from '../problem';
import {labelIn} from '../say';
import {type FallenRoll, type Fight, type FightAct, type Meeting, most} from './fight';
import {type Acted, after, find, freeKey, noted, refused, say, type Told} from './fought';
import type {Ground} from './order';

/** Everybody of the side that may be several, whoever can speak first: one who is out speaks for nobody else. */
export function sideOfMany(ground: Ground, fight: Fight, {b, others = [], standing}: Pick<Meeting, 'b' | 'others' | 'standing'>) {
	const machine = ground.game.book.encounters.find(one => one.id === standing.encounter);
	const able = (key: string): boolean => {
		const one = find(fight, key);
		const state = one?.sheet === undefined ? undefined : ground.sheets.get(one.sheet);
		return one?.out === false && state !== undefined && !(machine && isOut(ground.game, machine, state, ground.table));
	};
	const keys = [b, ...others];
	const speaker = keys.find(able) ?? b;
	return {speaker, rest: keys.filter(key => key !== speaker), able};
}

/** The sheets of those who meet; undefined where one has none here. Of several, those whom the GM has put out are left out. */
export function meetersOf(
	ground: Ground,
	fight: Fight,
	meeting: Pick<Meeting, 'a' | 'b' | 'others' | 'standing'>,
): Meeters | undefined {
	const stateOf = (key: string) => {
		const sheet = find(fight, key)?.sheet;
		return sheet === undefined ? undefined : ground.sheets.get(sheet);
	};
	const {speaker, rest} = sideOfMany(ground, fight, meeting);
	const [a, b] = [stateOf(meeting.a), stateOf(speaker)];
	const states = rest.filter(key => find(fight, key)?.out === false).map(key => [key, stateOf(key)] as const);
	if (!a || !b || states.some(([, state]) => !state)) return undefined;
	const known = new Map(states.flatMap(([key, state]) => (state ? [[key, state]] : [])));
	return {a, b, table: ground.table, ...(meeting.others && {band: {speaker, rest: known}})};
}

/** What a stored roll gave; undefined where its faces do not fit its expression. */
function factsIn(roll: FallenRoll | undefined): Facts | undefined {
	const read = roll && readNotation(roll.expression);
	const rolled = read?.ok ? rollFaces(read.value.plan, roll!.faces) : undefined;
	const {added = 0} = roll ?? {};
	return rolled?.ok ? factsOf(rolled.value, {successes: added, flat: added}) : undefined;
}

/** A text of the rulebook with `{a}`, `{b}` and `{role}` replaced by the names of those who stand there. */
function withNames(text: string, names: {readonly a: string; readonly b: string}, roles: Meeting['standing']['roles']): string {
	const held = Object.entries(roles).map(([role, side]) => [role, names[side]] as const);
	const known = new Map([...Object.entries(names), ...held]);
	return text.replace(/\{([a-z][a-z0-9_-]{0,39})\}/g, (whole, name: string) => known.get(name) ?? whole);
}

/** Puts what a meeting led to back into the fight: sheets, texts in the log, standing. All of the meeting are in the fight and have a sheet. */
function moved(ground: Ground, fight: Fight, meeting: Meeting, done: Moved): Acted {
	const {band} = done.meeting;
	const [one, other] = [find(fight, meeting.a)!, find(fight, band?.speaker ?? meeting.b)!];
	const sheets = new Map(ground.sheets).set(one.sheet!, done.meeting.a).set(other.sheet!, done.meeting.b);
	for (const [key, state] of band?.rest ?? []) sheets.set(find(fight, key)!.sheet!, state);
	const touched = [...sheets].filter(([id, state]) => ground.sheets.get(id) !== state).map(([id]) => id);
	const told = done.changes.map((change): Told => ({who: `${one.name} – ${other.name}`, sheets: touched, change}));
	const meetings = fight.meetings.map(each => (each === meeting ? {...each, standing: done.standing, fallen: {}} : each));
	let log: Fight = {...fight, meetings};
	for (const said of done.texts) {
		const text = withNames(labelIn(said, ground.lang), {a: one.name, b: other.name}, done.standing.roles);
		log = noted(log, fightRuleWords[ground.lang].between({one: one.name, other: other.name, text}));
	}
	return ok({fight: log, sheets, table: done.meeting.table, told});
}

/** Two of the fight, or one and several, begin to meet by the book's own steps, which go on as far as no roll is needed. Refused where one has no sheet. */
export function beginMeeting(ground: Ground, fight: Fight, act: Extract<FightAct, {act: 'meet'}>): Acted {
	const {a, b, others = []} = act;
	const all = [a, b, ...others];
	for (const key of all) if (!find(fight, key)) return fail({code: 'rule/unknown', what: 'combatant', id: key});
	if (fight.meetings.length >= most.meetings) return fail({code: 'rule/list-full', list: say('meetings'), most: most.meetings});
	if (others.length > 0 && !takesSeveral(ground.game, act.encounter)) return refused('onlyTwo');
	const begun = begin(ground.game, act.encounter, act.flags);
	if (!begun.ok) return begun;
	const several = others.length > 0 && {others};
	const meeting: Meeting = {key: freeKey('m', fight.meetings), a, b, ...several, standing: begun.value, fallen: {}};
	const meeters = meetersOf(ground, fight, meeting);
	if (!meeters) return refused('noSheet');
	if (new Set(all.map(key => find(fight, key)?.sheet)).size < all.length) return refused('itself');
	return moved(ground, {...fight, meetings: [...fight.meetings, meeting]}, meeting, settled(ground.game, begun.value, meeters));
}

const meetingIn = (fight: Fight, key: string): Result<Meeting, RuleProblem> => {
	const meeting = fight.meetings.find(one => one.key === key);
	return meeting ? ok(meeting) : fail({code: 'rule/unknown', what: 'meeting', id: key});
};

const instead = (ground: Ground, fight: Fight, meeting: Meeting, next: Meeting): Acted =>
	after(ground, {...fight, meetings: fight.meetings.map(one => (one === meeting ? next : one))});

/** A roll that a meeting waits for has fallen; another one in the same place takes its own. */
export function takeFallen(ground: Ground, fight: Fight, act: Extract<FightAct, {act: 'fell'}>): Acted {
	const found = meetingIn(fight, act.meeting);
	if (!found.ok) return found;
	const meeting = found.value;
	const meeters = meetersOf(ground, fight, meeting);
	if (!meeters) return refused('noSheet');
	const {side, of, move, expression, faces, added} = act;
	const wanted = awaited(ground.game, meeting.standing, meeters).some(
		one => one.by === side && one.of === of && one.moves.includes(move),
	);
	if (!wanted) return refused(isOver(ground.game, meeting.standing) ? 'over' : 'notAwaited');
	const roll: FallenRoll = {move, expression, faces, ...(added !== undefined && added !== 0 && {added})};
	if (!factsIn(roll)) return refused('badDice');
	const {fallen} = meeting;
	const next = of === undefined ? {...fallen, [side]: roll} : {...fallen, each: {...fallen.each, [of]: roll}};
	return instead(ground, fight, meeting, {...meeting, fallen: next});
}

/** Another of several speaks for them. What the one before rolled for all is no longer theirs. */
export function speakFor(ground: Ground, fight: Fight, {meeting: key, of}: Extract<FightAct, {act: 'speak'}>): Acted {
	const found = meetingIn(fight, key);
	if (!found.ok) return found;
	const meeting = found.value;
	const {b, others = []} = meeting;
	if (!others.includes(of)) return fail({code: 'rule/unknown', what: 'combatant', id: of});
	const {b: _, ...fallen} = meeting.fallen;
	return instead(ground, fight, meeting, {...meeting, b: of, others: [b, ...others.filter(one => one !== of)], fallen});
}

/** Takes what fell to the state it leads to. Its words go into the log as the table's language has them, by whoever shows it. */
export function advanceMeeting(ground: Ground, fight: Fight, key: string): Acted {
	const found = meetingIn(fight, key);
	if (!found.ok) return found;
	const meeting = found.value;
	const meeters = meetersOf(ground, fight, meeting);
	if (!meeters) return refused('noSheet');
	if (isOver(ground.game, meeting.standing)) return refused('over');
	const [a, b] = [factsIn(meeting.fallen.a), factsIn(meeting.fallen.b)];
	const each = new Map(
		Object.entries(meeting.fallen.each ?? {}).flatMap(([one, roll]) => {
			const facts = factsIn(roll);
			return facts ? [[one, facts] as const] : [];
		}),
	);
	const fallen: Fallen = {...(a && {a}), ...(b && {b}), each};
	const done = advance(ground.game, meeting.standing, meeters, fallen);
	return done.ok ? moved(ground, fight, meeting, done.value) : done;
}
