import type {Moment} from '../contract/basics';
import {type Half, pass} from '../time';
import type {Combatant, Fight} from './fight';
import {type Acted, after, find, type Told} from './fought';
import {type Ground, gameBehind, isIdle, rolledBy, sheetBehind} from './order';

type Passed = {readonly ground: Ground; readonly told: readonly Told[]};

/** A moment, or the half of one, passes for some sheets. */
export function passFor(ground: Ground, who: readonly Combatant[], moment: Moment, half?: Half): Passed {
	const sheets = new Map(ground.sheets);
	let {table} = ground;
	const told: Told[] = [];
	const seen = new Set<string>();
	for (const {sheet, name} of who) {
		const state = sheet === undefined ? undefined : sheets.get(sheet);
		if (sheet === undefined || !state || seen.has(sheet)) continue;
		seen.add(sheet);
		const done = pass(gameBehind(ground, sheet), {self: state, table}, moment, {table}, half);
		sheets.set(sheet, done.players.self);
		table = done.players.table;
		told.push(...done.changes.map(change => ({who: name, sheets: [sheet], change})));
	}
	return {ground: {...ground, sheets, table}, told};
}

/** Whether the game has time pass when a turn begins. */
const isEarly = ({game}: Ground): boolean => game.book.combat?.turn === 'begins';

/** Whether what lasts some turns is borne by one of the fight until his next turn begins. */
function lingers(ground: Ground, one: Combatant): boolean {
	const sheet = sheetBehind(ground, one);
	const when = sheet?.game.book.combat?.lingers;
	return sheet !== undefined && when !== undefined && sheet.game.holds(when, sheet.scope);
}

const openTurn = (ground: Ground, one: Combatant): Passed =>
	passFor(ground, [one], 'turn', lingers(ground, one) ? undefined : 'begun');

/** What the end of a turn lets fade, where its beginning was let pass already. */
const closeTurn = (ground: Ground, one: Combatant): Passed =>
	lingers(ground, one) ? {ground, told: []} : passFor(ground, [one], 'turn', 'over');

/** A whole turn of one who does not act in it. */
function wholeTurn(ground: Ground, one: Combatant): Passed {
	if (!isEarly(ground)) return passFor(ground, [one], 'turn');
	const opened = openTurn(ground, one);
	const closed = closeTurn(opened.ground, one);
	return {ground: closed.ground, told: [...opened.told, ...closed.told]};
}

/** The turns of those who rolled too little to act go by without them, save where the GM gave one his all the same. */
export function passedOver(ground: Ground, {combatants, acted, begun: already}: Fight): Passed {
	const idle = combatants.filter(one => !one.out && isIdle(ground, one) && ![...acted, ...already].includes(one.key));
	return idle.reduce<Passed>(
		(now, one) => {
			const gone = wholeTurn(now.ground, one);
			return {ground: gone.ground, told: [...now.told, ...gone.told]};
		},
		{ground, told: []},
	);
}

/** Whether the first of a round is not known yet: somebody's roll is still to come, and nobody has acted. */
const isOpen = (ground: Ground, {acted, combatants}: Fight): boolean =>
	acted.length === 0 && combatants.some(one => !one.out && one.score === undefined && rolledBy(ground, one) !== undefined);

/** A turn that begins; time passes for its owner where the game has it pass then and it has not yet. */
export function begun(ground: Ground, fight: Fight, told: readonly Told[]): Acted {
	const {turn} = fight;
	const one = turn === undefined || fight.begun.includes(turn) ? undefined : find(fight, turn);
	if (!one || !isEarly(ground) || isOpen(ground, fight)) return after(ground, fight, told);
	const opened = openTurn(ground, one);
	return after(opened.ground, {...fight, begun: [...fight.begun, one.key]}, [...told, ...opened.told]);
}

/** A turn that is over, with the time that passes at its end, and what should have passed at its beginning. */
export function ended(ground: Ground, fight: Fight): Passed & {readonly fight: Fight} {
	const one = fight.turn === undefined ? undefined : find(fight, fight.turn);
	if (!one) return {fight, ground, told: []};
	const acted = fight.acted.includes(one.key) ? fight.acted : [...fight.acted, one.key];
	const passed = fight.begun.includes(one.key) ? closeTurn(ground, one) : wholeTurn(ground, one);
	return {...passed, fight: {...fight, acted, begun: fight.begun.filter(key => key !== one.key)}};
}
