import {useEffect, useState} from 'preact/hooks';
import {tableWords} from '../../shared/words/table';
import {Drawer, DrawerBody} from '../drawer';
import type {PostedTable, SeenTableOptions} from './options';
import {Posted, SeenTables} from './seen-tables';

type Props = {readonly options: SeenTableOptions; onClose(): void};

/** The tables of a thread; that of a post that was clicked first, where a later one counts. */
export function SeenTable({options: {here, readAll, lang}, onClose}: Props) {
	const say = tableWords[lang];
	const [all, setAll] = useState<readonly PostedTable[]>();
	const [trouble, setTrouble] = useState('');
	useEffect(() => {
		readAll().then(setAll, () => setTrouble(say.failed));
	}, []);
	return (
		<Drawer kind="table" title={say.title} hover={say.title} close={say.close} onClose={onClose}>
			<DrawerBody trouble={trouble}>
				{here && all && all.at(-1) !== here && (
					<section>
						<h2>{say.here}</h2>
						<Posted table={here} lang={lang} />
						<p class="hint">{say.later}</p>
					</section>
				)}
				{all && <SeenTables tables={all} lang={lang} />}
				{!all && trouble === '' && <p class="hint">{say.reading}</p>}
			</DrawerBody>
		</Drawer>
	);
}
