import {useEffect, useMemo, useState} from 'preact/hooks';
import type {Played} from '../../src/audit/stats/statistics';
import type {Lang} from '../../src/shared/lang';
import {statWords} from '../../src/shared/words/stats';
import {type Loaded, loadReport} from '../audit/load';
import type {AuditPorts} from '../audit/ports';
import {sheetsOf} from './statistics';
import {StatisticsView} from './view';

type Props = {readonly lang: Lang; readonly ports: AuditPorts};

/** The statistics of all threads that were read: a character over all of his scenes. */
export function Across({lang, ports}: Props) {
	const say = statWords[lang];
	const {played, at, of} = useAll(lang, ports);
	return (
		<>
			<header class="head">
				<h1>{say.allThreads}</h1>
			</header>
			{played ? (
				<>
					<h2>{say.title}</h2>
					<StatisticsView {...{lang, ports, played}} title={say.allThreads} markup="plain" />
				</>
			) : (
				<>
					<p role="status">{say.loadingThread({at, of})}</p>
					<progress max={of} value={at - 1} aria-label={say.title} />
				</>
			)}
		</>
	);
}

/** Judges one reading after the other and puts their rolls together. */
function useAll(lang: Lang, ports: AuditPorts) {
	const [step, setStep] = useState({at: 1, of: 1});
	const [played, setPlayed] = useState<Played>();
	useEffect(() => {
		const life = new AbortController();
		void allPlayed(lang, ports, life.signal, (at, of) => setStep({at, of})).then(all => life.signal.aborted || setPlayed(all));
		return () => life.abort();
	}, [lang]);
	return useMemo(() => ({played, ...step}), [played, step]);
}

async function allPlayed(
	lang: Lang,
	ports: AuditPorts,
	signal: AbortSignal,
	onThread: (at: number, of: number) => void,
): Promise<Played> {
	const heads = await ports.ask('audit/list', null);
	const reports: Loaded[] = [];
	const sheets: Played['sheets'][number][] = [];
	for (const [at, head] of heads.entries()) {
		onThread(at + 1, heads.length);
		const state = await ports.ask('audit/state', head);
		const loaded = state && (await loadReport(state, {ports, lang, signal, onStep: () => undefined}));
		if (!loaded) continue;
		reports.push(loaded);
		const known = new Set(sheets.map(({name, since, authorId}) => `${name} ${since} ${authorId}`));
		const more = await sheetsOf(loaded.report.rolls, head.site, lang, ports.ask);
		sheets.push(...more.filter(({name, since, authorId}) => !known.has(`${name} ${since} ${authorId}`)));
	}
	const tellOf = new Map(reports.flatMap(({report, tell}) => report.rolls.map(roll => [roll, tell] as const)));
	return {
		rolls: reports.flatMap(({report}) => report.rolls),
		thrown: reports.flatMap(({report}) => report.thrown),
		sheets,
		tell: roll => tellOf.get(roll)?.(roll),
	};
}
