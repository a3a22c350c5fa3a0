import {useEffect, useState} from 'preact/hooks';
import {type Board, type BoardAct, emptyBoard} from '../../rules/board';
import type {Result} from '../../shared/result';
import {tableWords} from '../../shared/words/table';
import type {GameProblem} from '../../wire/games';
import {isOrphaned} from '../../wire/messages';
import {sayGame} from '../games/say-game';
import {tableOf} from '../games/table';
import type {TableOptions} from './options';

export type BoardState = {
	readonly board: Board | undefined;
	readonly trouble: string;
	act(act: BoardAct): Promise<boolean>;
	/** Takes up what a post carries, in place of what is kept. */
	take(text: string): Promise<boolean>;
	failed(error: unknown): void;
	refused(problem: GameProblem): void;
};

/** What the GM keeps for the thread, as the keeper has it. */
export function useBoard(options: TableOptions): BoardState {
	const {ask, lang} = options;
	const say = tableWords[lang];
	const [board, setBoard] = useState<Board>();
	const [trouble, setTrouble] = useState('');
	const failed = (error: unknown) => setTrouble(isOrphaned(error) ? say.orphaned : say.failed);
	const refused = (problem: GameProblem) => setTrouble(sayGame(problem, lang));
	const at = {table: tableOf(options).table ?? '*', lang};
	const taken = async (asked: Promise<Result<Board, GameProblem>>) => {
		setTrouble('');
		try {
			const done = await asked;
			if (done.ok) setBoard(done.value);
			else refused(done.error);
			return done.ok;
		} catch (error) {
			failed(error);
			return false;
		}
	};
	useEffect(() => {
		void taken(ask('board/view', at)).then(read => !read && setBoard(emptyBoard));
	}, []);
	return {
		board,
		trouble,
		act: act => taken(ask('board/do', {...at, act})),
		take: text => taken(ask('board/take', {...at, text})),
		failed,
		refused,
	};
}
