import {earn} from './awards';
import {carryOutBuild, leaveToBuild} from './builds/deeds';
import type {Change} from './change';
import type {Deed} from './deeds';
import type {Around} from './derive';
import {Acting, type Players} from './effects/acting';
import {setCondition} from './effects/conditions';
import {grant} from './effects/counters';
import {strike, writeEntry} from './effects/lists';
import {setTrack} from './effects/tracks';
import {followed} from './follow';
import {type Game, nameOf} from './game';
import type {Who} from './history';
import {addSkill, agreeOnSkill, chooseFor, setOption, writeOwn} from './own';
import type {RuleProblem} from './problem';
import {answer} from './questions';
import {ruleName} from './rule-names';
import type {State} from './state';
import {addThing, changeThing} from './things';
import {pass} from './time';

/** What a deed led to: the players after it with what changed; or why it was not done, and nothing changed. */
export type DeedDone = {readonly players: Players; readonly changes: readonly Change[]; readonly problem?: RuleProblem};

// Conditions are the business of the rules; the GM may set one by an override, which the history shows as his.
const GM_ONLY: ReadonlySet<Deed['act']> = new Set(['condition', 'reserve', 'hardMove', 'award', 'earn', 'option', 'agree']);

function leave(game: Game, state: State, deed: Deed, who: Who): RuleProblem | undefined {
	if (who === 'player' && GM_ONLY.has(deed.act)) return {code: 'rule/not-yours', what: whatOf(game, state, deed), who};
	if (deed.act === 'build' || deed.act === 'settle' || deed.act === 'unbuild' || deed.act === 'brick')
		return leaveToBuild(state, deed, who);
	const question = deed.act === 'answer' ? game.book.questions.find(one => one.id === deed.question) : undefined;
	if (who === 'player' && question?.hidden) return {code: 'rule/not-yours', what: question.name, who};
	if (deed.act !== 'condition' || who === 'code') return undefined;
	const condition = game.conditions.get(nameOf(deed.condition));
	const lifting = deed.level < (state.conditions.find(one => one.condition === deed.condition)?.level ?? 0);
	return lifting && condition?.liftedBy === 'gm' && who !== 'gm'
		? {code: 'rule/only-other-lifts', condition: condition.name, by: 'gm'}
		: undefined;
}

function whatOf(game: Game, state: State, deed: Deed) {
	if (deed.act === 'condition') return game.conditions.get(nameOf(deed.condition))?.name ?? deed.condition;
	if (deed.act === 'reserve' || deed.act === 'hardMove') return game.reserves.get(nameOf(deed.reserve))?.name ?? deed.reserve;
	if (deed.act === 'agree') return state.ownSkills.find(one => one.id === deed.skill)?.name ?? deed.skill;
	if (deed.act === 'option') return game.book.options.find(one => one.id === deed.option)?.name ?? deed.option;
	return ruleName('experience');
}

/** A hard move costs a point of the reserve that locks it; where none is left, that is told for the history to keep. */
function hardMove(acting: Acting, deed: Extract<Deed, {act: 'hardMove'}>): void {
	const reserve = acting.game.reserves.get(nameOf(deed.reserve));
	if (!reserve?.locksHardMoves) return acting.refuse({code: 'rule/unknown', what: 'reserve', id: deed.reserve});
	if (!deed.played) return;
	const left = acting.table.reserves[reserve.id] ?? acting.amount(reserve.start);
	if (left <= 0) return acting.tell({kind: 'unpaid', name: reserve.name});
	acting.run([{do: 'reserve', reserve: reserve.id, by: -1}]);
}

function lose(acting: Acting, deed: Extract<Deed, {act: 'lose'}>): void {
	const {entries} = acting.state('self');
	const owned = entries[deed.catalogue] ?? [];
	const gone = owned.find(one => one.key === deed.key);
	if (!gone) return acting.refuse({code: 'rule/unknown', what: deed.catalogue, id: deed.key});
	acting.set('self', {entries: {...entries, [deed.catalogue]: owned.filter(one => one !== gone)}});
	acting.tell({
		kind: 'entry',
		name: acting.game.entry(deed.catalogue, gone.entry)?.name ?? gone.own?.name ?? gone.entry,
		what: 'lost',
	});
}

