import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {plain} from '../books/plain';
import {panelWords} from '../shared/words/panel';
import {moves, type SheetMove} from '../sheets/numbers';
import {isOrphaned} from '../wire/messages';
import {type Draft, emptyDraft, isEmpty, type MoveDraft, newMove, readDraft} from './draft';
import {DrawChoice} from './draw-choice';
import {drawFor, sendByOf} from './draw-for';
import {FreeRoll} from './free-roll';
import {GameZone, isOfGame, land, numbersIn, usePlay, writeMove} from './games/games';
import {LayoutChoice} from './layout-choice';
import {sayWarnings} from './length';
import {logRolls} from './log-rolls';
import {Modifiers} from './modifiers';
import {numbersOf} from './numbers';
import type {PanelOptions} from './options';
import {countsSuccesses, prepare} from './prepare';
import {Preview} from './preview';
import {useChoices} from './use-choices';
import {useInstant} from './use-instant';
import {useTick} from './use-tick';
import {Waiting} from './waiting';
import {Who} from './who';
import {writeFree} from './write-rolls';

type Props = {readonly options: PanelOptions; onClose(): void};

const linesOf = (rolls: readonly {readonly text: string}[]) => rolls.map(one => one.text).join('\n');

/** The drawer at an editor: who rolls, what is rolled, and what will stand in the post. */
export function Panel({options, onClose}: Props) {
	const {lang, place} = options;
	const say = panelWords[lang];
	const [draft, setDraft] = useState<Draft>(() => readDraft(options.readDraft()));
	const [trouble, setTrouble] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const {choices, keep, choose} = useChoices(options, orphaned => setTrouble(orphaned ? say.orphaned : say.notKept));
	const {prefs, sheet} = choices;
	const onError = (error: unknown) => setTrouble(isOrphaned(error) ? say.orphaned : say.failed);
	const {instant, stop, again, offline} = useInstant(options, prefs.mode === 'i', () => setTrouble(say.orphaned));
	const ofGame = isOfGame(sheet);
	const offered = useMemo(() => (sheet === undefined ? [] : moves(sheet, plain).filter(move => move.own || !ofGame)), [sheet]);
	useTick(); // The draw of a sealed roll moves on as time passes

	const keepTyped = (next: Draft) => {
		setDraft(next);
		options.keepDraft(isEmpty(next) ? undefined : next);
	};
	const change = (part: Partial<Draft>) => keepTyped({...draft, ...part});
	const draw = drawFor(options, prefs.mode, instant);
	const onGame = (game: MoveDraft | undefined) => {
		const {game: _, ...rest} = draft;
		keepTyped(game ? {...rest, game} : rest);
	};
	const play = usePlay({options, sheet, draft, draw, onGame, onError});
	const made = draft.game && play.view ? draft.game : undefined;
	const take = (move: SheetMove) => {
		change({text: move.expression, label: move.label[lang]});
		input.current?.focus({preventScroll: true});
	};
	useEffect(() => {
		const move = offered.find(one => one.id === options.move);
		if (move !== undefined) take(move);
	}, [offered]);
	useEffect(() => {
		if (play.view?.moves.some(({id}) => id === options.move)) onGame(newMove(options.move!));
	}, [play.view === undefined]);
	// Before the panel is seen: what is typed right after the shortcut lands in it, and nothing typed elsewhere in it is torn away.
	useLayoutEffect(() => {
		if (options.show !== 'sheet') input.current?.focus({preventScroll: true});
	}, []);

	const numbers = useMemo(() => (play.view ? numbersIn(play.view) : numbersOf(sheet, lang)), [sheet, play.view, lang]);
	const prepared = prepare(draft, numbers);
	const write = () => {
		const setting = {who: sheet?.name ?? '', markup: place.markup, lang, ...prefs};
		const now = drawFor(options, prefs.mode, instant); // Not as last drawn: the editor and the clock may have moved on
		return made ? writeMove(play, now, setting) : writeFree(prepared, now, setting);
	};
	const insert = () => {
		const insertion = write();
		if (insertion === undefined) return;
		const {rolls, ...told} = insertion;
		if (!options.insert(linesOf(rolls))) return setTrouble(say.notInserted);
		void keep({mode: prefs.mode, layout: prefs.layout});
		if (play.move && made && sheet) void land(options, {move: play.move, sheet, rolls, ...told});
		else void logRolls(options, rolls, {sheet, label: told.label});
		options.keepDraft(undefined);
		setDraft(emptyDraft);
		onClose();
	};
	const clock = (at: number) => new Date(at).toLocaleTimeString(lang, {hour: '2-digit', minute: '2-digit'});
	const sendBy = sendByOf(options);
	const shown = write();
	const lines = shown && linesOf(shown.rolls);
	return (
		<form
			class="osselet panel"
			onSubmit={event => {
				event.preventDefault();
				insert();
			}}
			onKeyDown={event => {
				if (event.key === 'Escape') onClose();
			}}
		>
			<Who
				title={place.title}
				choices={choices}
				lang={lang}
				focused={options.show === 'sheet'}
				onChoose={choose}
				onSheets={options.openSheets}
				onFight={
					ofGame && sheet && options.openFight
						? () =>
								options.openFight?.(
									sheet.book,
									(choices.sheets ?? []).filter(one => one.book === sheet.book),
								)
						: undefined
				}
				onPublish={sheet && options.openPublish && (() => options.openPublish?.(sheet))}
				onCalls={options.openCalls && (() => options.openCalls?.())}
				onAmend={options.openAmend && (() => options.openAmend?.())}
				onTable={options.openTable && (() => options.openTable?.())}
				onContest={options.openContest && (() => options.openContest?.())}
				onClose={onClose}
			/>
			<div class="middle">
				{options.openCalls && <Waiting options={options} />}
				{ofGame && sheet && (
					<GameZone {...{options, play, sheet, onGame, onClose, onError}} sheets={choices.sheets ?? []} game={draft.game} />
				)}
				{made === undefined && (
					<FreeRoll {...{draft, prepared, numbers, offered, lang}} inputRef={input} onDraft={change} onMove={take} />
				)}
				<Modifiers
					rows={draft.rows}
					numbers={numbers}
					dice={made !== undefined}
					counts={made === undefined && prepared.state === 'ready' && countsSuccesses(prepared.plan)}
					lang={lang}
					onRows={rows => change({rows})}
				/>
				<DrawChoice
					wanted={prefs.mode}
					{...{instant, place, lang, clock}}
					{...(sendBy !== undefined && {sendBefore: clock(sendBy)})}
					onWant={mode => keep({mode})}
					onStop={stop}
					onAgain={again}
					onOffline={offline}
				/>
				<LayoutChoice
					layout={prefs.layout}
					markup={place.markup}
					verifyUrl={prefs.verifyUrl ?? ''}
					lang={lang}
					onLayout={layout => keep({layout})}
					onVerifyUrl={verifyUrl => keep({verifyUrl})}
				/>
			</div>
			<Preview text={lines} warning={lines === undefined ? '' : sayWarnings(options, lines)} {...{trouble, lang}} />
		</form>
	);
}
