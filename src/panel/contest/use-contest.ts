import {useEffect, useState} from 'preact/hooks';
import type {Side} from '../../contest/riders';
import {readRiders} from '../../rules/riders';
import {contestWords} from '../../shared/words/contest';
import {type Answer, isOrphaned} from '../../wire/messages';
import {type ContestOptions, type ContestRoll, keyOfRoll} from './options';

/** A roll that was chosen, with what its user says of it. `stat` as typed. */
export type Picked = {readonly key: string; readonly name: string; readonly side?: Side; readonly stat: string};

/** What the rulebook behind a roll says of it. */
export type Ruled = Pick<Extract<Answer<'move/replay'>, {ok: true}>['value'], 'book' | 'natural' | 'ties' | 'compare'>;

/** The rolls of the thread, and what the rules make of those that were chosen. */
export function useContest(options: ContestOptions, picked: readonly Picked[]) {
	const {ask, lang} = options;
	const say = contestWords[lang];
	const [rolls, setRolls] = useState<readonly ContestRoll[]>();
	const [ruled, setRuled] = useState<ReadonlyMap<string, Ruled>>(new Map());
	const [trouble, setTrouble] = useState('');
	const failed = (error: unknown) => setTrouble(isOrphaned(error) ? say.orphaned : say.failed);
	const readAgain = () => {
		setTrouble('');
		options.readThread().then(setRolls, failed);
	};
	useEffect(readAgain, []);

	const rollAt = (key: string) => rolls?.find(roll => keyOfRoll(roll) === key);
	const wanted = picked.map(({key}) => key).filter(key => !ruled.has(key));
	useEffect(() => {
		for (const key of wanted) {
			const roll = rollAt(key);
			const rule = roll && readRiders(roll.riders);
			if (!rule || !roll.fell) continue;
			ask('move/replay', {...rule, expression: roll.expression, faces: [...roll.fell.faces], lang})
				// A book that is not at hand leaves the roll a free one.
				.then(answer => answer.ok && setRuled(known => new Map([...known, [key, answer.value]])))
				.catch(failed);
		}
	}, [wanted.join(' '), rolls]);
	return {rolls, ruled, trouble, setTrouble, readAgain, rollAt};
}
