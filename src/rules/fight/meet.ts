import {readNotation} from '../../dice/read';
import {rollFaces} from '../../dice/roll';
import {fail, ok, type Result} from '../../shared/result';
import {fightRuleWords} from '../../shared/words/fight';
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

/** A text of the rulebook with `{a}`, `{b}` and `{role}` replaced by the names of those who stand there. */
function withNames(text: string, names: {readonly a: string; readonly b: string}, roles: Meeting['standing']['roles']): string {
	const held = Object.entries(roles).map(([role, side]) => [role, names[side]] as const);
	const known = new Map([...Object.entries(names), ...held]);
	return text.replace(/\{([a-z][a-z0-9_-]{0,39})\}/g, (whole, name: string) => known.get(name) ?? whole);
}

/** Puts what a meeting led to back into the fight: sheets, texts in the log, standing. Both of the meeting are in the fight and have a sheet. */
function moved(ground: Ground, fight: Fight, meeting: Meeting, done: Moved): Acted {
	const [one, other] = [find(fight, meeting.a)!, find(fight, meeting.b)!];
	const sheets = new Map(ground.sheets).set(one.sheet!, done.meeting.a).set(other.sheet!, done.meeting.b);
	const told = done.changes.map(
		(change): Told => ({who: `${one.name} – ${other.name}`, sheets: [one.sheet!, other.sheet!], change}),
	);
	const meetings = fight.meetings.map(each => (each === meeting ? {...each, standing: done.standing, fallen: {}} : each));
	let log: Fight = {...fight, meetings};
	for (const said of done.texts) {
		const text = withNames(labelIn(said, ground.lang), {a: one.name, b: other.name}, done.standing.roles);
		log = noted(log, fightRuleWords[ground.lang].between({one: one.name, other: other.name, text}));
	}
	return ok({fight: log, sheets, table: done.meeting.table, told});
}

/** Two of the fight begin to meet by the book's own steps, which go on as far as no roll is needed. Refused without two sheets. */
export function beginMeeting(ground: Ground, fight: Fight, act: Extract<FightAct, {act: 'meet'}>): Acted {
	for (const key of [act.a, act.b]) if (!find(fight, key)) return fail({code: 'rule/unknown', what: 'combatant', id: key});
	if (fight.meetings.length >= most.meetings) return fail({code: 'rule/list-full', list: say('meetings'), most: most.meetings});
	const meeters = meetersOf(ground, fight, act);
	if (!meeters) return refused('noSheet');
	if (find(fight, act.a)?.sheet === find(fight, act.b)?.sheet) return refused('itself');
	const begun = begin(ground.game, act.encounter, act.flags);
	if (!begun.ok) return begun;
	const meeting: Meeting = {key: freeKey('m', fight.meetings), a: act.a, b: act.b, standing: begun.value, fallen: {}};
	return moved(ground, {...fight, meetings: [...fight.meetings, meeting]}, meeting, settled(ground.game, begun.value, meeters));
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
