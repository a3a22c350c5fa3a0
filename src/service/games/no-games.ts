import type {Lang} from '../../shared/lang';
import {fail} from '../../shared/result';
import {noGameWords} from '../../shared/words/panel-games';
import type {GameProblem} from '../../wire/games';
import type * as games from './service';

const refuse = (lang: Lang = 'fr') => fail<GameProblem>({code: 'game/refused', text: noGameWords[lang].moves});
const refused = async ({lang}: {readonly lang?: Lang}) => refuse(lang);

/** Stands in for `service.ts` where no rules are aboard: whatever is asked about games is refused, with a sentence that says where they are played. */
export const createGames: typeof games.createGames = () => ({
	'books/list': async () => [],
	'book/read': async ({lang}) => fail([{path: '', text: noGameWords[lang].moves}]),
	'book/text': async () => refuse(),
	'book/delete': async () => refuse(),
	'sheet/view': refused,
	'sheet/do': refused,
	'sheet/undo': refused,
	'creation/review': refused,
	'creation/draw': refused,
	'creation/finish': refused,
	'growth/list': refused,
	'growth/buy': refused,
	'growth/level': refused,
	'growth/improve': refused,
	'version/preview': refused,
	'version/move': refused,
	'move/plan': refused,
	'move/resolve': refused,
	'move/pay': refused,
	'move/land': refused,
	'fight/view': refused,
	'fight/do': refused,
	'fight/undo': refused,
	'fight/carry': refused,
	'fight/take': refused,
	'board/view': refused,
	'board/do': refused,
	'board/take': refused,
	'move/replay': refused,
});
