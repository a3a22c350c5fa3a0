import {useState} from 'preact/hooks';
import {type Board, type BoardAct, mostOnBoard} from '../../rules/board';
import type {Lang} from '../../shared/lang';
import {tableWords} from '../../shared/words/table';
import type {Sheet} from '../../sheets/sheet';

type Props = {readonly lang: Lang; act(act: BoardAct): Promise<boolean>};

/** A new reserve: full at first. */
export const AddReserve = ({lang, act}: Props) => (
	<AddCounter
		lang={lang}
		label={tableWords[lang].reserveName}
		start={10}
		most={mostOnBoard.reserve}
		onAdd={(name, max) => act({act: 'reserve', name, value: max, max})}
	/>
);

/** A new clock: empty at first. */
export const AddClock = ({lang, act}: Props) => (
	<AddCounter
		lang={lang}
		label={tableWords[lang].clockName}
		start={6}
		most={mostOnBoard.segments}
		onAdd={(name, max) => act({act: 'clock', name, max})}
	/>
);

type CounterProps = {
	readonly lang: Lang;
	readonly label: string;
	readonly start: number;
	readonly most: number;
	onAdd(name: string, max: number): Promise<boolean>;
};

function AddCounter({lang, label, start, most, onAdd}: CounterProps) {
	const say = tableWords[lang];
	const [name, setName] = useState('');
	const [typed, type] = useState(String(start));
	const max = /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined;
	const submit = async (event: Event) => {
		event.preventDefault();
		if (name.trim() !== '' && max !== undefined && (await onAdd(name.trim(), max))) setName('');
	};
	return (
		<form class="adding" onSubmit={event => void submit(event)}>
			<input
				aria-label={label}
				placeholder={label}
				maxLength={80}
				autocomplete="off"
				value={name}
				onInput={event => setName(event.currentTarget.value)}
			/>
			<label class="of">
				{say.max}
				<input
					inputMode="numeric"
					autocomplete="off"
					value={typed}
					aria-invalid={max === undefined}
					onInput={event => type(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="button" disabled={name.trim() === '' || max === undefined}>
				{say.add}
			</button>
		</form>
	);
}

type PersonProps = Props & {readonly board: Board; readonly sheets: readonly Sheet[]};

/** Somebody new at the table: a sheet of this browser, or a name alone. */
export function AddPerson({lang, act, board, sheets}: PersonProps) {
	const say = tableWords[lang];
	const [name, setName] = useState('');
	const there = new Set(board.people.map(({sheet}) => sheet));
	const free = sheets.filter(({id}) => !there.has(id));
	const submit = async (event: Event) => {
		event.preventDefault();
		if (name.trim() !== '' && (await act({act: 'person', name: name.trim()}))) setName('');
	};
	const seat = (id: string) => {
		const sheet = free.find(one => one.id === id);
		if (sheet) void act({act: 'person', name: sheet.name.slice(0, 80), sheet: sheet.id});
	};
	return (
		<>
			<form class="adding" onSubmit={event => void submit(event)}>
				<input
					aria-label={say.personName}
					placeholder={say.personName}
					maxLength={80}
					autocomplete="off"
					value={name}
					onInput={event => setName(event.currentTarget.value)}
				/>
				<button type="submit" class="button" disabled={name.trim() === ''}>
					{say.add}
				</button>
			</form>
			{free.length > 0 && (
				<select
					aria-label={say.addSheet}
					value=""
					onChange={event => {
						seat(event.currentTarget.value);
						event.currentTarget.value = '';
					}}
				>
					<option value="">{say.chooseSheet}</option>
					<Group label={say.npcs} sheets={free.filter(({npc}) => npc)} />
					<Group label={say.others} sheets={free.filter(({npc}) => !npc)} />
				</select>
			)}
		</>
	);
}

const Group = ({label, sheets}: {readonly label: string; readonly sheets: readonly Sheet[]}) =>
	sheets.length === 0 ? null : (
		<optgroup label={label}>
			{sheets.map(({id, name}) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</optgroup>
	);
