import {boxWords} from '../src/shared/words/audit-box';
import {openBox} from './audit-box';
import {type Ending, keyOf, readThread} from './audit-read';
import {complain} from './complain';
import {apologise} from './orphan';
import type {Visit} from './ports';

const running = new WeakSet<Visit>();

/** Reads the thread of the visit's page in its sight, and opens the report when it is done. Once at a time. */
export async function startAudit(visit: Visit): Promise<void> {
	if (running.has(visit)) return;
	running.add(visit);
	try {
		await audit(visit);
	} catch (error) {
		apologise(visit.page.root, visit.ports, error);
	} finally {
		running.delete(visit);
	}
}

async function audit(visit: Visit): Promise<void> {
	const {page, forum, ports} = visit;
	const say = boxWords[ports.lang];
	const box = openBox(page.root, ports.lang, ports.signal);
	const close = {text: say.close, act: box.close};
	const thread = forum.readThread(page);
	if (thread === undefined) return box.show(say.noThread, [close]);

	const stopping = new AbortController();
	const signal = AbortSignal.any([ports.signal, stopping.signal]);
	const stop = {text: say.stop, act: () => stopping.abort()};
	box.show(say.beginning, [stop], {done: 0, of: thread.pages});
	const onPage = (n: number, pages: number) => box.show(say.reading({page: n, pages}), [stop], {done: n - 1, of: pages});
	const ending = await readThread(visit, thread, onPage, signal);

	const report = {text: say.report, main: true as const, act: () => void show(visit).catch(complain)};
	const resume = {text: say.resume, act: () => void startAudit(visit)};
	const told = textOf(ending, say);
	if (ending.state === 'done') {
		box.show(told, [report, close]);
		await show(visit);
	} else box.show(told, [report, resume, close]);
}

const textOf = (ending: Ending, say: (typeof boxWords)['fr']): string => {
	if (ending.state !== 'failed') return say[ending.state];
	return ending.why === 'store' ? say.store : say[ending.why](ending);
};

async function show(visit: Visit): Promise<void> {
	const thread = visit.forum.readThread(visit.page);
	if (thread) await visit.ports.ask('audit/show', keyOf(visit, thread));
}
