import {fail, ok} from '../../shared/result';
import {type Combatant, type Fight, type FightAct, type Meeting, most} from './fight';
import {type Acted, after, find, freeKey, noted, refused, say} from './fought';
import {advanceMeeting, beginMeeting, speakFor, takeFallen} from './meet';
import {type Ground, isFirst, isIdle, ordered, sheetBehind} from './order';
import {begun, ended, passedOver, passFor} from './turns';

const withOne = (fight: Fight, key: string, part: Partial<Combatant>): Fight => ({
	...fight,
	combatants: fight.combatants.map(one => (one.key === key ? {...one, ...part} : one)),
});

function add(ground: Ground, fight: Fight, {name, sheet, members, life, memo}: Extract<FightAct, {act: 'add'}>): Acted {
	if (fight.combatants.length >= most.combatants)
		return fail({code: 'rule/list-full', list: say('combatants'), most: most.combatants});
	const key = freeKey('c', fight.combatants);
	const one: Combatant = {
		key,
		name,
		used: {},
		out: false,
		...(sheet !== undefined && {sheet}),
		...(members !== undefined && {members: {now: members, of: members}}),
		...(life !== undefined && {life: {now: life, of: life}}),
		...(memo !== undefined && {memo}),
	};
	return after(ground, {...fight, combatants: [...fight.combatants, one], order: [...fight.order, key]});
}

function remove(ground: Ground, fight: Fight, key: string): Acted {
	const without = (keys: readonly string[]) => keys.filter(one => one !== key);
	const {turn, ...rest} = fight;
	return after(ground, {
		...rest,
		...(turn !== undefined && turn !== key && {turn}),
		order: without(fight.order),
		first: without(fight.first),
		acted: without(fight.acted),
		begun: without(fight.begun),
		combatants: fight.combatants.filter(one => one.key !== key),
		meetings: fight.meetings.flatMap(one => meetingWithout(one, key)),
	});
}

/** A meeting that somebody has left for good: none without one of the two, another of several in his place. */
function meetingWithout(meeting: Meeting, key: string): readonly Meeting[] {
	const {others, ...rest} = meeting;
	const left = [rest.b, ...(others ?? [])].filter(one => one !== key);
	const [b, ...still] = left;
	return rest.a === key || b === undefined ? [] : [{...rest, b, ...(others && {others: still})}];
}

/** Whose turn it is: the first of the order who has not acted, is not out, and rolled enough to act. */
function upNext(ground: Ground, fight: Fight): string | undefined {
	return fight.order.find(key => {
		const one = find(fight, key);
		return one?.out === false && !fight.acted.includes(key) && !isIdle(ground, one);
	});
}

const turnOf = (fight: Fight, key: string | undefined): Fight => {
	const {turn: _, ...rest} = fight;
	return key === undefined ? rest : {...withOne(rest, key, {used: {}}), turn: key};
};

/** Sets everybody in order again; as long as nobody has acted, the first of them begins. */
function sorted(ground: Ground, fight: Fight): Fight {
	const order = [...ordered(ground, fight)];
	const next = {...fight, order};
	return fight.round > 0 && fight.acted.length === 0 ? turnOf(next, upNext(ground, next)) : next;
}

function moveBy(fight: Fight, key: string, by: -1 | 1): Fight {
	const at = fight.order.indexOf(key);
	const other = fight.order[at + by];
	return at < 0 || other === undefined ? fight : {...fight, order: fight.order.with(at, other).with(at + by, key)};
}

function begin(ground: Ground, fight: Fight): Acted {
	if (fight.round > 0) return refused('begun');
	if (fight.combatants.length === 0) return refused('nobody');
	const first = fight.combatants.filter(one => isFirst(ground, one)).map(one => one.key);
	return begun(ground, sorted(ground, {...fight, round: 1, first, version: ground.game.book.version}), []);
}

/** The next round: those who will act first are known by what they did in the one before, which its end lets fade. */
function nextRound(ground: Ground, fight: Fight): Acted {
	if (!fight.combatants.some(one => !one.out)) return refused('noneLeft');
	const first = fight.combatants.filter(one => isFirst(ground, one)).map(one => one.key);
	const idle = passedOver(ground, fight);
	const passed = passFor(idle.ground, fight.combatants, 'round');
	const anew = ground.game.book.combat?.rolled?.each === 'round';
	const combatants = anew ? fight.combatants.map(({score: _, ...one}) => one) : fight.combatants;
	const next = sorted(passed.ground, {...fight, combatants, first, acted: [], begun: [], round: fight.round + 1});
	return after(passed.ground, next, [...idle.told, ...passed.told]);
}

