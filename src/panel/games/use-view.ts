import {useEffect, useState} from 'preact/hooks';
import type {Sheet} from '../../sheets/sheet';
import type {Answer} from '../../wire/messages';
import type {PanelOptions} from '../options';
import {isOfGame} from './of-game';
import {sayGame} from './say-game';
import {tableOf} from './table';

type Seen = Extract<Answer<'sheet/view'>, {ok: true}>['value'];

/** A sheet of a game as the rules see it now; `why` it cannot be had. Both are left out for free play, and until the answer is there. */
export type GameView = {readonly seen?: Seen; readonly why?: string};

/** Asks for the chosen sheet under its rules. */
export function useView(
	options: Pick<PanelOptions, 'ask' | 'lang' | 'place'>,
	sheet: Sheet | undefined,
	onError: (error: unknown) => void,
): GameView {
	const [view, show] = useState<GameView & {readonly of?: Sheet}>({});
	useEffect(() => {
		if (!sheet || !isOfGame(sheet)) return;
		let late = false;
		const {ask, lang} = options;
		ask('sheet/view', {id: sheet.id, lang, ...tableOf(options)})
			.then(answer => late || show(answer.ok ? {of: sheet, seen: answer.value} : {of: sheet, why: sayGame(answer.error, lang)}))
			.catch(onError);
		return () => {
			late = true;
		};
	}, [sheet]);
	return view.of === sheet ? view : {};
}
