import {useEffect, useState} from 'preact/hooks';
import {goneWords} from '../../src/shared/words/gone';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Settings} from '../../src/wire/records';
import type {PopupPorts} from '../ports';
import {SheetsTab} from '../sheets-tab';
import {gameParts} from './parts';
import {Rulebooks} from './rulebooks';

type Props = {
	readonly ports: PopupPorts;
	/** What the address asks for: `books`, or the id of a sheet. */
	readonly place: string;
	/** Told where the reader is, so that the address leads back there. */
	onPlace(place: string): void;
};

/** The workshop: sheets and rulebooks, in a full tab. */
export function WorkshopApp({ports, place, onPlace}: Props) {
	const [settings, setSettings] = useState<Settings>();
	const [gone, setGone] = useState(false);
	const [part, setPart] = useState<'sheets' | 'books'>(place === 'books' ? 'books' : 'sheets');
	const lang = settings?.lang ?? ports.browserLang;
	useEffect(() => {
		ports.ask('settings/get', null).then(setSettings, () => setGone(true));
	}, [ports]);
	useEffect(() => {
		document.documentElement.lang = lang;
		document.title = workshopWords[lang].title;
	}, [lang]);
	const words = workshopWords[lang];
	const go = (to: 'sheets' | 'books') => {
		setPart(to);
		onPlace(to === 'books' ? 'books' : '');
	};
	if (gone) return <p class="empty">{goneWords[lang].gone}</p>;
	if (!settings) return null;
	return (
		<div class="popup workshop">
			<header>
				<h1>{words.title}</h1>
				<nav aria-label={words.parts}>
					{(['sheets', 'books'] as const).map(name => (
						<button key={name} type="button" aria-current={part === name ? 'page' : undefined} onClick={() => go(name)}>
							{name === 'sheets' ? words.sheets : words.rulebooks}
						</button>
					))}
				</nav>
			</header>
			<main>
				{part === 'sheets' ? (
					<SheetsTab {...{ports, lang}} games={gameParts} first={place} onOpened={onPlace} />
				) : (
					<Rulebooks {...{ports, lang}} />
				)}
			</main>
		</div>
	);
}
