import {langFrom} from '../../shared/lang';
import {fail} from '../../shared/result';
import type {GameName, Handlers} from '../../wire/messages';
import {sayStore} from '../../wire/say';
import type {ServicePorts} from '../ports';
import {badAsk, reading} from '../reading';
import {gameAsks as asks} from './asks';
import {doBoard, takeBoard, viewBoard} from './board';
import {forget, list, read, textOf} from './books';
import type {Ports} from './change';
import {draw, finish, review} from './creation';
import {doHand, undoLast} from './deeds';
import {carryFight, doFight, takeFight, viewOfFight} from './fight';
import {undoFight} from './fight-undo';
import {buyOne, goUp, improveSkill, listGrowth, moveVersion, previewMove} from './growth';
import {inTurn} from './in-turn';
import {libraryOf} from './library';
import {land, pay, plan, resolve} from './moves';
import {replay} from './replay';
import {view} from './view';

/** Answers what is asked about games. Changes go one after the other, so that each sees what the one before it stored. */
export function createGames({memory, now, random}: Pick<ServicePorts, 'memory' | 'now' | 'random'>): Handlers<GameName> {
	const library = libraryOf(memory);
	const ports: Ports & Pick<ServicePorts, 'random'> = {memory, library, now, random};
	const turn = inTurn();
	return {
		'books/list': reading(
			asks['books/list'],
			ask => list(ports, ask),
			() => [],
		),
		'book/read': reading(
			asks['book/read'],
			ask => turn(() => read(ports, ask)),
			where => fail([{path: '(file)', text: sayStore({code: 'store/bad-ask', where}, 'fr')}]),
		),
		'book/text': reading(asks['book/text'], ask => textOf(ports, ask), badAsk),
		'book/delete': reading(
			asks['book/delete'],
			ask => turn(async () => forget(ports, ask, (await memory.getSettings()).lang ?? langFrom('fr'))),
			badAsk,
		),
		'sheet/view': reading(asks['sheet/view'], ask => view(ports, ask), badAsk),
		'sheet/do': reading(asks['sheet/do'], ask => turn(() => doHand(ports, ask)), badAsk),
		'sheet/undo': reading(asks['sheet/undo'], ask => turn(() => undoLast(ports, ask)), badAsk),
		'creation/review': reading(asks['creation/review'], ask => turn(() => review(ports, ask)), badAsk),
		'creation/draw': reading(asks['creation/draw'], ask => turn(() => draw(ports, ask)), badAsk),
		'creation/finish': reading(asks['creation/finish'], ask => turn(() => finish(ports, ask)), badAsk),
		'growth/list': reading(asks['growth/list'], ask => listGrowth(ports, ask), badAsk),
		'growth/buy': reading(asks['growth/buy'], ask => turn(() => buyOne(ports, ask)), badAsk),
		'growth/level': reading(asks['growth/level'], ask => turn(() => goUp(ports, ask)), badAsk),
		'growth/improve': reading(asks['growth/improve'], ask => turn(() => improveSkill(ports, ask)), badAsk),
		'version/preview': reading(asks['version/preview'], ask => previewMove(ports, ask), badAsk),
		'version/move': reading(asks['version/move'], ask => turn(() => moveVersion(ports, ask)), badAsk),
		'move/plan': reading(asks['move/plan'], ask => plan(ports, ask), badAsk),
		'move/resolve': reading(asks['move/resolve'], ask => resolve(ports, ask), badAsk),
		'move/pay': reading(asks['move/pay'], ask => turn(() => pay(ports, ask)), badAsk),
		'move/land': reading(asks['move/land'], ask => turn(() => land(ports, ask)), badAsk),
		'fight/view': reading(asks['fight/view'], ask => viewOfFight(ports, ask), badAsk),
		'fight/do': reading(asks['fight/do'], ask => turn(() => doFight(ports, ask)), badAsk),
		'fight/undo': reading(asks['fight/undo'], ask => turn(() => undoFight(ports, ask)), badAsk),
		'fight/carry': reading(asks['fight/carry'], ask => carryFight(ports, ask), badAsk),
		'fight/take': reading(asks['fight/take'], ask => turn(() => takeFight(ports, ask)), badAsk),
		'board/view': reading(asks['board/view'], ask => viewBoard(ports, ask), badAsk),
		'board/do': reading(asks['board/do'], ask => turn(() => doBoard(ports, ask)), badAsk),
		'board/take': reading(asks['board/take'], ask => turn(() => takeBoard(ports, ask)), badAsk),
		'move/replay': reading(asks['move/replay'], ask => replay(library, ask), badAsk),
	};
}
