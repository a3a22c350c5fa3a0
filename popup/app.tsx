import {useEffect, useState} from 'preact/hooks';
import type {Lang} from '../src/shared/lang';
import {goneWords} from '../src/shared/words/gone';
import type {Settings} from '../src/wire/records';
import {ForumTab} from './forum-tab';
import {lateGameParts, lateSheetParts} from './games/late-parts';
import type {PopupPorts} from './ports';
import {RollsTab} from './rolls-tab';
import {SettingsTab} from './settings-tab';
import {SheetsTab} from './sheets-tab';
import {TabList} from './tab-list';

export type TabName = 'sheets' | 'rolls' | 'forum' | 'settings';
/** What every part of the popup is given. */
export type Shared = {readonly ports: PopupPorts; readonly lang: Lang};

/** The popup. Until the settings say in which language it is drawn in that of the last time: the keeper may have to wake up first. */
export function App({ports}: {readonly ports: PopupPorts}) {
	const [settings, setSettings] = useState<Settings>();
	const [tab, setTab] = useState<TabName>('sheets');
	const [gone, setGone] = useState(false);
	const lang = (settings ? settings.lang : ports.lastLang) ?? ports.browserLang;

	useEffect(() => {
		ports.ask('settings/get', null).then(setSettings, () => setGone(true));
	}, [ports]);
	useEffect(() => {
		document.documentElement.lang = lang;
		if (settings) ports.rememberLang?.(lang);
	}, [lang, settings]);

	if (gone) return <p class="empty">{goneWords[lang].gone}</p>;
	const shared = {ports, lang};
	return (
		<div class="popup">
			<TabList lang={lang} current={tab} onChoose={setTab} />
			<main>
				<div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
					{tab === 'sheets' && <SheetsTab {...shared} games={lateGameParts} {...lateSheetParts} />}
					{tab === 'rolls' && <RollsTab {...shared} />}
					{tab === 'forum' && <ForumTab {...shared} />}
					{tab === 'settings' && settings && <SettingsTab {...shared} settings={settings} onChange={setSettings} />}
				</div>
			</main>
		</div>
	);
}
