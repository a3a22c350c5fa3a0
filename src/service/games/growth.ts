import {readNotation} from '../../dice/read';
import type {Rng} from '../../dice/rng';
import {roll} from '../../dice/roll';
import {versionsOf} from '../../rules/at-version';
import {sayBook} from '../../rules/check/say';
import {Derivation} from '../../rules/derive';
import {nameOf} from '../../rules/game';
import {buy, improve, purchases} from '../../rules/growth';
import {dueAt, levelUp, nextLevel} from '../../rules/levels';
import {previewMigration} from '../../rules/migrate';
import {labelIn, sayRule} from '../../rules/say';
import {atLeast} from '../../rules/versions';
import {viewCatalogue} from '../../rules/view-carried';
import {proseIn} from '../../rules/view-words';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {GameProblem, LevelView, PreviewView} from '../../wire/games';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {change, type Ports, type Worked} from './change';
import {gameAt} from './library';
import {open, type Playable, playable} from './open';
import {refuse, refuseRule} from './refuse';

/** What experience may buy now, the next level, and the skills marked for an improvement roll. */
export async function listGrowth(ports: Ports, ask: GameAsk<'growth/list'>): Promise<Answer<'growth/list'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const {game, state, lang} = opened.value;
	const sheet = new Derivation(game, state);
	const levels = game.book.progression.levels !== undefined || game.book.progression.levelSource === 'table';
	return ok({
		purchases: purchases(game, state).map(({price, id, name, from, to, cost, problem}) => ({
			price: price.id,
			id,
			name: labelIn(name, lang),
			from,
			to,
			cost,
			...(problem && {problem: sayRule(problem, lang)}),
		})),
		awards: (game.book.progression.awards ?? []).map(({id, name, description, asks}) => ({
			id,
			name: labelIn(name, lang),
			covers: proseIn(description, lang),
			asks: asks.map(one => ({id: one.id, name: labelIn(one.name, lang), kind: one.kind})),
		})),
		...(levels && {level: viewLevel(opened.value)}),
		marks: state.marks.map(id => ({id, name: labelIn(sheet.skills.get(nameOf(id))?.name ?? id, lang)})),
	});
}

/** The next level with what it gives: entries and classes as they will stand once it is reached. */
function viewLevel({game, state, lang}: Playable): LevelView {
	const {level, needs, reached} = nextLevel(game, state);
	const due = dueAt(game, state, level);
	const then = new Derivation(game, {...state, level});
	const classes = due.classes === undefined ? [] : (game.catalogues.get(nameOf(due.classes))?.entries ?? []);
	return {
		level,
		stats: due.stats,
		skills: due.skills,
		picks: due.picks.flatMap(({catalogue, count, only}) => {
			const seen = viewCatalogue(then, catalogue, lang, only);
			return seen && count > 0 ? [{...seen, count}] : [];
		}),
		classes: classes.map(({id, name, description}) => ({
			id,
			name: labelIn(name, lang),
			covers: proseIn(description, lang),
			levels: state.classes[id] ?? 0,
		})),
		reached,
		...(needs !== undefined && {needs}),
	};
}

const growing =
	(work: (opened: Playable) => Result<Worked, GameProblem>) =>
	(opened: Playable): Result<Worked, GameProblem> =>
		opened.state.made ? work(opened) : refuse(gameWords[opened.lang].notYetMade);

export const buyOne = (ports: Ports, ask: GameAsk<'growth/buy'>) =>
	change(
		ports,
		ask,
		growing(({game, state, lang}) => {
			const offer = purchases(game, state).find(one => one.price.id === ask.price && one.id === ask.what);
			const bought = buy(game, state, ask.price, ask.what);
			if (!bought.ok) return refuseRule(bought.error, lang);
			const told = gameWords[lang].bought({name: labelIn(offer!.name, lang), from: offer!.from, to: offer!.to});
			return ok({state: bought.value, changes: [told], who: 'player'});
		}),
	);

export const goUp = (ports: Ports, ask: GameAsk<'growth/level'>) =>
	change(
		ports,
		ask,
		growing(({game, state, lang}) => {
			const up = levelUp(game, state, ask.placed);
			if (!up.ok) return refuseRule(up.error, lang);
			return ok({state: up.value, changes: [gameWords[lang].levelled({level: up.value.level})], who: 'player'});
		}),
	);

/** The total of dice that fall here: what a rulebook wrote was checked, and what cannot be read falls as nothing. */
function total(expression: string, rng: Rng): number {
	const read = readNotation(expression);
	return read.ok ? roll(read.value.plan, rng).total : 0;
}

export const improveSkill = (ports: Ports & {readonly random: Rng}, ask: GameAsk<'growth/improve'>) =>
	change(
		ports,
		ask,
		growing(({game, state, lang}) => {
			const done = improve(game, state, ask.skill, ports.random, total);
			if (!done.ok) return refuseRule(done.error, lang);
			const {rolled, gained} = done.value;
			const name = new Derivation(game, state).skills.get(nameOf(ask.skill))?.name ?? ask.skill;
			const told = gameWords[lang].improved({name: labelIn(name, lang), rolled, gained});
			return ok({state: done.value.state, changes: [told], who: 'code'});
		}),
	);

function previewOf({book, state, sheet, lang}: Playable, to: string) {
	const say = gameWords[lang];
	const name = labelIn(book.name, lang);
	if (!versionsOf(book).includes(to)) return refuse(say.noSuchVersion({book: name, version: to}));
	if (atLeast(sheet.bookVersion, to)) return refuse(say.newerAlready({version: sheet.bookVersion}));
	const preview = previewMigration(book, state, sheet.bookVersion, to);
	return preview.ok ? preview : refuse(sayBook(preview.error[0]!.problem, lang));
}

/** What a newer version of its rules would make of a sheet; nothing is stored. */
export async function previewMove(ports: Ports, ask: GameAsk<'version/preview'>): Promise<Answer<'version/preview'>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const preview = previewOf(opened.value, ask.to);
	if (!preview.ok) return preview;
	const say = gameWords[ask.lang];
	const {from, to, notes, moved, gone, invalid} = preview.value;
	const view: PreviewView = {
		from,
		to,
		notes: notes.map(({version, notes: text}) => say.note({version, text: labelIn(text, ask.lang)})),
		moved: moved.map(one => say.becomes({...one, name: labelIn(one.name, ask.lang)})),
		gone,
		invalid: invalid.map(({problem}) => sayRule(problem, ask.lang)),
	};
	return ok(view);
}

export const moveVersion = (ports: Ports, ask: GameAsk<'version/move'>) =>
	change(ports, ask, opened => {
		const preview = previewOf(opened, ask.to);
		if (!preview.ok) return preview;
		const told = gameWords[ask.lang].moved({from: opened.sheet.bookVersion, to: ask.to});
		const game = gameAt(opened.book, ask.to);
		return ok({
			state: preview.value.state,
			changes: [told],
			who: 'player',
			facts: {bookVersion: ask.to},
			...(game && {game}),
		});
	});
