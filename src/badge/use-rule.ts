import {useEffect, useState} from 'preact/hooks';
import {facesOf} from '../dice/faces';
import {type RuleRiders, readRiders} from '../rules/riders';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import type {Answer, Asker} from '../wire/messages';
import type {Fallen} from './waiting-effects';

type Told = Answer<'move/replay'>;

type Roll = Pick<Verdict, 'string' | 'rolled'>;

/** What the rule that a string names is to be asked, where its dice are known; undefined for strings of no rule. */
export function ruleOf({string, rolled}: Roll): (RuleRiders & Fallen) | undefined {
	const riders = string && rolled && readRiders(string.riders);
	return riders && {...riders, expression: string.expression, faces: facesOf(rolled)};
}

/** Lets the rule of a roll be played again; undefined until the answer is there, null where nobody answers. */
export function useRule(verdict: Roll, ask: Asker, lang: Lang): Told | null | undefined {
	const [told, tell] = useState<{readonly of: string; readonly answer: Told | null}>();
	const rule = ruleOf(verdict);
	const key = rule && `${verdict.string?.raw} ${rule.faces}`;
	useEffect(() => {
		if (!rule || key === undefined) return;
		ask('move/replay', {...rule, lang})
			.then(answer => tell({of: key, answer}))
			.catch(() => tell({of: key, answer: null}));
	}, [key]);
	return told?.of === key ? told?.answer : undefined;
}
