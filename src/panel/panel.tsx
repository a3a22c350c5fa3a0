import {useEffect, useMemo, useRef, useState} from 'preact/hooks';
import {bookOf} from '../books';
import {panelWords} from '../shared/words/panel';
import {moves, type SheetMove} from '../sheets/numbers';
import {type Draft, emptyDraft, isEmpty, readDraft} from './draft';
import {DrawChoice} from './draw-choice';
import {drawFor, sendByOf} from './draw-for';
import {Expression} from './expression';
import {Label} from './label';
import {LayoutChoice} from './layout-choice';
import {logRolls} from './log-rolls';
import {Modifiers} from './modifiers';
import {MoveList} from './move-list';
import {numbersOf} from './numbers';
import type {PanelOptions} from './options';
import {countsSuccesses, prepare} from './prepare';
import {Preview} from './preview';
import {rollsOf} from './rolls';
import {useChoices} from './use-choices';
import {useInstant} from './use-instant';
import {useTick} from './use-tick';
import {Who} from './who';

type Props = {readonly options: PanelOptions; onClose(): void};

/** The drawer at an editor: who rolls, what is rolled, and what will stand in the post. */
export function Panel({options, onClose}: Props) {
	const {lang, place} = options;
	const say = panelWords[lang];
	const [draft, setDraft] = useState<Draft>(() => readDraft(options.readDraft()));
	const [trouble, setTrouble] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const {choices, keep, choose} = useChoices(options, orphaned => setTrouble(orphaned ? say.orphaned : say.notKept));
	const {prefs, sheet} = choices;
	const {instant, stop, again} = useInstant(options, prefs.mode === 'i', () => setTrouble(say.orphaned));
	const offered = useMemo(() => (sheet === undefined ? [] : moves(sheet, bookOf(sheet.book))), [sheet]);
	useTick(); // The draw of a sealed roll moves on as time passes

	const change = (part: Partial<Draft>) => {
		const next = {...draft, ...part};
		setDraft(next);
		options.keepDraft(isEmpty(next) ? undefined : next);
	};
	const take = (move: SheetMove) => {
		change({text: move.expression, label: move.label[lang]});
		input.current?.focus({preventScroll: true});
	};
	useEffect(() => {
		const move = offered.find(one => one.id === options.move);
		if (move !== undefined) take(move);
	}, [offered]);
	useEffect(() => {
		if (options.show !== 'sheet') input.current?.focus({preventScroll: true});
	}, []);

	const numbers = useMemo(() => numbersOf(sheet, lang), [sheet, lang]);
	const prepared = prepare(draft, numbers);
	const write = () => {
		const draw = drawFor(options, prefs.mode, instant);
		if (prepared.state !== 'ready' || draw === undefined) return undefined;
		return rollsOf(prepared, draw, {who: sheet?.name ?? '', markup: place.markup, lang, ...prefs});
	};
	const insert = () => {
		const rolls = write(); // Now, not as last drawn: the editor and the clock may have moved on
		if (rolls === undefined || prepared.state !== 'ready') return;
		if (!options.insert(rolls.map(one => one.text).join('\n'))) return setTrouble(say.notInserted);
		void keep({mode: prefs.mode, layout: prefs.layout});
		void logRolls(options, rolls, {sheet, label: prepared.label});
		options.keepDraft(undefined);
		setDraft(emptyDraft);
		onClose();
	};
	const clock = (at: number) => new Date(at).toLocaleTimeString(lang, {hour: '2-digit', minute: '2-digit'});
	const sendBy = sendByOf(options);
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
				onClose={onClose}
			/>
			<main>
				<Expression {...{prepared, numbers, lang}} text={draft.text} inputRef={input} onText={text => change({text})} />
				<Label label={draft.label} lang={lang} onLabel={label => change({label})} />
				{offered.length > 0 && <MoveList moves={offered} lang={lang} onMove={take} />}
				<Modifiers
					rows={draft.rows}
					numbers={numbers}
					counts={prepared.state === 'ready' && countsSuccesses(prepared.plan)}
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
				/>
				<LayoutChoice
					layout={prefs.layout}
					markup={place.markup}
					verifyUrl={prefs.verifyUrl ?? ''}
					lang={lang}
					onLayout={layout => keep({layout})}
					onVerifyUrl={verifyUrl => keep({verifyUrl})}
				/>
			</main>
			<Preview
				text={write()
					?.map(one => one.text)
					.join('\n')}
				trouble={trouble}
				lang={lang}
			/>
		</form>
	);
}
