import {useState} from 'preact/hooks';
import type {FieldView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {ownWords} from '../../src/shared/words/own';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import {type Json, textIn} from './book-file';
import {entriesIn, fieldsIn, withEntryAdded, withEntryGiven} from './book-lists';
import {OwnForm} from './own-form';

type Props = {readonly lang: Lang; readonly book: Json; readonly catalogue: Json; onChange(catalogue: Json): void};

/** The list of a rulebook: what each entry is and the values it has, by forms, and entries of one's own. */
export function BookEntries({lang, book, catalogue, onChange}: Props) {
	const [open, setOpen] = useState(false);
	// A long list is drawn once somebody looks at it: the page is drawn anew at each letter that is typed.
	const shown = open ? entriesIn(catalogue) : [];
	const fields = (entry?: Json): readonly FieldView[] => fieldsIn(book, catalogue, entry, lang);
	const list = textIn(catalogue.name, lang);
	return (
		<details class="shelf" onToggle={event => setOpen(event.currentTarget.open)}>
			<summary>{rulebookWords[lang].entriesOf({list})}</summary>
			{shown.map((entry, at) => (
				<OwnForm
					key={`${String(entry.id ?? at)} ${JSON.stringify(entry.fields ?? {})}`}
					lang={lang}
					title={textIn(entry.name, lang) || String(entry.id ?? '')}
					given={{name: textIn(entry.name, lang), text: textIn(entry.description, lang)}}
					fields={fields(entry)}
					onKeep={own => {
						onChange(withEntryGiven(catalogue, entry, own, lang));
						return true;
					}}
				/>
			))}
			<OwnForm
				lang={lang}
				title={ownWords[lang].add({list})}
				fields={fields()}
				onKeep={own => {
					onChange(withEntryAdded(catalogue, own));
					return true;
				}}
			/>
		</details>
	);
}
