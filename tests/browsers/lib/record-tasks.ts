import type {CDPSession} from 'playwright-core';

/** What Chromium's trace says of one event; times in microseconds, `tdur` of the thread's own processor time. */
type TraceEvent = {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly args?: {readonly data?: {readonly url?: string}};
};

/** One task of a page's main thread: milliseconds of processor time, and of the scripts within it, what they made the browser lay out included. `frame`: the page was laid out or painted in it. */
export type Task = {readonly time: number; readonly script: number; readonly frame: boolean};

/** The tasks of a page from `performance.mark('bench')` on, and the place among them of the first in which a script of an extension ran; -1 if none did. */
export type Tasks = {readonly all: readonly Task[]; readonly ours: number};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const SCRIPT = new Set(['EvaluateScript', 'v8.compile', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'EventDispatch']);
const FRAME = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint']);
const EXTENSION = 'chrome-extension://';

/** Records a page's main thread until what it answers is called. Other programs on the machine do not lengthen its tasks. */
export async function recordTasks(session: CDPSession): Promise<() => Promise<Tasks>> {
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
		return tasksIn(events);
	};
}

function tasksIn(events: readonly TraceEvent[]): Tasks {
	const mark = events.find(({name}) => name === 'bench');
	if (!mark) throw new Error('The page set no mark named bench.');
	const own = events.filter(({pid, tid, ts}) => pid === mark.pid && tid === mark.tid && ts >= mark.ts);
	own.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
	const all: Task[] = [];
	let ours = -1;
	for (const task of own.filter(({name}) => name === 'RunTask')) {
		const within = own.slice(firstFrom(own, task.ts), firstFrom(own, task.ts + (task.dur ?? 0)));
		if (ours < 0 && within.some(({args}) => args?.data?.url?.startsWith(EXTENSION))) ours = all.length;
		all.push({time: (task.tdur ?? 0) / 1000, script: scriptIn(within), frame: within.some(({name}) => FRAME.has(name))});
	}
	return {all, ours};
}

/** What stands within another script is counted with it. */
function scriptIn(events: readonly TraceEvent[]): number {
	let sum = 0;
	let end = 0;
	for (const {name, ts, dur = 0, tdur = 0} of events) {
		if (!SCRIPT.has(name) || ts < end) continue;
		sum += tdur;
		end = ts + dur;
	}
	return sum / 1000;
}

/** Place of the first event at a moment or later. They are in order of time. */
function firstFrom(events: readonly TraceEvent[], moment: number): number {
	let low = 0;
	let high = events.length;
	while (low < high) {
		const half = (low + high) >> 1;
		if (events[half]!.ts < moment) low = half + 1;
		else high = half;
	}
	return low;
}
