import {useEffect, useState} from 'preact/hooks';
import {sayMoment} from '../../src/badge/when';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import type {AuditHead, ThreadKey} from '../../src/wire/audits';
import type {AuditPorts} from './ports';

type Props = {readonly ports: AuditPorts; readonly lang: Lang; onOpen(key: ThreadKey): void; onAcross(): void};

/** The threads that were read, the latest first. */
export function Readings({ports, lang, onOpen, onAcross}: Props) {
	const say = auditPageWords[lang];
	const [heads, setHeads] = useState<readonly AuditHead[]>();
	const [said, tell] = useState('');
	const load = () => ports.ask('audit/list', null).then(setHeads);
	useEffect(() => void load(), []);
	const drop = async ({site, thread, title}: AuditHead) => {
		await ports.ask('audit/drop', {site, thread});
		tell(say.dropped({title}));
		await load();
	};
	if (!heads) return <p class="empty">{say.loading}</p>;
	return (
		<>
			<header class="head">
				<h1>{say.readings}</h1>
			</header>
			{heads.length === 0 && <p class="empty">{say.noReadings}</p>}
			<ul class="readings">
				{heads.map(head => (
					<li key={`${head.site} ${head.thread}`}>
						<button type="button" class="button" onClick={() => onOpen(head)}>
							{head.title || head.url}
						</button>
						<span>
							{head.site} · {sayMoment(head.at, lang)}
						</span>
						<button type="button" class="button" aria-label={say.dropNamed({title: head.title})} onClick={() => void drop(head)}>
							{say.drop}
						</button>
					</li>
				))}
			</ul>
			{heads.length > 0 && (
				<p>
					<button type="button" class="button" onClick={onAcross}>
						{say.ofAllThreads}
					</button>
				</p>
			)}
			<p role="status">{said}</p>
		</>
	);
}
