import {useState} from 'preact/hooks';
import type {BoardAct, BoardPerson} from '../../rules/board';
import type {SheetView} from '../../rules/view';
import {tableWords} from '../../shared/words/table';
import type {TableOptions} from './options';
import type {SheetsHere} from './use-sheets';

type Props = {
	readonly options: TableOptions;
	readonly person: BoardPerson;
	readonly sheets: SheetsHere;
	act(act: BoardAct): Promise<boolean>;
};

/** Somebody of the board: his conditions, those of his sheet and those that the GM noted, and what sets more. */
export function Person({options, person, sheets, act}: Props) {
	const {lang, openPublish} = options;
	const {key, name, sheet: id, conditions} = person;
	const say = tableWords[lang];
	const {sheet, view} = (id === undefined ? undefined : sheets.known.get(id)) ?? {};
	const set = (condition: string, level: number) =>
		void (id !== undefined && sheets.change(id, {act: 'condition', condition, level}));
	return (
		<div class="who">
			<p>
				<b>{name}</b> {sheet?.npc && <small>{say.npc}</small>}{' '}
				{sheet && openPublish && (
					<button type="button" class="button small" onClick={() => openPublish(sheet)}>
						{say.publishSheet}
					</button>
				)}
			</p>
			<ul class="chips">
				{view?.conditions.map(one => (
					<li key={one.id}>
						<span>{one.max > 1 ? `${one.name} ${one.level}` : one.name}</span>
						{!one.auto && <Lift {...{name, lang}} condition={one.name} onLift={() => set(one.id, 0)} />}
					</li>
				))}
				{conditions.map(one => (
					<li key={one}>
						<span>{one}</span>
						<Lift {...{name, lang}} condition={one} onLift={() => void act({act: 'condition', key, name: one, on: false})} />
					</li>
				))}
			</ul>
			{view && view.settable.length > 0 ? (
				<Choose {...{options, view, name}} onSet={set} />
			) : (
				<Note {...{options, name}} onSet={text => act({act: 'condition', key, name: text, on: true})} />
			)}
		</div>
	);
}

type LiftProps = {
	readonly name: string;
	readonly condition: string;
	readonly lang: TableOptions['lang'];
	onLift(): void;
};

const Lift = ({name, condition, lang, onLift}: LiftProps) => (
	<button
		type="button"
		class="button remove"
		aria-label={tableWords[lang].lift({condition, name})}
		title={tableWords[lang].lift({condition, name})}
		onClick={onLift}
	>
		<span aria-hidden="true">×</span>
	</button>
);

type ChooseProps = {
	readonly options: TableOptions;
	readonly view: SheetView;
	readonly name: string;
	onSet(condition: string, level: number): void;
};

/** Sets a condition of the rulebook; one that stands is raised by a level. */
function Choose({options: {lang}, view, name, onSet}: ChooseProps) {
	const say = tableWords[lang];
	const levelOf = (id: string) => view.conditions.find(one => one.id === id)?.level ?? 0;
	return (
		<select
			aria-label={say.condition({name})}
			value=""
			onChange={event => {
				const {value} = event.currentTarget;
				event.currentTarget.value = '';
				if (value !== '') onSet(value, levelOf(value) + 1);
			}}
		>
			<option value="">{say.addCondition}</option>
			{view.settable.map(({id, name: condition}) => (
				<option key={id} value={id}>
					{condition}
				</option>
			))}
		</select>
	);
}

type NoteProps = {readonly options: TableOptions; readonly name: string; onSet(text: string): Promise<boolean>};

/** Notes a condition in words. */
function Note({options: {lang}, name, onSet}: NoteProps) {
	const say = tableWords[lang];
	const [text, type] = useState('');
	const submit = async (event: Event) => {
		event.preventDefault();
		if (text.trim() !== '' && (await onSet(text.trim()))) type('');
	};
	return (
		<form class="adding" onSubmit={event => void submit(event)}>
			<input
				aria-label={say.condition({name})}
				placeholder={say.typeCondition}
				maxLength={80}
				autocomplete="off"
				value={text}
				onInput={event => type(event.currentTarget.value)}
			/>
			<button type="submit" class="button" disabled={text.trim() === ''}>
				{say.add}
			</button>
		</form>
	);
}
