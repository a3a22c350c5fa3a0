import {useEffect, useState} from 'preact/hooks';
import {sayDice} from '../../dice/say';
import {contestWords} from '../../shared/words/contest';
import type {Sheet} from '../../sheets/sheet';
import {isOfGame} from '../games/of-game';
import {readyOf, rollsNothing} from '../games/ready';
import {sayGame} from '../games/say-game';
import {tableOf} from '../games/table';
import type {Member} from './group-lines';
import type {ContestOptions} from './options';

type MoveName = {readonly id: string; readonly name: string};

/** The sheets of games in this browser; none until they are read. */
export function useSheets({ask}: ContestOptions): readonly Sheet[] {
	const [sheets, setSheets] = useState<readonly Sheet[]>([]);
	useEffect(() => {
		ask('sheets/list', null)
			.then(answer => answer.ok && setSheets(answer.value.filter(isOfGame)))
			.catch(() => undefined);
	}, []);
	return sheets;
}

/** The moves of the game that a sheet is of. */
export function useMoves(options: ContestOptions, sheet: Sheet | undefined): readonly MoveName[] {
	const [moves, setMoves] = useState<readonly MoveName[]>([]);
	useEffect(() => {
		if (!sheet) return setMoves([]);
		const {ask, lang} = options;
		ask('sheet/view', {id: sheet.id, lang, ...tableOf(options)})
			.then(answer => setMoves(answer.ok ? answer.value.view.moves : []))
			.catch(() => setMoves([]));
	}, [sheet?.id]);
	return moves;
}

/** One move for each of some sheets, as each has it when nothing is chosen; and why one cannot. */
export function usePlans(options: ContestOptions, sheets: readonly Sheet[], move: string) {
	const [planned, setPlanned] = useState<{
		readonly key: string;
		readonly members: readonly Member[];
		readonly problems: readonly string[];
	}>();
	const key = `${move} ${sheets.map(({id}) => id).join(' ')}`;
	useEffect(() => {
		if (move === '' || sheets.length === 0) return;
		let late = false;
		void Promise.all(sheets.map(sheet => planOne(options, sheet, move))).then(all => {
			if (late) return;
			setPlanned({
				key,
				members: all.flatMap(one => ('ready' in one ? [one] : [])),
				problems: all.flatMap(one => ('why' in one ? [contestWords[options.lang].cannot(one)] : [])),
			});
		});
		return () => {
			late = true;
		};
	}, [key]);
	return planned?.key === key ? planned : {members: [], problems: []};
}

type Planned = Member | {readonly name: string; readonly why: string};

async function planOne(options: ContestOptions, {id, name}: Sheet, move: string): Promise<Planned> {
	const {ask, lang} = options;
	const say = contestWords[lang];
	const choices = {asks: {}, ticked: {}, spends: {}, free: []};
	const plan = await ask('move/plan', {id, lang, ...tableOf(options), move, choices}).catch(() => undefined);
	if (!plan) return {name, why: say.failed};
	if (!plan.ok) return {name, why: sayGame(plan.error, lang)};
	if (plan.value.problems.length > 0) return {name, why: plan.value.problems.join(' ')};
	const ready = readyOf(plan.value, lang);
	if (!ready.ok) return {name, why: sayDice(ready.error, lang)};
	return rollsNothing(ready.value) ? {name, why: say.badExpression} : {name, ready: ready.value};
}
