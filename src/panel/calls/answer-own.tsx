import {useState} from 'preact/hooks';
import {pretty} from '../../dice/show';
import {readBare} from '../../seal/bare-call';
import {callWords} from '../../shared/words/calls';
import {panelWords} from '../../shared/words/panel';
import {nameOf} from '../../sheets/names';
import {sealedFor, sendByOf} from '../draw-for';
import {land} from '../games/land';
import {useView} from '../games/use-view';
import {sayWarnings} from '../length';
import {Preview} from '../preview';
import {rollsOf} from '../rolls';
import {TabForm} from '../tab-form';
import type {Choices} from '../use-choices';
import {DrawHint} from './draw-hint';
import {MoveChoices} from './move-choices';
import type {AnswerOptions} from './options';
import {useMove} from './use-move';
import {useWhose, Whose} from './whose';

type Props = {readonly options: AnswerOptions; readonly choices: Choices; onClose(): void};

/** Answers a call that names no dice: by the move of that name on the player's sheet, sealed; or in his own way, which he then says. */
export function AnswerOwn({options, choices, onClose}: Props) {
	const {lang, place, ask, call} = options;
	const say = callWords[lang];
	const asked = readBare(
		call.line,
		(choices.sheets ?? []).map(({name}) => name),
	);
	const whose = useWhose(choices, asked.who);
	const {sheet} = whose;
	const [trouble, setTrouble] = useState('');
	const orphaned = () => setTrouble(panelWords[lang].orphaned);
	const {seen, why} = useView(options, sheet, orphaned);
	// Who asks may write in the other language.
	const {seen: other} = useView({...options, lang: lang === 'fr' ? 'en' : 'fr'}, sheet, orphaned);
	const found = [seen, other].map(one => one?.view.moves.find(({name}) => nameOf(name) === nameOf(asked.label))).find(Boolean);
	const move = useMove(options, sheet, found && {move: found.id, ...(asked.target !== undefined && {target: asked.target})});
	const {ready} = move ?? {};
	const done = () => ask('calls/done', {site: call.site, anchor: call.anchor, index: call.index}).catch(() => undefined);
	const open = move !== undefined && move.fresh && move.problems.length === 0;
	const {layout, verifyUrl} = choices.prefs;
	const setting = {layout, markup: place.markup, lang, ...(verifyUrl !== undefined && {verifyUrl})};
	const rolls = sheet && ready && open ? rollsOf(ready, sealedFor(options), {...setting, who: sheet.name}) : [];
	const text = rolls.length === 0 ? undefined : rolls.map(one => one.text).join('\n');
	const insert = () => {
		if (text === undefined || !sheet || !move || !ready) return;
		if (!options.insert(text)) return setTrouble(panelWords[lang].notInserted);
		void land(options, {move: move.ask, sheet, label: ready.label, rolls});
		void done();
		onClose();
	};
	return (
		<TabForm onSend={insert}>
			<div class="middle">
				<section>
					<h2>{say.calledLine}</h2>
					<p class="line">{call.line}</p>
				</section>
				<Whose {...whose} lang={lang} />
				{why !== undefined && <p class="hint wrong">{why}</p>}
				{move && <MoveChoices move={move} lang={lang} />}
				{ready && <p>{pretty(ready.plan)}</p>}
				{move ? <DrawHint {...{place, lang}} sendBy={sendByOf(options)} /> : <p class="hint">{say.ownWay}</p>}
				<p>
					<button type="button" class="button" onClick={() => void done().then(onClose)}>
						{say.ownDone}
					</button>
				</p>
			</div>
			<Preview text={text} warning={text === undefined ? '' : sayWarnings(options, text)} {...{trouble, lang}} />
		</TabForm>
	);
}
