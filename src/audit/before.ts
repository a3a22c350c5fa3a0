import type {Lang} from '../shared/lang';
import {beforeWords} from '../shared/words/audit-rolls';
import {lineWords} from '../shared/words/line';
import {gameLineWords} from '../shared/words/panel-games';
import type {Tell} from './json';
import {type AuditRoll, riderIn} from './roll';

/** The roll of a correction as it was, before its dice were read anew; undefined for any other roll. */
export function beforeOf(roll: AuditRoll): AuditRoll | undefined {
	const {before, said: _, ...verdict} = roll.verdict;
	return before && {...roll, verdict: {...verdict, ...before}};
}

/** What a roll came to, by its rule where that is known: `Tir contre 15, 1d20+5 = 11, échec`. */
export function sayRead(roll: AuditRoll, tell: Tell, lang: Lang): string {
	const {string, rolled} = roll.verdict;
	const told = tell(roll);
	const target = riderIn(roll, 't');
	const versus = rolled?.versus && lineWords[lang][rolled.versus.met ? 'met' : 'missed'];
	return [
		[told?.move ?? riderIn(roll, 'm'), target && gameLineWords[lang].against({difficulty: Number(target)})]
			.filter(Boolean)
			.join(' '),
		rolled ? `${string?.expression} = ${String(rolled.total).replace('-', '\u2212')}` : '',
		told?.outcome ?? versus,
	]
		.filter(Boolean)
		.join(', ');
}

/** What a correction was and what it is now, each with its outcome; undefined for any other roll. */
export function sayCorrected(roll: AuditRoll, tell: Tell, lang: Lang): string | undefined {
	const before = beforeOf(roll);
	return before && beforeWords[lang].both({before: sayRead(before, tell, lang), now: sayRead(roll, tell, lang)});
}
