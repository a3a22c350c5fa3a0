import {useEffect, useState} from 'preact/hooks';
import {goneWords} from '../../src/shared/words/gone';
import {proofName} from '../../src/shared/words/proof-name';
import {seenSheetsName} from '../../src/shared/words/seen-sheets';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Settings} from '../../src/wire/records';
import {LateCopySheet} from '../copy/late-copy';
import type {PopupPorts} from '../ports';
import {LateProof} from '../proof/late-proof';
import {LateSeenLists} from '../seen/late-seen';
import {SheetsTab} from '../sheets-tab';
import {gameParts} from './parts';
import {Rulebooks} from './rulebooks';

type Props = {
	readonly ports: PopupPorts;
	/** What the address asks for: `books`, `seen`, `proof`, or the id of a sheet. */
	readonly place: string;
	/** Told where the reader is, so that the address leads back there. */
	onPlace(place: string): void;
};

const parts = ['sheets', 'books', 'seen', 'proof'] as const;
type Part = (typeof parts)[number];
// An id of a sheet may be anything but these words.
const partAt = (place: string): Part => parts.find(part => part === place) ?? 'sheets';

/** The workshop: sheets, rulebooks, the sheets of others, and what rolls prove, in a full tab. */
export function WorkshopApp({ports, place, onPlace}: Props) {
	const [settings, setSettings] = useState<Settings>();
	const [gone, setGone] = useState(false);
	const [part, setPart] = useState<Part>(partAt(place));
	const lang = settings?.lang ?? ports.browserLang;
	useEffect(() => {
		ports.ask('settings/get', null).then(setSettings, () => setGone(true));
	}, [ports]);
	useEffect(() => {
		document.documentElement.lang = lang;
		document.title = workshopWords[lang].title;
	}, [lang]);
	const words = workshopWords[lang];
	const go = (to: Part) => {
		setPart(to);
		onPlace(to === 'sheets' ? '' : to);
	};
	if (gone) return <p class="empty">{goneWords[lang].gone}</p>;
	if (!settings) return null;
	return (
		<div class="popup workshop">
			<header>
				<h1>{words.title}</h1>
				<nav aria-label={words.parts}>
					{parts.map(name => (
						<button key={name} type="button" aria-current={part === name ? 'page' : undefined} onClick={() => go(name)}>
							{
								{sheets: words.sheets, books: words.rulebooks, seen: seenSheetsName[lang].title, proof: proofName[lang].title}[
									name
								]
							}
						</button>
					))}
				</nav>
			</header>
			<main>
				{part === 'sheets' ? (
					<SheetsTab {...{ports, lang}} games={gameParts} Copy={LateCopySheet} first={place} onOpened={onPlace} />
				) : part === 'books' ? (
					<Rulebooks {...{ports, lang}} />
				) : part === 'seen' ? (
					<LateSeenLists {...{ports, lang}} />
				) : (
					<LateProof lang={lang} />
				)}
			</main>
		</div>
	);
}
