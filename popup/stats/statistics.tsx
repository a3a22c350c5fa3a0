import {useEffect, useMemo, useState} from 'preact/hooks';
import {peopleIn} from '../../src/audit/stats/statistics';
import type {Site} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import type {AuditHead} from '../../src/wire/audits';
import {type CharacterPoint, MOST_CHARACTERS} from '../../src/wire/characters';
import {Authors} from '../audit/authors';
import {Exports} from '../audit/exports';
import type {Loaded} from '../audit/load';
import type {AuditPorts} from '../audit/ports';
import {Across} from './across';
import {StatisticsView} from './view';

type Props = {readonly lang: Lang; readonly loaded: Loaded; readonly head: AuditHead; readonly ports: AuditPorts};

/** The statistics of one thread. */
function OfThread({lang, loaded, head, ports}: Props) {
	const sheets = useSheets(loaded, head.site, lang, ports);
	const {report, tell} = loaded;
	const played = useMemo(() => ({rolls: report.rolls, thrown: report.thrown, sheets, tell}), [loaded, sheets]);
	return <StatisticsView {...{lang, ports, played}} title={head.title} markup={head.markup} />;
}

/** What is known of the characters that rolled; nothing until it is there. */
function useSheets({report}: Loaded, site: Site, lang: Lang, {ask}: AuditPorts): readonly CharacterPoint[] {
	const [sheets, setSheets] = useState<readonly CharacterPoint[]>([]);
	useEffect(() => {
		let gone = false;
		void sheetsOf(report.rolls, site, lang, ask).then(found => gone || setSheets(found));
		return () => {
			gone = true;
		};
	}, [report, site, lang]);
	return sheets;
}

/** Asks for the characters of some rolls, some at a time. */
export async function sheetsOf(
	rolls: Parameters<typeof peopleIn>[0],
	site: Site,
	lang: Lang,
	ask: AuditPorts['ask'],
): Promise<readonly CharacterPoint[]> {
	const names = peopleIn(rolls).flatMap(({kind, name}) => (kind === 'character' ? [name] : []));
	const all = [...new Set(names)];
	const found: CharacterPoint[] = [];
	for (let from = 0; from < all.length; from += MOST_CHARACTERS)
		found.push(...(await ask('characters/history', {site, names: all.slice(from, from + MOST_CHARACTERS), lang})));
	return found;
}

/** What the report loads once it is drawn: its pictures, and the files to take away. */
export const statisticsParts = {OfThread, Across, Authors, Exports};
export type StatisticsParts = typeof statisticsParts;
