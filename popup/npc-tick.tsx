import type {Lang} from '../src/shared/lang';
import {popupWords} from '../src/shared/words/popup';

type Props = {readonly lang: Lang; readonly npc: boolean; onTick(npc: boolean): void};

/** Whether nobody plays this character but the GM: such sheets come first at his table. */
export const NpcTick = ({lang, npc, onTick}: Props) => (
	<label class="npc">
		<input type="checkbox" checked={npc} onChange={event => onTick(event.currentTarget.checked)} />
		<span>{popupWords[lang].npc}</span>
	</label>
);
