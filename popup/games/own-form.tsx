import {useState} from 'preact/hooks';
import type {FieldView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {ownWords} from '../../src/shared/words/own';

export type Values = Readonly<Record<string, number | string | boolean>>;
export type OwnEntry = {readonly name: string; readonly text: string; readonly fields: Values};

type Props = {
	readonly lang: Lang;
	readonly title: string;
	/** What the form begins with: an entry that is there already keeps its name. */
	readonly given?: {readonly name: string; readonly text: string};
	readonly fields: readonly FieldView[];
	/** Nothing is said about it but its name. */
	readonly wordless?: boolean;
	/** Says whether it was kept; if not, what was typed stays. */
	onKeep(own: OwnEntry): Promise<boolean> | boolean;
};

type Typed = Readonly<Record<string, string | boolean>>;

const begun = (fields: readonly FieldView[]): Typed =>
	Object.fromEntries(fields.map(({id, value}) => [id, typeof value === 'boolean' ? value : String(value)]));

/** What was typed as the rules take it: numbers as numbers; a number that is none, and an empty text, are left open. */
function valuesOf(fields: readonly FieldView[], typed: Typed): Values {
	return Object.fromEntries(
		fields.flatMap(({id, kind}): readonly (readonly [string, number | string | boolean])[] => {
			const value = typed[id] ?? '';
			if (kind === 'flag') return [[id, value === true]];
			const text = String(value).trim();
			if (kind !== 'number') return text === '' ? [] : [[id, text]];
			const number = Number(text.replace(',', '.'));
			return text === '' || !Number.isFinite(number) ? [] : [[id, number]];
		}),
	);
}

/** An entry that the rulebook does not have, or values that it leaves to the table. */
export function OwnForm({lang, title, given, fields, wordless = false, onKeep}: Props) {
	const words = ownWords[lang];
	const [name, setName] = useState(given?.name ?? '');
	const [text, setText] = useState(given?.text ?? '');
	const [typed, setTyped] = useState(begun(fields));
	const submit = async (event: Event) => {
		event.preventDefault();
		if (name.trim() === '') return;
		if (!(await onKeep({name: name.trim(), text: text.trim(), fields: valuesOf(fields, typed)}))) return;
		if (given) return;
		setName('');
		setText('');
		setTyped(begun(fields));
	};
	return (
		<details class="shelf">
			<summary>{title}</summary>
			<form class="brick-form" onSubmit={event => void submit(event)}>
				{!given && (
					<label>
						<span>{words.name}</span>
						<input value={name} maxLength={120} autocomplete="off" onInput={event => setName(event.currentTarget.value)} />
					</label>
				)}
				{!wordless && (
					<label>
						<span>{words.text}</span>
						<input value={text} maxLength={1000} autocomplete="off" onInput={event => setText(event.currentTarget.value)} />
					</label>
				)}
				{fields.map(field => (
					<Value
						key={field.id}
						lang={lang}
						field={field}
						value={typed[field.id] ?? ''}
						onType={value => setTyped({...typed, [field.id]: value})}
					/>
				))}
				<button type="submit" class="button" disabled={name.trim() === ''}>
					{words.keep}
				</button>
			</form>
		</details>
	);
}

type ValueProps = {
	readonly lang: Lang;
	readonly field: FieldView;
	readonly value: string | boolean;
	onType(value: string | boolean): void;
};

function Value({lang, field: {name, kind, wanted, options}, value, onType}: ValueProps) {
	const words = ownWords[lang];
	const label = wanted ? words.wanted({name}) : name;
	if (kind === 'flag')
		return (
			<label class="tick">
				<input type="checkbox" checked={value === true} onChange={event => onType(event.currentTarget.checked)} />
				<span>{label}</span>
			</label>
		);
	if (options.length > 0)
		return (
			<label>
				<span>{label}</span>
				<select value={String(value)} onChange={event => onType(event.currentTarget.value)}>
					{kind !== 'choice' && <option value="">{words.none}</option>}
					{options.map(option => (
						<option key={option.id} value={option.id}>
							{option.name}
						</option>
					))}
				</select>
			</label>
		);
	return (
		<label>
			<span>{label}</span>
			<input
				value={String(value)}
				maxLength={kind === 'number' ? 12 : 600}
				inputMode={kind === 'number' ? 'decimal' : 'text'}
				autocomplete="off"
				onInput={event => onType(event.currentTarget.value)}
			/>
		</label>
	);
}
