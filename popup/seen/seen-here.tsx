import {useState} from 'preact/hooks';
import type {Shared} from '../app';
import {ThreadTable} from '../thread-table';
import {type Said, Toast} from '../toast';
import {SeenSheets} from './seen-sheets';

/** What others tell of their game, in the popup: the sheets that are kept, and the table of the thread behind it. */
export function SeenHere(shared: Shared) {
	const [said, setSaid] = useState<Said>();
	return (
		<>
			<SeenSheets {...shared} />
			<section>
				<ThreadTable {...shared} onSay={text => setSaid({text})} />
			</section>
			<Toast lang={shared.lang} said={said} onClose={() => setSaid(undefined)} />
		</>
	);
}
