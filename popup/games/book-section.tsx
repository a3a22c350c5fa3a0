import {useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import {Entry} from '../entry';
import {BookEntries} from './book-entries';
import {type Json, piecesOf, readAmount, type SectionName, textIn, withKey, withPiece, withText} from './book-file';
import {BookOption} from './book-option';
import {sayPiece} from './book-sentence';

type Props = {readonly lang: Lang; readonly book: Json; readonly section: SectionName; onChange(book: Json): void};

/** The numbers and formulas of a sentence that can be written over where they stand. */
const amounts: {readonly [Name in SectionName]?: readonly string[]} = {
	stats: ['min', 'max', 'default'],
	skills: ['stat'],
	tracks: ['max', 'start'],
	lists: ['max', 'maxValue'],
	clocks: ['size'],
	reserves: ['start', 'max'],
	money: ['start'],
	derived: ['formula'],
};
/** Pieces whose `description` says what they cover. */
const covered: ReadonlySet<SectionName> = new Set([
	'stats',
	'skills',
	'derived',
	'tracks',
	'conditions',
	'lists',
	'things',
	'moves',
]);

/** One section of a rulebook: each piece as a sentence with its blanks to fill, and the section's JSON for all else. */
export function BookSection({lang, book, section, onChange}: Props) {
	const words = rulebookWords[lang];
	const pieces = piecesOf(book, section);
	return (
		<details class="shelf section">
			<summary>
				{words.section({name: section})} <small>{pieces.length}</small>
			</summary>
			{section === 'stats' && <p class="hint">{words.coversHelp}</p>}
			<ul class="rows">
				{pieces.map((piece, at) => (
					<li key={typeof piece.id === 'string' ? piece.id : at} class="piece">
						{section !== 'options' && (
							<p>
								<b>{textIn(piece.name, lang) || String(piece.id ?? '')}</b> {sayPiece(section, piece, lang)}
							</p>
						)}
						{covered.has(section) && (
							<Entry
								label={words.coversLine}
								value={textIn(piece.description, lang)}
								onType={text => onChange(withKey(book, section, piece, 'description', withText(piece.description, lang, text)))}
							/>
						)}
						{section === 'options' && (
							<BookOption
								lang={lang}
								option={piece}
								onChange={value => onChange(withKey(book, section, piece, 'default', value))}
							/>
						)}
						{section === 'catalogues' && (
							<BookEntries
								{...{lang, book}}
								catalogue={piece}
								onChange={next => onChange(withPiece(book, section, piece, next))}
							/>
						)}
						<div class="blanks">
							{(amounts[section] ?? []).map(key => (
								<Entry
									key={key}
									label={words.blank({key})}
									value={String(piece[key] ?? '')}
									onType={text => onChange(withKey(book, section, piece, key, readAmount(text)))}
								/>
							))}
						</div>
					</li>
				))}
			</ul>
			<SectionJson key={section} {...{lang, book, section, onChange}} />
		</details>
	);
}

function SectionJson({lang, book, section, onChange}: Props) {
	const words = rulebookWords[lang];
	const [typed, setTyped] = useState<string>();
	const text = typed ?? (book[section] === undefined ? '' : JSON.stringify(book[section], null, '\t'));
	const type = (next: string) => {
		setTyped(next);
		const read = parsed(next);
		if (read) onChange(withSection(book, section, read.value));
	};
	return (
		<details class="json">
			<summary>{words.asJson}</summary>
			<textarea
				aria-label={words.jsonOf({name: words.section({name: section})})}
				spellcheck={false}
				rows={10}
				value={text}
				onInput={event => type(event.currentTarget.value)}
				onBlur={() => parsed(text) && setTyped(undefined)}
			/>
			{!parsed(text) && <p class="note wrong">{words.notJson}</p>}
		</details>
	);
}

function withSection(book: Json, section: SectionName, value: unknown): Json {
	const {[section]: _, ...rest} = book;
	return value === undefined ? rest : {...book, [section]: value};
}

/** What a text writes in JSON, nothing for an empty one; undefined when it is not JSON. */
function parsed(text: string): {readonly value: unknown} | undefined {
	if (text.trim() === '') return {value: undefined};
	try {
		return {value: JSON.parse(text) as unknown};
	} catch {
		return undefined;
	}
}
