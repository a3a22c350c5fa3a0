import type {Lang} from '../../src/shared/lang';
import {boxWords} from '../../src/shared/words/audit-box';
import {auditPageWords} from '../../src/shared/words/audit-page';
import type {AuditHead} from '../../src/wire/audits';
import type {Step} from './load';
import type {ReportState} from './use-report';

type Props = {readonly lang: Lang; readonly report: ReportState};

/** How the reading stands and what the report is at, in one place. */
export function Status({lang, report}: Props) {
	const say = auditPageWords[lang];
	const {state, step, loaded, silent, stop, make} = report;
	if (!state) return null;
	const {head, read} = state;
	const clock = sayClock(head, lang);
	return (
		<section class="status" aria-label={say.title}>
			<p role="status">
				{step ? sayStep(step, lang) : head.state === 'reading' ? sayReading(head, read, silent, lang) : sayEnd(head, lang)}
			</p>
			{step?.kind === 'judging' && <progress max={step.of} value={step.done} aria-label={say.loading} />}
			{!step && head.state === 'reading' && <progress max={head.pages} value={read.length} aria-label={say.loading} />}
			<div class="acts">
				{head.state === 'reading' && !silent && (
					<button type="button" class="button" onClick={stop}>
						{say.stop}
					</button>
				)}
				{head.state === 'reading' && read.length > 0 && !step && (
					<button type="button" class="button" onClick={make}>
						{say.partly}
					</button>
				)}
				{loaded && loaded.missing > 0 && !step && (
					<>
						<p>{say.missingDraws({count: loaded.missing})}</p>
						<button type="button" class="button" onClick={make}>
							{say.askAgain}
						</button>
					</>
				)}
			</div>
			{head.shifted && <p class="trouble">{say.shifted}</p>}
			{clock !== undefined && <p class="trouble">{clock}</p>}
		</section>
	);
}

// A draw is two minutes away at least; the forum's minute may hide one of them.
const NOTICEABLE = 60;

/** What is to be known of the forum's clock, where it was found to differ. */
function sayClock({ahead = 0}: AuditHead, lang: Lang): string | undefined {
	const say = auditPageWords[lang];
	const minutes = Math.round(Math.abs(ahead) / 60);
	if (Math.abs(ahead) < NOTICEABLE) return undefined;
	return ahead < 0 ? say.slow({minutes}) : say.fast({minutes});
}

function sayStep(step: Step, lang: Lang): string {
	const say = auditPageWords[lang];
	if (step.kind === 'judging') return say.judging(step);
	return step.kind === 'drawing' ? say.drawing : say.loading;
}

function sayReading(head: AuditHead, read: readonly number[], silent: boolean, lang: Lang): string {
	const say = auditPageWords[lang];
	if (silent) return say.silent;
	if (head.stop) return say.stopping;
	return say.reading({page: Math.min(head.pages, (read.at(-1) ?? 0) + 1), pages: head.pages});
}

function sayEnd({state, why, last = 1}: AuditHead, lang: Lang): string {
	const say = auditPageWords[lang];
	if (state === 'stopped') return say.stopped;
	if (state !== 'failed') return '';
	const box = boxWords[lang];
	const because = why === undefined ? '' : why === 'store' ? box.store : box[why]({page: last});
	return [because, say.failed({page: last})].filter(Boolean).join(' ');
}
