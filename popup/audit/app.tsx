import {useEffect, useState} from 'preact/hooks';
import {site} from '../../src/shared/ids';
import {auditPageWords} from '../../src/shared/words/audit-page';
import {goneWords} from '../../src/shared/words/gone';
import type {ThreadKey} from '../../src/wire/audits';
import type {Settings} from '../../src/wire/records';
import {LateAcross} from '../stats/late';
import type {AuditPorts} from './ports';
import {Readings} from './readings';
import {ReportPage} from './report';

type Props = {
	readonly ports: AuditPorts;
	/** What the address asks for: a board and a thread, a blank between them; `all`, for what all threads tell; or nothing, for the list. */
	readonly place: string;
	onPlace(place: string): void;
};

const ACROSS = 'all';

/** A place as the address holds it, for a thread. */
export function keyIn(place: string): ThreadKey | undefined {
	const blank = place.indexOf(' ');
	return blank < 1 ? undefined : {site: site(place.slice(0, blank)), thread: place.slice(blank + 1)};
}

/** The audit's own tab. */
export function AuditApp({ports, place, onPlace}: Props) {
	const [settings, setSettings] = useState<Settings>();
	const [gone, setGone] = useState(false);
	const [key, setKey] = useState(() => keyIn(place));
	const [across, setAcross] = useState(place === ACROSS);
	const lang = settings?.lang ?? ports.browserLang;
	useEffect(() => {
		ports.ask('settings/get', null).then(setSettings, () => setGone(true));
	}, [ports]);
	useEffect(() => {
		document.documentElement.lang = lang;
		document.title = auditPageWords[lang].title;
	}, [lang]);
	const open = ({site, thread}: ThreadKey) => {
		setKey({site, thread});
		onPlace(`${site} ${thread}`);
	};
	const list = () => {
		setKey(undefined);
		setAcross(false);
		onPlace('');
	};
	const showAll = () => {
		setAcross(true);
		onPlace(ACROSS);
	};
	if (gone) return <p class="empty">{goneWords[lang].gone}</p>;
	if (!settings) return null;
	return (
		<main class="audit">
			{(key || across) && (
				<nav>
					<button type="button" class="button" onClick={list}>
						{auditPageWords[lang].readings}
					</button>
				</nav>
			)}
			{key ? (
				<ReportPage key={`${key.site} ${key.thread}`} {...{of: key, ports, lang}} />
			) : across ? (
				<LateAcross {...{ports, lang}} />
			) : (
				<Readings {...{ports, lang}} onOpen={open} onAcross={showAll} />
			)}
		</main>
	);
}
