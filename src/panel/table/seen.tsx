import {tableWords} from '../../shared/words/table';
import {Drawer, DrawerBody} from '../drawer';
import type {SeenTableOptions} from './options';
import {Posted, SeenTables} from './seen-tables';

type Props = {readonly options: SeenTableOptions; onClose(): void};

/** The table of a post that was clicked; where a later one counts, that is said and shown, too. */
export function SeenTable({options: {here, all, lang}, onClose}: Props) {
	const say = tableWords[lang];
	const isNewest = all.at(-1) === here;
	return (
		<Drawer kind="table" title={say.title} hover={say.title} close={say.close} onClose={onClose}>
			<DrawerBody trouble="">
				{!isNewest && (
					<section>
						<h2>{say.here}</h2>
						<Posted table={here} lang={lang} />
						<p class="hint">{say.later}</p>
					</section>
				)}
				<SeenTables tables={all} lang={lang} />
			</DrawerBody>
		</Drawer>
	);
}
