import {useState} from 'preact/hooks';
import type {Shared} from '../app';
import {ThreadTable} from '../thread-table';
import {type Said, Toast} from '../toast';
import {SeenLists} from './seen-lists';

/** What others tell of their game, in the popup: the sheets and the tables that are kept, and the table of the thread behind it. */
export function SeenHere(shared: Shared) {
	const [said, setSaid] = useState<Said>();
	return (
		<>
			<SeenLists {...shared} />
			<section>
				<ThreadTable {...shared} onSay={text => setSaid({text})} />
			</section>
			<Toast lang={shared.lang} said={said} onClose={() => setSaid(undefined)} />
		</>
	);
}
