import type {Label} from '../rules/contract/basics';
import type {Ask} from '../rules/contract/moves';
import type {Value} from '../rules/formula/formula';
import {nameOf} from '../rules/game';
import {type Situation, sheetIn} from '../rules/moves/around';
import type {Choices} from '../rules/moves/choices';
import type {After} from '../rules/moves/resolve';
import {optionsOf} from '../rules/moves/settle';
import {type Source, sourcesOf} from '../rules/moves/sources';
import {spendsFor} from '../rules/moves/spends';
import {nearest} from '../shared/nearest';
import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';
import {numberOf, type Setting, timesOf} from './settings';

/** What a command line settles for a move: before the dice, and on the roll that stands. */
export type Settled = {readonly choices: Choices; readonly after: After};

type Draft = {
	asks: Record<string, Value>;
	ticked: Record<string, number>;
	spends: Record<string, number>;
	free: Choices['free'][number][];
	difficulty?: number;
	after: Record<string, number>;
	degree?: string;
};

type Read<Found> = Result<Found, CliProblem>;

const among = (setting: Setting, known: readonly string[]): Read<string> => {
	const found = known.find(id => nameOf(id) === nameOf(setting.value));
	if (found !== undefined) return ok(found);
	const close = nearest(setting.value, known);
	return fail({code: 'cli/with-value', key: setting.key, value: setting.value, known, ...(close && {nearest: close})});
};

const numberIn = (setting: Setting, min: number, max: number): Read<number> => {
	const value = numberOf(setting.value);
	return value === undefined || value < min || value > max
		? fail({code: 'cli/with-number', key: setting.key, value: setting.value, min, max})
		: ok(value);
};

const times = (setting: Setting, most = 200): Read<number> => {
	const value = timesOf(setting.value);
	return value === undefined || value > most
		? fail({code: 'cli/with-number', key: setting.key, value: setting.value, min: 0, max: most})
		: ok(value);
};

/** Every answer that an ask takes, by id. */
function answersTo(ask: Exclude<Ask, {kind: 'number' | 'tick'}>, situation: Situation): readonly string[] {
	const {game} = situation;
	const within = (piece: object) =>
		!('group' in ask) || ask.group === undefined || ('group' in piece && piece.group === ask.group);
	switch (ask.kind) {
		case 'choice':
			return ask.options.map(option => option.id);
		case 'stat':
			return game.book.stats.filter(within).map(stat => stat.id);
		case 'skill':
			return [...sheetIn(situation).skills.values()].filter(within).map(skill => skill.id);
		case 'build':
		case 'entry':
			return optionsOf(ask, sheetIn(situation)).map(option => option.id);
	}
}

function answer(ask: Ask, setting: Setting, situation: Situation): Read<Value> {
	if (ask.kind === 'tick') return times(setting, 1);
	if (ask.kind !== 'number') return among(setting, answersTo(ask, situation));
	const sheet = sheetIn(situation);
	return numberIn(setting, sheet.number(ask.min), sheet.number(ask.max));
}

/** The names by which a source may be ticked: its key, its own id, the id of what carries it. */
const namesOf = ({key, modifier}: Source): readonly string[] => [key, modifier.id ?? '', ...key.split('.').slice(1, -1)];

function sourceNamed(situation: Situation, setting: Setting): Read<Source> {
	const offered = sourcesOf(sheetIn(situation), situation.move, situation.choices).filter(source => source.offered);
	const exact = offered.find(source => source.key === setting.name || source.modifier.id === setting.name);
	const loose = offered.filter(source => namesOf(source).includes(setting.name));
	if (exact) return ok(exact);
	if (loose.length === 1) return ok(loose[0]!);
	return fail(
		unknown(
			setting,
			(loose.length > 1 ? loose : offered).map(source => `tick:${source.modifier.id ?? source.key}`),
		),
	);
}

function unknown({key}: Setting, known: readonly string[]): CliProblem {
	const close = nearest(key, known);
	return {code: 'cli/with-unknown', key, known, ...(close && {nearest: close})};
}

const inWords = (name: Label): readonly string[] => (typeof name === 'string' ? [name] : [name.fr, name.en]);

/** A difficulty: a number, or the name of a step of the move's ladder. */
function difficulty(setting: Setting, {game, move}: Situation): Read<number> {
	const ladder = game.book.ladders.find(one => one.id === move.ladder);
	const step = ladder?.steps.find(one => inWords(one.name).some(name => name.toLowerCase() === setting.value.toLowerCase()));
	return step ? ok(step.value) : numberIn(setting, -1_000_000, 1_000_000);
}

const spendsOf = ({game, move}: Situation): readonly string[] => spendsFor(game, move).map(({id}) => id);

