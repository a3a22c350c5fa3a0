import type {Lang} from '../../shared/lang';
import {panelWords} from '../../shared/words/panel';
import type {Place} from '../options';

type Props = {readonly place: Place; readonly sendBy: number | undefined; readonly lang: Lang};

/** When the draw of what is inserted is set. */
export function DrawHint({place, sendBy, lang}: Props) {
	const say = panelWords[lang];
	if (place.use === 'edit') return <p class="hint warn">{say.edited}</p>;
	return <p class="hint">{sendBy === undefined ? say.atSubmit : say.sendBefore({at: clockTime(sendBy, lang)})}</p>;
}

/** A moment as the reader's hour. */
export const clockTime = (at: number, lang: Lang): string =>
	new Date(at).toLocaleTimeString(lang, {hour: '2-digit', minute: '2-digit'});
