import type {ComponentChildren} from 'preact';
import {useId} from 'preact/hooks';
import {type AuthorReport, authorKey} from '../../src/audit/authors';
import {modes} from '../../src/audit/roll';
import {everything, type TableRow, valuesIn, verdictsIn, type Wanted} from '../../src/audit/table';
import {nameOfVerdict} from '../../src/seal/say';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';

type Props = {
	readonly lang: Lang;
	readonly rows: readonly TableRow[];
	readonly authors: readonly AuthorReport[];
	readonly wanted: Wanted;
	onChange(wanted: Wanted): void;
};

/** What is shown of the rolls: by word, verdict, author, character, move and mode. */
export function Filters({lang, rows, authors, wanted, onChange}: Props) {
	const say = auditPageWords[lang];
	const search = useId();
	const set = (change: Partial<Wanted>) => onChange({...wanted, ...change});
	const names = {s: say.modeS, i: say.modeI, o: say.modeO, q: say.modeQ, h: say.modeH, u: say.modeU};
	const isNarrowed = Object.values(wanted).some(value => value !== '');
	return (
		<search class="filters">
			<div class="filter wide">
				<label for={search}>{say.search}</label>
				<input id={search} type="search" value={wanted.search} onInput={event => set({search: event.currentTarget.value})} />
			</div>
			<Choice
				label={say.verdict}
				value={wanted.verdict}
				all={say.all}
				onChoose={value => set({verdict: value as Wanted['verdict']})}
			>
				{verdictsIn(rows).map(kind => (
					<option key={kind} value={kind}>
						{nameOfVerdict(kind, lang)}
					</option>
				))}
			</Choice>
			<Choice label={say.author} value={wanted.author} all={say.all} onChoose={author => set({author})}>
				{authors.map(author => (
					<option key={authorKey(author)} value={authorKey(author)}>
						{author.author}
					</option>
				))}
			</Choice>
			<Texts label={say.who} value={wanted.who} all={say.all} values={valuesIn(rows, 'who')} onChoose={who => set({who})} />
			<Texts
				label={say.move}
				value={wanted.move}
				all={say.allFem}
				values={valuesIn(rows, 'move')}
				onChoose={move => set({move})}
			/>
			<Choice label={say.mode} value={wanted.mode} all={say.all} onChoose={value => set({mode: value as Wanted['mode']})}>
				{modes.map(mode => (
					<option key={mode} value={mode}>
						{names[mode]}
					</option>
				))}
			</Choice>
			{isNarrowed && (
				<button type="button" class="button" onClick={() => onChange(everything)}>
					{say.reset}
				</button>
			)}
		</search>
	);
}

type ChoiceProps = {readonly label: string; readonly value: string; readonly all: string; onChoose(value: string): void};

function Choice({label, value, all, onChoose, children}: ChoiceProps & {readonly children: ComponentChildren}) {
	const id = useId();
	return (
		<div class="filter">
			<label for={id}>{label}</label>
			<select id={id} value={value} onChange={event => onChoose(event.currentTarget.value)}>
				<option value="">{all}</option>
				{children}
			</select>
		</div>
	);
}

/** Nothing to choose, nothing shown. */
function Texts({values, ...choice}: ChoiceProps & {readonly values: readonly string[]}) {
	if (values.length === 0) return null;
	return (
		<Choice {...choice}>
			{values.map(value => (
				<option key={value} value={value}>
					{value}
				</option>
			))}
		</Choice>
	);
}
