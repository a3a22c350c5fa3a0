import {useEffect, useState} from 'preact/hooks';
import {canonicalOf} from '../../dice/canonical';
import type {Plan} from '../../dice/plan';
import {readNotation} from '../../dice/read';
import type {Rider} from '../../seal/roll-string';
import type {Sheet} from '../../sheets/sheet';
import type {CallsOptions, Person} from './options';
import {isSame} from './people';

/** What a move comes to for somebody whose sheet is in this browser. */
export type KnownDice = {readonly plan: Plan; readonly canonical: string; readonly riders: readonly Rider[]};

type Ask = {readonly book: string; readonly move: string; readonly difficulty?: number};

/** The dice of a move by the sheets that bear the names of those it is asked of. By name; whoever has no sheet here is left out. */
export function useKnown(
	{ask, lang}: CallsOptions,
	people: readonly Person[],
	sheets: readonly Sheet[],
	wanted: Ask | undefined,
): ReadonlyMap<string, KnownDice> {
	const [known, setKnown] = useState<{readonly key: string; readonly dice: ReadonlyMap<string, KnownDice>}>();
	const named = wanted
		? people.flatMap(({name}) => {
				const sheet = sheets.find(one => one.book === wanted.book && isSame(one.name, name));
				return sheet ? [{name, sheet}] : [];
			})
		: [];
	const key = JSON.stringify([wanted, named.map(({name, sheet}) => [name, sheet.id, sheet.revision])]);
	useEffect(() => {
		if (!wanted || named.length === 0) return;
		let late = false;
		const {move, difficulty} = wanted;
		const choices = {asks: {}, ticked: {}, spends: {}, free: [], ...(difficulty !== undefined && {difficulty})};
		const planned = named.map(async ({name, sheet}) => {
			const plan = await ask('move/plan', {id: sheet.id, lang, move, choices}).catch(() => undefined);
			if (!plan?.ok) return undefined;
			const read = readNotation(plan.value.expression);
			// A move that rolls nothing has nothing to be called.
			if (!read.ok || read.value.plan.kind === 'number') return undefined;
			return [name, {plan: read.value.plan, canonical: canonicalOf(read.value.plan), riders: plan.value.riders}] as const;
		});
		void Promise.all(planned).then(all => late || setKnown({key, dice: new Map(all.filter(one => one !== undefined))}));
		return () => {
			late = true;
		};
	}, [key]);
	return known?.key === key ? known.dice : new Map();
}
