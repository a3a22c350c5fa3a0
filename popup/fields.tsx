import type {Book} from '../src/rules/book';
import type {Lang} from '../src/shared/lang';
import {popupWords} from '../src/shared/words/popup';
import {saySheet} from '../src/sheets/say';
import type {OwnField, Sheet} from '../src/sheets/sheet';
import {AddForm} from './add-form';
import {Entry, type Note} from './entry';
import {readWhole} from './read-whole';
import type {Said} from './toast';
import type {Editing} from './use-sheet';

/** What the parts of a sheet's page are given. */
export type PartProps = {
	readonly lang: Lang;
	readonly sheet: Sheet;
	readonly book: Book;
	readonly change: Editing['change'];
	onSay(said: Said): void;
};

type Shown = {readonly id: string; readonly label: string; readonly own?: OwnField};

/** The numbers of a sheet, or its texts: those of its game, then its own. */
export function Fields({kind, ...props}: PartProps & {readonly kind: OwnField['kind']}) {
	const {lang, sheet, book, change, onSay} = props;
	const words = popupWords[lang];
	const shown: readonly Shown[] = [
		...book.fields.filter(field => field.kind === kind).map(field => ({id: field.id, label: field.label[lang]})),
		...sheet.fields.filter(field => field.kind === kind).map(own => ({id: own.id, label: own.label, own})),
	];
	const add = (label: string) => {
		const added = change({kind: 'add-field', field: kind, label});
		if (!added.ok) onSay({text: saySheet(added.error, lang)});
		return added.ok;
	};
	return (
		<section aria-label={kind === 'number' ? words.numbers : words.texts}>
			<h2>{kind === 'number' ? words.numbers : words.texts}</h2>
			{kind === 'number' && shown.length === 0 && <p class="hint">{words.noNumbers}</p>}
			<ul class={kind === 'number' ? 'numbers' : 'texts'}>
				{shown.map(field => (
					<Field key={field.id} {...props} kind={kind} field={field} />
				))}
			</ul>
			<AddForm lang={lang} name={kind === 'number' ? words.addNumber : words.addText} onAdd={add} />
		</section>
	);
}

function Field({kind, field, lang, sheet, change, onSay}: PartProps & {readonly kind: OwnField['kind']; readonly field: Shown}) {
	const words = popupWords[lang];
	const {id, label, own} = field;
	const remove = () => {
		if (!own) return;
		const at = sheet.fields.indexOf(own);
		const value = kind === 'number' ? (sheet.numbers[id] ?? 0) : (sheet.texts[id] ?? '');
		change({kind: 'remove-field', id});
		onSay({text: words.removedNamed({name: label}), undo: () => change({kind: 'insert-field', field: own, at, value})});
	};
	return (
		<li>
			{own ? (
				<Entry
					label={kind === 'number' ? words.numberName : words.textName}
					quiet
					kind="name"
					value={label}
					check={text => (text.trim() === '' ? {kind: 'wrong', text: words.nameNeeded} : undefined)}
					onType={text => change({kind: 'rename-field', id, label: text})}
				/>
			) : (
				<h3>{label}</h3>
			)}
			{kind === 'number' ? (
				<Entry
					label={words.valueOf({name: label})}
					quiet
					kind="number"
					value={shownNumber(sheet.numbers[id] ?? 0)}
					check={text => checkNumber(text, words.notWhole)}
					onType={text => {
						const value = readWhole(text);
						if (value !== undefined) change({kind: 'number', id, value});
					}}
				/>
			) : (
				<Entry
					label={words.valueOf({name: label})}
					quiet
					kind="text"
					value={sheet.texts[id] ?? ''}
					onType={text => change({kind: 'text', id, text})}
				/>
			)}
			{own && (
				<button type="button" class="button icon" aria-label={words.removeNamed({name: label})} onClick={remove}>
					×
				</button>
			)}
		</li>
	);
}

const shownNumber = (value: number): string => String(value).replace('-', '−');

const checkNumber = (text: string, wrong: string): Note | undefined =>
	readWhole(text) === undefined ? {kind: 'wrong', text: wrong} : undefined;