function next(ground: Ground, fight: Fight): Acted {
	if (fight.round === 0) return refused('notBegun');
	const over = ended(ground, fight);
	const up = upNext(over.ground, over.fight);
	if (up !== undefined) return begun(over.ground, turnOf(over.fight, up), over.told);
	const round = nextRound(over.ground, over.fight);
	if (!round.ok) return round;
	const {fight: later, sheets, table, told} = round.value;
	return begun({...over.ground, sheets, table}, later ?? over.fight, [...over.told, ...told]);
}

/** How often an action may be done in a turn by one of the fight. */
export function actionsOf(ground: Ground, one: Combatant) {
	const sheet = sheetBehind(ground, one);
	return (ground.game.book.combat?.actions ?? []).map(({id, name, count}) => {
		const of = typeof count === 'number' ? count : sheet ? ground.game.number(count, sheet.scope) : 1;
		return {id, name, of: Math.max(0, Math.trunc(of)), used: one.used[id] ?? 0};
	});
}

function use(ground: Ground, fight: Fight, one: Combatant, action: string, by: -1 | 1): Acted {
	const found = actionsOf(ground, one).find(({id}) => id === action);
	if (!found) return fail({code: 'rule/unknown', what: 'action', id: action});
	if (by > 0 && found.used >= found.of) return fail({code: 'rule/used-up', what: found.name, times: found.of, per: 'turn'});
	return after(ground, withOne(fight, one.key, {used: {...one.used, [action]: Math.max(0, found.used + by)}}));
}

/** Who has nobody left, or no life left, is out. */
function setLeft(fight: Fight, one: Combatant, what: 'members' | 'life', now: number): Fight {
	const of = one[what]?.of ?? now;
	return withOne(fight, one.key, {[what]: {now: Math.min(now, of), of}, ...(now === 0 && {out: true})});
}

/** Acts that are about one of the fight. */
type OfOne = Extract<FightAct, {readonly key: string}>;

function onOne(ground: Ground, fight: Fight, act: OfOne, one: Combatant): Acted {
	switch (act.act) {
		case 'remove':
			return remove(ground, fight, act.key);
		case 'score': {
			const {score: _, ...rest} = one;
			const scored: Combatant = {...rest, ...(act.score !== undefined && {score: act.score})};
			return begun(
				ground,
				sorted(ground, {...fight, combatants: fight.combatants.map(other => (other === one ? scored : other))}),
				[],
			);
		}
		case 'move':
			return after(ground, moveBy(fight, act.key, act.by));
		case 'turn':
			if (fight.round === 0) return refused('notBegun');
			return begun(ground, turnOf({...fight, acted: fight.acted.filter(key => key !== act.key)}, act.key), []);
		case 'use':
			return use(ground, fight, one, act.action, act.by);
		case 'members':
		case 'life':
			return after(ground, setLeft(fight, one, act.act, act.now));
		case 'out':
			return after(ground, withOne(fight, act.key, {out: act.out}));
	}
}

/** Does what the GM does in a fight; refused acts change nothing. */
export function fightOn(ground: Ground, fight: Fight, act: FightAct): Acted {
	if (act.act !== 'note' && 'key' in act) {
		const one = find(fight, act.key);
		return one ? onOne(ground, fight, act, one) : fail({code: 'rule/unknown', what: 'combatant', id: act.key});
	}
	switch (act.act) {
		case 'add':
			return add(ground, fight, act);
		case 'begin':
			return begin(ground, fight);
		case 'next':
			return next(ground, fight);
		case 'note':
			return after(ground, noted(fight, act.text, act.key));
		case 'meet':
			return beginMeeting(ground, fight, act);
		case 'fell':
			return takeFallen(ground, fight, act);
		case 'speak':
			return speakFor(ground, fight, act);
		case 'advance':
			return advanceMeeting(ground, fight, act.meeting);
		case 'leave':
			return after(ground, {...fight, meetings: fight.meetings.filter(({key}) => key !== act.meeting)});
		case 'end':
			return ok({fight: undefined, sheets: ground.sheets, table: ground.table, told: []});
	}
}
