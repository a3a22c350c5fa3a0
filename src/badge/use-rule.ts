import {useEffect, useState} from 'preact/hooks';
import {facesOf} from '../dice/faces';
import {type RuleRiders, readRiders} from '../rules/riders';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import type {Answer, Asker} from '../wire/messages';

type Told = Answer<'move/replay'>;

/** The rule that a string names, where its dice are known; undefined for strings of no rule. */
export function ruleOf({string, rolled}: Verdict): (RuleRiders & {readonly faces: readonly number[]}) | undefined {
	const riders = string && rolled && readRiders(string.riders);
	return riders && {...riders, faces: facesOf(rolled)};
}

/** Lets the rule of a roll be played again; undefined until the answer is there, null where nobody answers. */
export function useRule(verdict: Verdict, ask: Asker, lang: Lang): Told | null | undefined {
	const [told, tell] = useState<{readonly of: string; readonly answer: Told | null}>();
	const rule = ruleOf(verdict);
	const key = rule && `${verdict.string?.raw} ${rule.faces}`;
	useEffect(() => {
		if (!rule || !verdict.string || key === undefined) return;
		const {book, version, move, target, faces} = rule;
		const {expression} = verdict.string;
		ask('move/replay', {book, version, move, expression, faces, lang, ...(target !== undefined && {target})})
			.then(answer => tell({of: key, answer}))
			.catch(() => tell({of: key, answer: null}));
	}, [key]);
	return told?.of === key ? told?.answer : undefined;
}
