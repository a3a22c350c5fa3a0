import * as v from 'valibot';
import type {AuditName, AuditStore} from '../wire/audits';
import {MOST_CHARACTERS} from '../wire/characters';
import {gatheredPageShape, pageNumberShape} from '../wire/gathered';
import type {GameName, Handlers} from '../wire/messages';
import {auditHeadShape, ending, threadKey} from '../wire/read-audits';
import {postIdShape, siteShape, text} from '../wire/read-records';
import {type CharacterPorts, charactersOver} from './characters';
import {doubtfulPages} from './doubtful';
import {gameAsks} from './games/asks';
import {badAsk, reading} from './reading';

const {lang, ...replayed} = gameAsks['move/replay'].entries;

const asks = {
	begin: v.object({head: auditHeadShape}),
	keep: v.object({...threadKey, page: gatheredPageShape, pages: pageNumberShape}),
	end: v.object({...threadKey, ...ending}),
	thread: v.object(threadKey),
	pages: v.object({...threadKey, from: pageNumberShape, most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))}),
	notes: v.object({site: siteShape, posts: v.pipe(v.array(postIdShape), v.maxLength(500))}),
	characters: v.object({
		site: siteShape,
		names: v.pipe(v.array(text(300)), v.maxLength(MOST_CHARACTERS)),
		lang,
	}),
	replay: v.object({asks: v.pipe(v.array(v.object(replayed)), v.maxLength(200)), lang}),
};

type Ports = {
	readonly store: AuditStore;
	readonly games: Pick<Handlers<GameName>, 'move/replay'>;
	readonly characters: CharacterPorts;
	now(): number;
};

/** Answers what is asked about readings of threads, but for the tab that shows one. */
export function createAudits({store, games, characters, now}: Ports): Omit<Handlers<AuditName>, 'audit/show'> {
	return {
		'audit/begin': reading(asks.begin, ({head}) => store.begin({...head, at: now()}), badAsk),
		'audit/keep': reading(asks.keep, ({page, pages, ...key}) => store.keep(key, page, pages, now()), badAsk),
		'audit/end': reading(asks.end, ({site, thread, ...change}) => store.change({site, thread}, {...change, at: now()}), badAsk),
		'audit/stop': reading(asks.thread, key => store.change(key, {stop: true}), badAsk),
		'audit/list': () => store.list(),
		'audit/state': reading(
			asks.thread,
			key => store.state(key),
			() => null,
		),
		'audit/pages': reading(
			asks.pages,
			({from, most, ...key}) => store.pages(key, from, most),
			() => [],
		),
		'audit/doubtful': reading(
			asks.thread,
			key => doubtfulPages(store, key),
			() => [],
		),
		'audit/drop': reading(asks.thread, key => store.drop(key), badAsk),
		'seen/notes': reading(
			asks.notes,
			({site, posts}) => store.notes(site, posts),
			() => [],
		),
		'seen/thread': reading(
			asks.thread,
			key => store.notedIn(key),
			() => [],
		),
		'characters/history': reading(
			asks.characters,
			ask => charactersOver(characters, ask),
			() => [],
		),
		'moves/replay': reading(
			asks.replay,
			ask =>
				Promise.all(
					ask.asks.map(async each => {
						const told = await games['move/replay']({...each, lang: ask.lang});
						return told.ok ? told.value : null;
					}),
				),
			() => [],
		),
	};
}
