import type {CDPSession} from 'playwright-core';

/** What Chromium's trace says of one event; times in microseconds, `tdur` of the thread's own processor time. */
type TraceEvent = {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly tdur?: number;
};

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Records a page's main thread until what it answers is called: milliseconds of processor time of each task that began after `performance.mark('bench')`. Other programs on the machine do not lengthen them. */
export async function recordTasks(session: CDPSession): Promise<() => Promise<readonly number[]>> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({value}) => void events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES},
	});
	return async () => {
		const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()));
		await session.send('Tracing.end');
		await complete;
		const mark = events.find(({name}) => name === 'bench');
		if (!mark) throw new Error('The page set no mark named bench.');
		return events
			.filter(({name, pid, tid, ts}) => name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= mark.ts)
			.map(({tdur = 0}) => tdur / 1000);
	};
}
