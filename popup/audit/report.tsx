import type {ComponentChildren} from 'preact';
import {useEffect, useId} from 'preact/hooks';
import {sayMoment} from '../../src/badge/when';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import type {ThreadKey} from '../../src/wire/audits';
import {LateAuthors, LateExports, LateStatistics} from '../stats/late';
import {Findings} from './findings';
import type {AuditPorts} from './ports';
import {RollsTable} from './rolls-table';
import {Status} from './status';
import {useReport} from './use-report';

type Props = {readonly of: ThreadKey; readonly ports: AuditPorts; readonly lang: Lang};

/** The report of one thread: what differs first, then every roll, then who rolled. */
export function ReportPage({of, ports, lang}: Props) {
	const say = auditPageWords[lang];
	const report = useReport(of, ports, lang);
	const {state, loaded} = report;
	const title = state?.head.title;
	useEffect(() => {
		document.title = title === undefined ? say.title : say.titleOf({title});
	}, [title, lang]);
	if (state === undefined) return <p class="empty">{say.loading}</p>;
	if (state === null) return <p class="empty">{say.gone}</p>;
	const {head} = state;
	return (
		<>
			<header class="head">
				<h1>{head.title}</h1>
				<p>
					<a href={head.url} target="_blank" rel="noopener noreferrer">
						{say.toThread}
					</a>{' '}
					{head.site} · {say.readAt({when: sayMoment(head.at, lang)})}
					{loaded && ` · ${say.counts({posts: loaded.posts, rolls: loaded.report.rolls.length})}`}
				</p>
			</header>
			<Status lang={lang} report={report} />
			{loaded && (
				<>
					<Part title={say.findings}>
						<Findings lang={lang} loaded={loaded} />
					</Part>
					{loaded.report.rolls.length > 0 && (
						<>
							<Part title={say.rolls}>
								<RollsTable lang={lang} loaded={loaded} />
							</Part>
							<Part title={say.authors}>
								<LateAuthors {...{lang, loaded, ports}} />
							</Part>
							<Part title={say.statistics}>
								<LateStatistics {...{lang, loaded, head, ports}} />
							</Part>
						</>
					)}
					<Part title={say.exports}>
						<LateExports {...{lang, loaded, head, ports}} />
					</Part>
				</>
			)}
		</>
	);
}

function Part({title, children}: {readonly title: string; readonly children: ComponentChildren}) {
	const id = useId();
	return (
		<section class="part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
