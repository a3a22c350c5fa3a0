import {frameWords} from '../src/shared/words/frame';
import {tablePageWords} from '../src/shared/words/table';
import type {Shared} from './app';

type Props = Shared & {onSay(text: string): void};

/** Shows the table of the thread on the page behind the popup; nothing where there is no such page. */
export function ThreadTable({ports: {showTable, close}, lang, onSay}: Props) {
	if (!showTable) return null;
	const show = async () => {
		if (await showTable()) return close?.();
		onSay(frameWords[lang].auditNotHere);
	};
	return (
		<>
			<button type="button" class="button" onClick={() => void show()}>
				{tablePageWords[lang].open}
			</button>
			<p class="hint">{tablePageWords[lang].why}</p>
		</>
	);
}
