import {useEffect, useMemo, useState} from 'preact/hooks';
import {waitingEffects} from '../../badge/waiting-effects';
import {readRiders} from '../../rules/riders';
import type {SheetView} from '../../rules/view';
import {captionAmong} from '../../seal/caption';
import type {Rider} from '../../seal/roll-string';
import {gameLineWords} from '../../shared/words/panel-games';
import type {LoggedRoll} from '../../wire/records';
import {type AnswerMove, useMove} from '../calls/use-move';
import {useWhose} from '../calls/whose';
import {emptyDraft} from '../draft';
import {isOfGame} from '../games/of-game';
import {useView} from '../games/use-view';
import type {LineParts} from '../line';
import {noNumbers, type Prepared, prepare} from '../prepare';
import type {Choices} from '../use-choices';
import type {AmendOptions, OwnRoll} from './options';

/** How the dice are to be read: by a move of a sheet, or by a formula as it is typed. */
export type Way = 'move' | 'formula';

/** What the dice of a roll are read by now, and what its line says of that; `riders` is its rule. */
export type Asked = {
	readonly canonical: string;
	readonly riders: readonly Rider[];
	readonly told: Pick<LineParts, 'who' | 'label' | 'named' | 'facts'> & {readonly against?: string};
};

export type Reading = {
	readonly way: Way;
	/** Whether there is a sheet whose moves could be taken. */
	readonly hasMoves: boolean;
	readonly whose: ReturnType<typeof useWhose>;
	readonly view: SheetView | undefined;
	/** Why there is none. */
	readonly why: string | undefined;
	/** Empty while none is chosen. */
	readonly moveId: string;
	readonly move: AnswerMove | undefined;
	readonly text: string;
	readonly prepared: Prepared;
	readonly forgotten: string;
	readonly asked: Asked | undefined;
	/** The roll in the log, while what it does to its sheet still waits for its dice. */
	readonly waiting: LoggedRoll | undefined;
	setWay(way: Way): void;
	setMove(move: string): void;
	setText(text: string): void;
	setForgotten(text: string): void;
};

type Typed = {readonly way?: Way; readonly move?: string; readonly text?: string; readonly forgotten?: string};

/** Follows what its player makes of a roll of his: another move, other choices, another number to reach, or another formula under the same rule. */
export function useReading(options: AmendOptions, choices: Choices, roll: OwnRoll | undefined): Reading {
	const raw = roll?.string.raw;
	const [held, hold] = useState<{readonly raw: string | undefined; readonly typed: Typed}>({raw, typed: {}});
	const typed = held.raw === raw ? held.typed : {};
	const type = (part: Typed) => hold({raw, typed: {...typed, ...part}});
	const all = choices.sheets ?? [];
	const sheets = all.filter(isOfGame);
	const caption = captionAmong(all.map(({name}) => name))(roll?.line ?? '');
	const whose = useWhose({...choices, sheets, sheet: sheets.find(({id}) => id === choices.sheet?.id)}, caption.who);
	const rule = roll && readRiders(roll.string.riders);
	const follows = rule !== undefined && whose.sheet?.book === rule.book;
	const way = sheets.length === 0 ? 'formula' : (typed.way ?? (follows ? 'move' : 'formula'));
	const {seen, why} = useView(options, way === 'move' ? whose.sheet : undefined, () => undefined);
	const waiting = useWaiting(options, raw);
	const moveId = typed.move ?? (follows ? rule.move : '');
	const move = useMove(options, whose.sheet, wantedOf());
	const {text = roll?.string.expression ?? '', forgotten = ''} = typed;
	const prepared = useMemo(() => prepare({...emptyDraft, text}, noNumbers), [text]);
	return {
		...{way, whose, why, moveId, move, text, prepared, forgotten, waiting},
		hasMoves: sheets.length > 0,
		view: seen?.view,
		asked: way === 'move' ? byMove() : byFormula(),
		setWay: way => type({way}),
		setMove: move => type({move}),
		setText: text => type({text}),
		setForgotten: forgotten => type({forgotten}),
	};

	function wantedOf() {
		if (way !== 'move' || raw === undefined || !seen?.view.moves.some(({id}) => id === moveId)) return undefined;
		const was = waiting?.waiting;
		const {free: _, ...made} = was?.choices ?? {free: []};
		return {
			...{move: moveId, of: raw},
			...(rule?.target !== undefined && {target: rule.target}),
			...(was?.move === moveId && 'asks' in made && {choices: made}),
		};
	}

	function byMove(): Asked | undefined {
		const {ready, fresh} = move ?? {};
		if (!ready || !fresh || !whose.sheet) return undefined;
		const {canonical, label, named, rule: {facts, against, riders} = {facts: [], riders: []}} = ready;
		return {canonical, riders, told: {who: whose.sheet.name, label, named, facts, ...(against !== undefined && {against})}};
	}

	function byFormula(): Asked | undefined {
		if (!roll || prepared.state !== 'ready') return undefined;
		const against = rule?.target === undefined ? {} : {against: gameLineWords[options.lang].against({difficulty: rule.target})};
		return {canonical: prepared.canonical, riders: roll.string.riders, told: {...caption, ...toldOf(forgotten), ...against}};
	}
}

/** The roll's line in the log while its effects wait; undefined where none do, and until the answer is there. */
function useWaiting({ask}: AmendOptions, raw: string | undefined): LoggedRoll | undefined {
	const [found, find] = useState<LoggedRoll>();
	useEffect(() => {
		if (raw !== undefined) waitingEffects(ask, raw).then(find, () => undefined);
	}, [raw]);
	return found?.raw === raw ? found : undefined;
}

/** `+2 Aide` is told as a modifier, so that nobody takes it for a number of the sheet. */
function toldOf(text: string): Pick<LineParts, 'named' | 'facts'> {
	const [, sign, digits, name] = /^\s*([+\u2212-])\s?([0-9]{1,6})\s+(\S.*)$/.exec(text) ?? [];
	return name === undefined
		? {named: [], facts: [text]}
		: {named: [{name, value: Number(digits) * (sign === '+' ? 1 : -1), signed: true}], facts: []};
}
