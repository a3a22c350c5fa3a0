import {useEffect} from 'preact/hooks';
import {facesOf} from '../../dice/faces';
import {sayDice} from '../../dice/say';
import type {PlanView, ResolutionView, SheetView} from '../../rules/view';
import {sheetId} from '../../shared/ids';
import {panelWords} from '../../shared/words/panel';
import type {Sheet} from '../../sheets/sheet';
import type {MoveAsk} from '../../wire/games';
import {type Draft, diceOf, type MoveDraft, type Row, valueOf} from '../draft';
import type {PanelOptions} from '../options';
import type {Ready} from '../prepare';
import {type Draw, type KnownDraw, rolledOf} from '../rolls';
import {readyOf, rollsNothing} from './ready';
import {sayGame} from './say-game';
import {tableOf} from './table';
import {useOutcome} from './use-outcome';
import {usePlan} from './use-plan';
import {useView} from './use-view';

/** A sheet's game in the panel, and the move that is chosen. */
export type Play = {
	readonly view: SheetView | undefined;
	/** Why the game is not at hand. */
	readonly why: string | undefined;
	readonly move: MoveAsk | undefined;
	readonly plan: PlanView | undefined;
	/** The plan is of what stands chosen now. */
	readonly fresh: boolean;
	readonly ready: Ready | undefined;
	/** Why it may not be rolled, in sentences. */
	readonly problems: readonly string[];
	/** The faces and the outcome of a draw that is known; the outcome is undefined while it is worked out. */
	fallen(draw: KnownDraw): {readonly faces: readonly number[]; readonly resolution: ResolutionView | undefined};
};

type Parts = {
	readonly options: PanelOptions;
	readonly sheet: Sheet | undefined;
	readonly draft: Draft;
	/** The draw of a roll inserted now. */
	readonly draw: Draw | undefined;
	onGame(game: MoveDraft): void;
	onError(error: unknown): void;
};

/** Follows the chosen sheet, plans the chosen move as it is put together, and resolves it where its dice are known. */
export function usePlay({options, sheet, draft, draw, onGame, onError}: Parts): Play {
	const {ask, lang} = options;
	const {seen, why} = useView(options, sheet, onError);
	const move = seen && sheet && draft.game ? moveOf(options, sheet, draft.game, draft.rows) : undefined;
	const {answer, fresh} = usePlan(ask, move, seen?.sheet.revision ?? 0, onError);
	const plan = answer?.ok ? answer.value : undefined;
	const read = plan && readyOf(plan, lang);
	const ready = read?.ok ? read.value : undefined;
	const facesIn = (drawn: KnownDraw) => (ready ? facesOf(rolledOf(ready, drawn, drawn.index)) : []);
	const wanted = fresh && ready && draw && draw.mode !== 's' && !rollsNothing(ready);
	const outcomeOf = useOutcome(ask, move, wanted ? facesIn(draw) : undefined, onError);

	useEffect(() => {
		if (plan && draft.game) takeWanted(plan, draft.game, onGame);
	}, [plan]);
	return {
		view: seen?.view,
		why,
		move,
		plan,
		fresh,
		ready,
		problems: [
			...(answer && !answer.ok ? [sayGame(answer.error, lang)] : []),
			...(plan?.problems ?? []),
			...(read && !read.ok ? [sayDice(read.error, lang)] : []),
		],
		fallen(drawn) {
			const faces = facesIn(drawn);
			return {faces, resolution: outcomeOf(faces)};
		},
	};
}

function moveOf(options: PanelOptions, sheet: Sheet, {move, choices, target}: MoveDraft, rows: readonly Row[]): MoveAsk {
	const {lang} = options;
	const free = rows.filter(row => row.on).flatMap(row => freeOf(row, row.name.trim() || panelWords[lang].modifierUnnamed));
	return {
		id: sheet.id,
		lang,
		...tableOf(options),
		move,
		choices: {...choices, free},
		...(target !== undefined && {target: sheetId(target)}),
	};
}

function freeOf(row: Row, name: string): MoveAsk['choices']['free'] {
	const [dice, flat] = [diceOf(row), valueOf(row)];
	return dice ? [{name, dice}] : flat ? [{name, flat}] : [];
}

/** A trait that was searched for is chosen where the move asks for one; once, so that another choice stays. */
function takeWanted(plan: PlanView, {want, ...game}: MoveDraft, onGame: (game: MoveDraft) => void): void {
	if (want === undefined || plan.move !== game.move) return;
	const ask = plan.asks.find(one => one.kind === 'pick' && one.options.some(({id}) => id === want));
	const {choices} = game;
	onGame(ask ? {...game, choices: {...choices, asks: {...choices.asks, [ask.id]: want}}} : game);
}
