import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import {earn} from './awards';
import {buildDeeds, carryOutBuild, leaveToBuild} from './builds/deeds';
import type {Change} from './change';
import {id, limits, moment, whole} from './contract/basics';
import type {Question} from './contract/parts';
import {type Around, Derivation} from './derive';
import {Acting, type Players} from './effects/acting';
import {setCondition} from './effects/conditions';
import {grant} from './effects/counters';
import {strike, writeEntry} from './effects/lists';
import {setTrack} from './effects/tracks';
import {type Game, nameOf} from './game';
import type {Who} from './history';
import {addSkill, agreeOnSkill, chooseFor, setOption, writeOwn} from './own';
import type {RuleProblem} from './problem';
import type {State} from './state';
import {pass} from './time';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.label));
const words = v.pipe(v.string(), v.maxLength(limits.text));

/** What a person may do to a sheet by hand. The rules' own effects do not come this way. */
export const deed = v.variant('act', [
	v.strictObject({act: v.literal('track'), track: id, to: whole}),
	v.strictObject({act: v.literal('condition'), condition: id, level: whole, turns: v.optional(whole)}),
	v.strictObject({act: v.literal('entry'), list: id, name, value: v.optional(whole), words: v.optional(words)}),
	v.strictObject({act: v.literal('raise'), list: id, name, by: v.picklist([1, -1])}),
	v.strictObject({act: v.literal('strike'), list: id, name}),
	v.strictObject({act: v.literal('tick'), clock: id, by: whole}),
	v.strictObject({act: v.literal('reserve'), reserve: id, by: whole}),
	/** What the GM says when a scene is over: whether a hard move was played that no roll offered. */
	v.strictObject({act: v.literal('hardMove'), reserve: id, played: v.boolean()}),
	v.strictObject({act: v.literal('answer'), question: id, text: words}),
	v.strictObject({act: v.literal('thing'), kind: id, name}),
	v.strictObject({act: v.literal('loseThing'), key: name}),
	v.strictObject({act: v.literal('thingTrack'), key: name, track: id, to: whole}),
	v.strictObject({act: v.literal('money'), to: whole}),
	v.strictObject({act: v.literal('award'), xp: whole, balance: v.optional(id)}),
	/** What the rulebook says is earned, by what the GM answers: hours, whether somebody was absent. */
	v.strictObject({act: v.literal('earn'), award: id, asks: v.record(id, v.pipe(whole, v.minValue(0), v.maxValue(10_000)))}),
	v.strictObject({act: v.literal('gain'), catalogue: id, entry: id}),
	v.strictObject({act: v.literal('lose'), catalogue: id, key: name}),
	/** What the owner of an entry chooses for it: words, or ids in their places, an empty text where nothing is chosen yet. */
	v.strictObject({
		act: v.literal('choose'),
		catalogue: id,
		key: name,
		choice: id,
		chosen: v.union([
			v.pipe(v.string(), v.maxLength(limits.label)),
			v.pipe(v.array(v.union([v.literal(''), id])), v.maxLength(50)),
		]),
	}),
	/** An entry of one's own in an open catalogue; with a key, the values of one that is owned. */
	v.strictObject({
		act: v.literal('own'),
		catalogue: id,
		key: v.optional(name),
		name,
		text: v.optional(words),
		fields: v.optional(v.record(id, v.union([v.pipe(v.number(), v.finite()), words, v.boolean()]))),
	}),
	v.strictObject({act: v.literal('skill'), name, stat: v.optional(id)}),
	/** The GM's word on a skill that a player added: declined, it leaves the sheet. */
	v.strictObject({act: v.literal('agree'), skill: id, agreed: v.boolean()}),
	/** A switch of the rulebook, as the table has it. */
	v.strictObject({act: v.literal('option'), option: id, value: v.union([v.boolean(), v.pipe(v.number(), v.finite()), id])}),
	...buildDeeds,
	v.strictObject({act: v.literal('pass'), moment}),
]);
export type Deed = v.InferOutput<typeof deed>;

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
	return {fr: 'L’expérience', en: 'Experience'};
}

/** When a question may be answered again. `since` is the level of the last answer. */
export function answerProblem(question: Question, state: State): RuleProblem | undefined {
	const given = state.answers[question.id];
	if (!given || given.text === '' || question.change === 'any') return undefined;
	if (question.change === 'never') return {code: 'rule/fixed', question: question.name, change: 'never'};
	return state.made && state.level <= given.level ? {code: 'rule/fixed', question: question.name, change: 'level'} : undefined;
}

function answer(acting: Acting, deed: Extract<Deed, {act: 'answer'}>): void {
	const question = acting.game.book.questions.find(one => one.id === deed.question);
	const state = acting.state('self');
	if (!question) return acting.refuse({code: 'rule/unknown', what: 'question', id: deed.question});
	const problem = answerProblem(question, state);
	if (problem) return acting.refuse(problem);
	acting.set('self', {answers: {...state.answers, [question.id]: {text: deed.text, level: state.level}}});
	acting.tell({kind: 'log', text: question.name});
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

function addThing(acting: Acting, deed: Extract<Deed, {act: 'thing'}>): void {
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

function changeThing(acting: Acting, deed: Extract<Deed, {act: 'thingTrack'}>): void {
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

/** Does by hand what the role allows, under the same limits as the rules' own effects. */
export function doDeed(game: Game, players: Players, deed: Deed, who: Who, around: Around = {}): DeedDone {
	const refused = leave(game, players.self, deed, who);
	if (refused) return {players, changes: [{kind: 'refused', problem: refused}], problem: refused};
	if (deed.act === 'pass') return pass(game, players, deed.moment, around);
	const acting = new Acting(game, players, around);
	carryOut(acting, deed);
	const {done} = acting;
	const refusal = done.changes.find(change => change.kind === 'refused');
	return refusal?.kind === 'refused' && done.changes.length === 1
		? {players, changes: done.changes, problem: refusal.problem}
		: done;
}

/** A change to a list that the GM proposes: what it would bring about, while the player has not agreed and nothing has changed. */
export type Proposal = {readonly deed: Deed; readonly changes: readonly Change[]};

const LIST_DEEDS: ReadonlySet<Deed['act']> = new Set(['entry', 'strike']);

/** Whether a deed of the GM waits for the player's word: it writes on a list of his character. */
export const needsAgreement = (deed: Deed): boolean => LIST_DEEDS.has(deed.act);

/** Prepares what the GM proposes, under the list's limits; the players stay as they are. */
export function propose(game: Game, players: Players, deed: Deed, around: Around = {}): Result<Proposal, RuleProblem> {
	const {changes, problem} = doDeed(game, players, deed, 'gm', around);
	return problem ? fail(problem) : ok({deed, changes});
}

/** The player's word on a proposal: agreed, it is done as the GM's deed; declined, nothing changes. */
export const answerProposal = (game: Game, players: Players, {deed}: Proposal, agreed: boolean, around: Around = {}): DeedDone =>
	agreed ? doDeed(game, players, deed, 'gm', around) : {players, changes: []};

/** A stored sheet kept within its maxima, which conditions and changes may have lowered under it. */
export function settled(game: Game, state: State): State {
	const sheet = new Derivation(game, state);
	const over = Object.entries(state.tracks).filter(
		([track, value]) => game.tracks.has(nameOf(track)) && sheet.track(track).value !== value,
	);
	return over.length === 0
		? state
		: {...state, tracks: {...state.tracks, ...Object.fromEntries(over.map(([track]) => [track, sheet.track(track).value]))}};
}
