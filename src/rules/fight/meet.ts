import {readNotation} from '../../dice/read';
import {rollFaces} from '../../dice/roll';
import {fail, ok, type Result} from '../../shared/result';
import {advance, awaited, begin, type Fallen, isOver, type Meeting as Meeters, type Moved, settled} from '../encounters';
import {type Facts, factsOf} from '../moves/facts';
import type {RuleProblem} from '../problem';
import {labelIn} from '../say';
import {type FallenRoll, type Fight, type FightAct, type Meeting, most} from './fight';
import {type Acted, find, freeKey, noted, refused, say, type Told} from './fought';
import type {Ground} from './order';

/** The sheets of the two who meet; undefined where one has none here. */
export function meetersOf({sheets, table}: Ground, fight: Fight, {a, b}: Pick<Meeting, 'a' | 'b'>): Meeters | undefined {
	const [one, other] = [find(fight, a)?.sheet, find(fight, b)?.sheet].map(sheet =>
		sheet === undefined ? undefined : sheets.get(sheet),
	);
	return one && other && {a: one, b: other, table};
}

/** What a stored roll gave; undefined where its faces do not fit its expression. */
function factsIn(roll: FallenRoll | undefined): Facts | undefined {
	const read = roll && readNotation(roll.expression);
	const rolled = read?.ok ? rollFaces(read.value.plan, roll!.faces) : undefined;
	return rolled?.ok ? factsOf(rolled.value) : undefined;
}

/** Who stands behind each side and role, for the texts of the rulebook. */
const namesIn = (fight: Fight, {a, b}: Meeting, roles: Meeting['standing']['roles']): ReadonlyMap<string, string> => {
	const [one, other] = [find(fight, a)!.name, find(fight, b)!.name];
	const held = Object.entries(roles).map(([role, side]) => [role, side === 'a' ? one : other] as const);
	return new Map([['a', one], ['b', other], ...held]);
};

/** A text with `{a}`, `{b}` and `{role}` replaced by names. */
const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
	text.replace(/\{([a-z][a-z0-9_-]{0,39})\}/g, (whole, name: string) => names.get(name) ?? whole);

/** Puts what a meeting led to back into the fight: sheets, text, standing. */
function moved(ground: Ground, fight: Fight, meeting: Meeting, done: Moved): Acted {
	const sheets = new Map(ground.sheets);
	for (const side of ['a', 'b'] as const) sheets.set(find(fight, meeting[side])!.sheet!, done.meeting[side]);
	const pair = `${find(fight, meeting.a)!.name} – ${find(fight, meeting.b)!.name}`;
	const both = [find(fight, meeting.a)!.sheet!, find(fight, meeting.b)!.sheet!];
	const told = done.changes.map((change): Told => ({who: pair, sheets: both, change}));
	const meetings = fight.meetings.map(one => (one.key === meeting.key ? {...meeting, standing: done.standing, fallen: {}} : one));
	const names = namesIn(fight, meeting, done.standing.roles);
	const log = done.texts.reduce(
		(now, text) => noted(now, `${pair}${ground.lang === 'fr' ? ' ' : ''}: ${withNames(labelIn(text, ground.lang), names)}`),
		{
			...fight,
			meetings,
		},
	);
	return ok({fight: log, sheets, table: done.meeting.table, told});
}

export function beginMeeting(ground: Ground, fight: Fight, act: Extract<FightAct, {act: 'meet'}>): Acted {
	for (const key of [act.a, act.b]) if (!find(fight, key)) return fail({code: 'rule/unknown', what: 'combatant', id: key});
	if (fight.meetings.length >= most.meetings) return fail({code: 'rule/list-full', list: say('meetings'), most: most.meetings});
	const meeters = meetersOf(ground, fight, act);
	if (!meeters) return refused('noSheet');
	if (find(fight, act.a)?.sheet === find(fight, act.b)?.sheet) return refused('itself');
	const begun = begin(ground.game, act.encounter, act.flags);
	if (!begun.ok) return begun;
	const meeting: Meeting = {key: freeKey('m', fight.meetings), a: act.a, b: act.b, standing: begun.value, fallen: {}};
	const with_ = {...fight, meetings: [...fight.meetings, meeting]};
	return moved(ground, with_, meeting, settled(ground.game, begun.value, meeters));
}

const meetingIn = (fight: Fight, key: string): Result<Meeting, RuleProblem> => {
	const meeting = fight.meetings.find(one => one.key === key);
	return meeting ? ok(meeting) : fail({code: 'rule/unknown', what: 'meeting', id: key});
};

/** A roll that a meeting waits for has fallen; another one for the same side takes its place. */
export function takeFallen(ground: Ground, fight: Fight, act: Extract<FightAct, {act: 'fell'}>): Acted {
	const found = meetingIn(fight, act.meeting);
	if (!found.ok) return found;
	const meeting = found.value;
	const meeters = meetersOf(ground, fight, meeting);
	if (!meeters) return refused('noSheet');
	const wanted = awaited(ground.game, meeting.standing, meeters).some(one => one.by === act.side && one.moves.includes(act.move));
	if (!wanted) return refused(isOver(ground.game, meeting.standing) ? 'over' : 'notAwaited');
	const roll: FallenRoll = {move: act.move, expression: act.expression, faces: act.faces};
	if (!factsIn(roll)) return refused('badDice');
	const next = {...meeting, fallen: {...meeting.fallen, [act.side]: roll}};
	return ok({
		fight: {...fight, meetings: fight.meetings.map(one => (one === meeting ? next : one))},
		sheets: ground.sheets,
		table: ground.table,
		told: [],
	});
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
	const fallen: Fallen = {...(a && {a}), ...(b && {b})};
	const done = advance(ground.game, meeting.standing, meeters, fallen);
	return done.ok ? moved(ground, fight, meeting, done.value) : done;
}