function carryOut(acting: Acting, deed: Deed): void {
	const state = acting.state('self');
	switch (deed.act) {
		case 'track': {
			const track = acting.game.tracks.get(nameOf(deed.track));
			return track
				? setTrack(acting, track, deed.to, 'self')
				: acting.refuse({code: 'rule/unknown', what: 'track', id: deed.track});
		}
		case 'condition':
			return setCondition(acting, deed.condition, deed.level, deed.turns, 'self');
		case 'entry':
			return writeEntry(
				acting,
				deed.list,
				{
					name: deed.name,
					...(deed.value !== undefined && {value: deed.value}),
					...(deed.words !== undefined && {words: deed.words}),
				},
				'self',
			);
		case 'raise':
			return acting.run([{do: 'list', list: deed.list, entry: deed.name, raise: deed.by}]);
		case 'strike':
			return strike(acting, deed.list, deed.name, 'self');
		case 'tick':
			return acting.run([{do: 'clock', clock: deed.clock, by: deed.by}]);
		case 'reserve':
			return acting.run([{do: 'reserve', reserve: deed.reserve, by: deed.by}]);
		case 'hardMove':
			return hardMove(acting, deed);
		case 'answer':
			return answer(acting, deed);
		case 'thing':
			return addThing(acting, deed);
		case 'loseThing':
			return acting.set('self', {things: state.things.filter(thing => thing.key !== deed.key)});
		case 'thingTrack':
			return changeThing(acting, deed);
		case 'money':
			return acting.run([{do: 'money', by: deed.to - (state.money ?? 0)}]);
		case 'award':
			return acting.run([{do: 'xp', by: deed.xp, ...(deed.balance !== undefined && {balance: deed.balance})}]);
		case 'earn':
			return earn(acting, deed.award, deed.asks);
		case 'gain':
			return grant(acting, {do: 'grant', catalogue: deed.catalogue, entry: deed.entry}, 'self');
		case 'lose':
			return lose(acting, deed);
		case 'choose':
			return chooseFor(acting, deed);
		case 'own': {
			const {catalogue, key, name, text, fields} = deed;
			return writeOwn(acting, {
				catalogue,
				name,
				...(key !== undefined && {key}),
				...(text !== undefined && {text}),
				...(fields && {fields}),
			});
		}
		case 'skill':
			return addSkill(acting, deed);
		case 'agree':
			return agreeOnSkill(acting, deed);
		case 'option':
			return setOption(acting, deed);
		case 'build':
		case 'settle':
		case 'unbuild':
		case 'brick':
			return carryOutBuild(acting, deed);
		case 'pass':
			return;
	}
}

/** Lets tracks follow their maxima, which the deed may have moved. */
function follow(acting: Acting, before: State): void {
	const {game} = acting;
	for (const {track, from, to, max} of followed(game, before, acting.state('self'))) {
		acting.set('self', {tracks: {...acting.state('self').tracks, [track]: to}});
		if (to !== from)
			acting.tell({kind: 'track', name: game.tracks.get(nameOf(track))?.name ?? track, from, to, max, whose: 'self'});
	}
}

/** Does by hand what the role allows, under the same limits as the rules' own effects. */
export function doDeed(game: Game, players: Players, deed: Deed, who: Who, around: Around = {}): DeedDone {
	const refused = leave(game, players.self, deed, who);
	if (refused) return {players, changes: [{kind: 'refused', problem: refused}], problem: refused};
	if (deed.act === 'pass') return pass(game, players, deed.moment, around);
	const acting = new Acting(game, players, around);
	carryOut(acting, deed);
	follow(acting, players.self);
	const {done} = acting;
	const refusal = done.changes.find(change => change.kind === 'refused');
	return refusal?.kind === 'refused' && done.changes.length === 1
		? {players, changes: done.changes, problem: refusal.problem}
		: done;
}
