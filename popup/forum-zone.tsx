import {useEffect, useId, useState} from 'preact/hooks';
import type {Site} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {zoneWords} from '../src/shared/words/zone';
import {type SiteZone, sayOffset} from '../src/shared/zone';
import type {Asker} from '../src/wire/messages';

type Props = {readonly ask: Asker; readonly lang: Lang; readonly host: string; onKept(text: string): void};

/** What was understood of the clocks of the boards on a host, and a way to say otherwise. Nothing while no board there is known. */
export function ForumZones({ask, lang, host, onKept}: Props) {
	const words = zoneWords[lang];
	const [zones, setZones] = useState<readonly (readonly [Site, SiteZone])[]>([]);
	const load = () => ask('zones/on', {host}).then(setZones);
	useEffect(() => void load(), [host]);
	const tell = async (site: Site, told: string) => {
		await ask('zone/tell', {site, told: told === '' ? null : told});
		await load();
		onKept(words.kept);
	};
	if (zones.length === 0) return null;
	return (
		<>
			<h2>{words.title}</h2>
			<p class="hint">{words.why}</p>
			{zones.map(([site, zone]) => (
				<OneZone key={site} {...{lang, site, zone}} onTell={told => void tell(site, told)} />
			))}
		</>
	);
}

type OneProps = {readonly lang: Lang; readonly site: Site; readonly zone: SiteZone; onTell(told: string): void};

function OneZone({lang, site, zone, onTell}: OneProps) {
	const words = zoneWords[lang];
	const id = useId();
	return (
		<div class="setting">
			<label for={id}>
				<b>{words.field({site})}</b>
			</label>
			<select id={id} value={zone.told ?? ''} onChange={({currentTarget}) => onTell(currentTarget.value)}>
				<option value="">{words.auto}</option>
				<optgroup label={words.names}>
					{namesWith(zone.told).map(name => (
						<option key={name} value={name}>
							{name.replaceAll('_', ' ')}
						</option>
					))}
				</optgroup>
				<optgroup label={words.offsets}>
					{HOURS.map(minutes => (
						<option key={minutes} value={written(minutes)}>
							{words.allYear({offset: sayOffset(minutes)})}
						</option>
					))}
				</optgroup>
			</select>
			<p class="hint">{understood(zone, lang)}</p>
		</div>
	);
}

/** Whole hours, as old boards let one choose. */
const HOURS = Array.from({length: 27}, (_, index) => (index - 12) * 60);
const written = (minutes: number): string => `${minutes < 0 ? '-' : '+'}${Math.abs(minutes)}`;

/** Every zone the browser knows, and the one that was chosen. */
function namesWith(told: string | undefined): readonly string[] {
	const names = Intl.supportedValuesOf('timeZone');
	return told === undefined || /^[+-]/.test(told) || names.includes(told) ? names : [told, ...names];
}

function understood({seen: [newest]}: SiteZone, lang: Lang): string {
	const words = zoneWords[lang];
	if (!newest) return words.unknown;
	const day = new Date(newest.at).toLocaleDateString(lang === 'fr' ? 'fr-FR' : 'en-GB', {dateStyle: 'long'});
	return words[newest.how]({offset: sayOffset(newest.minutes), day});
}
