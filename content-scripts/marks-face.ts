import type {MarkFace} from '../src/badge/mark';
import {sayLeft, sayNumber, sayTime} from '../src/badge/when';
import type {Verdict} from '../src/seal/verdict';
import type {Lang} from '../src/shared/lang';
import {markWords} from '../src/shared/words/badge';
import {verdictNames} from '../src/shared/words/seal';

/** From here on the seconds are counted. */
const LAST_MINUTES = 5 * 60_000;

/** What the mark of a verdict shows at a moment: its shape; the total where the post does not say it, both numbers where they differ; the time left while the draw is to come. */
export function faceOf(verdict: Verdict, now: number, lang: Lang): MarkFace {
	const {kind: shape, rolled, said} = verdict;
	const isCorrected = verdict.reasons.some(({code}) => code === 'corrected');
	const again = isCorrected ? markWords[lang].corrected : undefined;
	const word = [verdictNames[lang][shape], again].filter(Boolean).join(' – ');
	if (shape === 'waiting') return waitingFace(verdict.drawAt ?? now, now, word, lang);
	if (rolled === undefined) return {shape, name: word};
	const total = sayNumber(rolled.total);
	if (said !== undefined && said !== rolled.total) {
		return {
			shape,
			name: markWords[lang].differs({verdict: word, said: sayNumber(said), total}),
			text: sayNumber(said),
			unlike: total,
		};
	}
	const name = markWords[lang].judged({verdict: word, total});
	if (again !== undefined) return {shape, name, text: said === undefined ? `${total} · ${again}` : again};
	return said === undefined ? {shape, name, text: total} : {shape, name};
}

function waitingFace(drawAt: number, now: number, word: string, lang: Lang): MarkFace {
	const say = markWords[lang];
	const when = say.falls({when: sayTime(drawAt, now, lang)});
	const left = drawAt - now;
	if (left <= 0) return fallingFace(lang);
	const text = left > LAST_MINUTES ? when : say.fallsIn({left: sayLeft(left)});
	// The name keeps still: a screen reader would read each second out.
	return {shape: 'waiting', name: say.waits({verdict: word, when}), text};
}

/** The draw is due, and no relay has it yet. */
export const fallingFace = (lang: Lang): MarkFace => ({
	shape: 'waiting',
	name: markWords[lang].falling,
	text: markWords[lang].falling,
});