function spend(setting: Setting, into: Record<string, number>, situation: Situation): CliProblem | undefined {
	const known = spendsOf(situation);
	const id = known.find(one => nameOf(one) === nameOf(setting.name));
	if (id === undefined)
		return unknown(
			setting,
			known.map(one => `${setting.kind}:${one}`),
		);
	const many = times(setting);
	if (!many.ok) return many.error;
	into[id] = many.value;
	return undefined;
}

function tick(setting: Setting, draft: Draft, situation: Situation): CliProblem | undefined {
	const source = sourceNamed(situation, setting);
	if (!source.ok) return source.error;
	const many = times(setting, source.value.most);
	if (!many.ok) return many.error;
	if (source.value.closed && many.value > 0) return {code: 'cli/closed', key: setting.key};
	draft.ticked[source.value.key] = many.value;
	return undefined;
}

/** `free:Fog=-2` adds a number, `free:Fog=-1D` dice. */
function free(setting: Setting, draft: Draft): CliProblem | undefined {
	const dice = /^(.+)D$/i.exec(setting.value)?.[1];
	const value = numberOf(dice ?? setting.value);
	if (value === undefined) return {code: 'cli/with-number', key: setting.key, value: setting.value, min: -200, max: 200};
	draft.free.push({name: setting.name, ...(dice === undefined ? {flat: value} : {dice: value})});
	return undefined;
}

function settle(setting: Setting, draft: Draft, situation: Situation): CliProblem | undefined {
	const {move} = situation;
	const ask = setting.kind === '' ? move.asks.find(one => nameOf(one.id) === nameOf(setting.name)) : undefined;
	if (ask) {
		const found = answer(ask, setting, situation);
		if (found.ok) draft.asks[ask.id] = found.value;
		return found.ok ? undefined : found.error;
	}
	switch (setting.kind === '' ? setting.name : setting.kind) {
		case 'tick':
			return tick(setting, draft, situation);
		case 'spend':
			return spend(setting, draft.spends, situation);
		case 'after':
			return spend(setting, draft.after, situation);
		case 'free':
			return free(setting, draft);
		case 'difficulty': {
			const found = difficulty(setting, situation);
			if (found.ok) draft.difficulty = found.value;
			return found.ok ? undefined : found.error;
		}
		case 'degree': {
			const found = among(
				setting,
				move.outcomes.map(outcome => outcome.id),
			);
			if (found.ok) draft.degree = found.value;
			return found.ok ? undefined : found.error;
		}
		default:
			return unknown(setting, [
				...move.asks.map(one => one.id),
				'difficulty',
				'degree',
				'target',
				'table',
				...spendsOf(situation).map(id => `spend:${id}`),
			]);
	}
}

const choicesOf = ({asks, ticked, spends, free, difficulty}: Draft): Choices => ({
	asks,
	ticked,
	spends,
	free,
	...(difficulty !== undefined && {difficulty}),
});

const isOptional = (ask: Ask): boolean => 'optional' in ask && ask.optional;
const choosesPiece = ({kind}: Ask): boolean => kind === 'stat' || kind === 'skill' || kind === 'entry' || kind === 'build';

/** Asks for a piece of the sheet that were left open. An optional one that was answered stands for those behind it: a skill, or else a stat. */
function missingFrom(asks: readonly Ask[], answers: Readonly<Record<string, Value>>): readonly Ask[] {
	const missing: Ask[] = [];
	for (const ask of asks.filter(choosesPiece)) {
		const answered = answers[ask.id] !== undefined;
		if (answered && isOptional(ask)) return missing;
		if (!answered && !isOptional(ask) && !('when' in ask && ask.when !== undefined)) missing.push(ask);
	}
	return missing;
}

/** Reads what was settled for a move; answers to its asks come first, because what may be ticked can hang on them. */
export function settleMove(settings: readonly Setting[], situation: Situation): Read<Settled> {
	const draft: Draft = {asks: {}, ticked: {}, spends: {}, free: [], after: {}};
	const asked = ({kind, name}: Setting) => kind === '' && situation.move.asks.some(ask => nameOf(ask.id) === nameOf(name));
	for (const setting of [...settings.filter(asked), ...settings.filter(one => !asked(one))]) {
		const problem = settle(setting, draft, {...situation, choices: choicesOf(draft)});
		if (problem) return fail(problem);
	}
	const missing = missingFrom(situation.move.asks, draft.asks);
	if (missing.length > 0) return fail({code: 'cli/unasked', move: situation.move.id, asks: missing.map(ask => ask.id)});
	return ok({choices: choicesOf(draft), after: {spends: draft.after, ...(draft.degree !== undefined && {degree: draft.degree})}});
}
