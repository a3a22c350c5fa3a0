import {useEffect, useState} from 'preact/hooks';
import {type Board, emptyBoard} from '../../rules/board';
import {tableWords} from '../../shared/words/table';
import {Drawer, DrawerBody} from '../drawer';
import {Keep} from './keep';
import type {PostedTable, TableOptions} from './options';
import {Posting} from './posting';
import {SeenTables} from './seen-tables';
import {toldOf} from './told-of';
import {useBoard} from './use-board';
import {useSheets} from './use-sheets';

type Props = {readonly options: TableOptions; onClose(): void};

/** The drawer of a thread's table: what its posts tell of it, and what a GM keeps there and puts into his post. */
export function Table({options, onClose}: Props) {
	const {lang, place} = options;
	const say = tableWords[lang];
	const [tab, setTab] = useState<'seen' | 'keep'>();
	const [tables, setTables] = useState<readonly PostedTable[]>();
	const [said, tell] = useState('');
	const kept = useBoard(options);
	const {board} = kept;
	const sheets = useSheets(options, board, kept);
	useEffect(() => {
		options.readThread().then(setTables, error => {
			setTables([]);
			kept.failed(error);
		});
	}, []);
	const start = startOf(board, tables);
	// Decided once: what is then noted or removed turns nobody away from where he is.
	useEffect(() => {
		if (start !== undefined) setTab(before => before ?? start);
	}, [start]);
	const shown = tab ?? start;
	const take = async (text: string) => {
		if (!(await kept.take(text))) return;
		tell(say.taken);
		setTab('keep');
	};
	const tabs = (
		<div class="tabs" role="group" aria-label={say.what}>
			{(['seen', 'keep'] as const).map(each => (
				<button key={each} type="button" class="button" aria-pressed={shown === each} onClick={() => setTab(each)}>
					{say[each]}
				</button>
			))}
		</div>
	);
	return (
		<Drawer kind="table" title={say.title} hover={place.title} close={say.close} under={tabs} onClose={onClose}>
			<DrawerBody
				trouble={kept.trouble}
				foot={
					<>
						<p role="status" class="facts">
							{said}
						</p>
						{shown === 'keep' && board && <Posting options={options} told={toldOf(board, sheets.known)} onClose={onClose} />}
					</>
				}
			>
				{shown === 'keep' && <Keep options={options} board={board ?? emptyBoard} act={kept.act} sheets={sheets} />}
				{shown !== 'keep' &&
					(shown && tables ? (
						<SeenTables tables={tables} lang={lang} onTake={text => void take(text)} />
					) : (
						<p class="hint">{say.reading}</p>
					))}
			</DrawerBody>
		</Drawer>
	);
}

/** Whoever keeps a table wants that; everybody else wants to read it. Undefined while that is not known. */
function startOf(board: Board | undefined, tables: readonly PostedTable[] | undefined): 'seen' | 'keep' | undefined {
	if (!board) return undefined;
	if (board.reserves.length + board.clocks.length + board.people.length > 0) return 'keep';
	return tables && (tables.length === 0 ? 'keep' : 'seen');
}
