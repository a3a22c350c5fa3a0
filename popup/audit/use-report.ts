import {useCallback, useEffect, useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import type {AuditState, ThreadKey} from '../../src/wire/audits';
import {type Loaded, loadReport, type Step} from './load';
import type {AuditPorts} from './ports';

export type ReportState = {
	/** Undefined while it is asked for; null where there is no such reading. */
	readonly state: AuditState | null | undefined;
	readonly step: Step | undefined;
	readonly loaded: Loaded | undefined;
	/** The reading has not moved for long: its tab is gone. */
	readonly silent: boolean;
	stop(): void;
	/** Makes the report of what is there, or makes it again. */
	make(): void;
};

const EVERY = 1000;
// A page, its retries and the forum's patience take less.
const SILENCE = 60_000;

/** Follows the reading of a thread and makes its report when it has come to an end. */
export function useReport(key: ThreadKey, ports: AuditPorts, lang: Lang): ReportState {
	const [state, setState] = useState<AuditState | null>();
	const [step, setStep] = useState<Step>();
	const [loaded, setLoaded] = useState<Loaded>();
	const [wanted, want] = useState(0);
	const {site, thread} = key;
	const reading = state?.head.state === 'reading';

	useEffect(() => {
		let gone = false;
		let timer: ReturnType<typeof setTimeout>;
		const look = async () => {
			const now = await ports.ask('audit/state', {site, thread});
			if (gone) return;
			setState(now);
			if (now?.head.state === 'reading') timer = setTimeout(() => void look(), EVERY);
		};
		void look();
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [site, thread]);

	const ended = state && !reading;
	useEffect(() => {
		if (!state || (!ended && wanted === 0)) return;
		const life = new AbortController();
		const onStep = (next: Step) => life.signal.aborted || setStep(next);
		loadReport(state, {ports, lang, signal: life.signal, onStep}).then(made => {
			if (life.signal.aborted) return;
			setStep(undefined);
			if (made) setLoaded(made);
		});
		return () => life.abort();
	}, [ended, wanted, lang]);

	const make = useCallback(() => want(times => times + 1), []);
	const stop = useCallback(() => void ports.ask('audit/stop', {site, thread}), [site, thread]);
	const silent = reading === true && state !== null && state !== undefined && ports.now() - state.head.at > SILENCE;
	return {state, step, loaded, silent, stop, make};
}
