import {useEffect, useState} from 'preact/hooks';
import {frameWords} from '../src/shared/words/frame';
import {proofName} from '../src/shared/words/proof-name';
import type {Answer} from '../src/wire/messages';
import type {Broken, Settings} from '../src/wire/records';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';

type Props = Shared & {readonly settings: Settings; onChange(settings: Settings): void};

export function SettingsTab({ports, lang, settings, onChange}: Props) {
	const words = frameWords[lang];
	const [wrong, setWrong] = useState<string>();
	const put = async (next: Settings) => {
		const stored = await ports.ask('settings/put', {settings: next});
		setWrong(stored.ok ? undefined : sayStore(stored.error, lang));
		if (stored.ok) onChange(stored.value);
	};
	const {lang: _, ...others} = settings;
	const chooseLang = (value: string) => put(value === 'fr' || value === 'en' ? {...settings, lang: value} : others);
	return (
		<section aria-label={words.settings} class="settings">
			{wrong && (
				<p class="trouble" role="alert">
					{wrong}
				</p>
			)}
			<label class="setting">
				<b>{words.language}</b>
				<select value={settings.lang ?? ''} onChange={event => chooseLang(event.currentTarget.value)}>
					<option value="">{words.browserLanguage}</option>
					<option value="fr" lang="fr">
						Français
					</option>
					<option value="en" lang="en">
						English
					</option>
				</select>
			</label>
			<label class="setting check">
				<input
					type="checkbox"
					checked={settings.network}
					onChange={event => put({...settings, network: event.currentTarget.checked})}
				/>
				<b>{words.network}</b>
			</label>
			<p class="hint">{words.networkWhy}</p>
			<label class="setting check">
				<input
					type="checkbox"
					checked={settings.witness === true}
					onChange={event => put({...settings, witness: event.currentTarget.checked})}
				/>
				<b>{words.witness}</b>
			</label>
			<p class="hint">{words.witnessWhy}</p>
			<StoreState {...{ports, lang}} />
			{ports.openWorkshop && (
				<p>
					<button type="button" class="button" onClick={() => ports.openWorkshop?.('proof')}>
						{proofName[lang].title}
					</button>
				</p>
			)}
			<footer class="acts">
				{ports.openTab && (
					<button type="button" class="button" onClick={ports.openTab}>
						{words.openTab}
					</button>
				)}
				<small>{words.version({version: ports.version})}</small>
			</footer>
		</section>
	);
}

/** Where the sheets are, whether they will stay, and what of it cannot be read. */
function StoreState({ports, lang}: Shared) {
	const words = frameWords[lang];
	const [state, setState] = useState<Answer<'store/state'>>();
	const [broken, setBroken] = useState<readonly Broken[]>([]);
	const [refused, setRefused] = useState(false);
	useEffect(() => {
		void ports.ask('store/state', null).then(setState);
		void ports.ask('store/broken', null).then(setBroken);
	}, [ports]);
	const keep = async () => {
		const kept = await ports.persist();
		setRefused(!kept);
		if (state) setState({...state, kept});
	};
	const saveBroken = () => ports.saveFile('osselet-records.json', `${JSON.stringify(broken, undefined, '\t')}\n`);
	return (
		<div class="store" aria-live="polite">
			<h2>{words.store}</h2>
			{state && <p>{refused ? words.keepRefused : state.kept ? words.kept : words.notKept}</p>}
			{state && !state.kept && !refused && (
				<button type="button" class="button" onClick={keep}>
					{words.keep}
				</button>
			)}
			{state?.problem && <p class="trouble">{sayStore(state.problem, lang)}</p>}
			{broken.length > 0 && (
				<div class="trouble">
					<p>{words.broken({count: broken.length})}</p>
					<button type="button" class="button" onClick={saveBroken}>
						{words.saveBroken}
					</button>
				</div>
			)}
		</div>
	);
}
