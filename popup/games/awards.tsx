import {useEffect, useState} from 'preact/hooks';
import type {Deed} from '../../src/rules/deeds';
import type {SheetId} from '../../src/shared/ids';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Sheet} from '../../src/sheets/sheet';
import type {AwardView} from '../../src/wire/games';
import {readWhole} from '../read-whole';
import type {Play} from './use-play';

/** What the rulebook says is earned, for the GM to give: each with what it asks. */
export function Awards({play, awards}: {readonly play: Play; readonly awards: readonly AwardView[]}) {
	const others = useOthers(play);
	const [also, setAlso] = useState<readonly SheetId[]>([]);
	const words = workshopWords[play.lang];
	return (
		<>
			{others.length > 0 && (
				<fieldset class="also">
					<legend>{words.alsoTo}</legend>
					{others.map(({id, name}) => (
						<label key={id} class="tick">
							<input
								type="checkbox"
								checked={also.includes(id)}
								onChange={event => {
									const on = event.currentTarget.checked;
									setAlso(before => (on ? [...before, id] : before.filter(one => one !== id)));
								}}
							/>
							<span>{name}</span>
						</label>
					))}
				</fieldset>
			)}
			<ul class="rows awards">
				{awards.map(award => (
					<li key={award.id}>
						<AwardForm play={play} award={award} also={also} />
					</li>
				))}
			</ul>
		</>
	);
}

/** The other finished sheets of the same game in this browser: the table may be given the same in one go. */
function useOthers({ports, sheet}: Play): readonly Sheet[] {
	const [sheets, setSheets] = useState<readonly Sheet[]>([]);
	useEffect(() => {
		let left = false;
		void ports.ask('sheets/list', null).then(found => {
			if (!left && found.ok) setSheets(found.value);
		});
		return () => {
			left = true;
		};
	}, [ports, sheet.id]);
	return sheets.filter(one => one.id !== sheet.id && one.book === sheet.book && one.game?.state.made);
}

type FormProps = {readonly play: Play; readonly award: AwardView; readonly also: readonly SheetId[]};

function AwardForm({play, award: {id, name, covers, asks}, also}: FormProps) {
	const words = workshopWords[play.lang];
	/** Each of the others by its own newest revision; one that refuses keeps the rest from nothing. */
	const giveOthers = async (deed: Deed) => {
		for (const other of also) {
			const now = await play.ports.ask('sheet/get', {id: other});
			if (!now.ok || !now.value) continue;
			const {revision} = now.value;
			await play.ports.ask('sheet/do', {id: other, lang: play.lang, table: play.table, revision, deed, who: 'gm'});
		}
	};
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const given = asks.map(
		ask => [ask.id, ask.kind === 'tick' ? Number(typed[ask.id] === 'on') : readWhole(typed[ask.id] ?? '')] as const,
	);
	const open = given.some(([, value]) => value === undefined || value < 0);
	const submit = async (event: Event) => {
		event.preventDefault();
		const answers = Object.fromEntries(given.flatMap(([ask, value]) => (value === undefined ? [] : [[ask, value] as const])));
		const deed: Deed = {act: 'earn', award: id, asks: answers};
		if (open || !(await play.act(deed))) return;
		await giveOthers(deed);
		setTyped({});
	};
	return (
		<form class="award" aria-label={name} onSubmit={event => void submit(event)}>
			<p>
				<b>{name}</b>
				{covers !== '' && <span class="covers">{covers}</span>}
			</p>
			{asks.map(ask =>
				ask.kind === 'tick' ? (
					<label key={ask.id} class="tick">
						<input
							type="checkbox"
							checked={typed[ask.id] === 'on'}
							onChange={event => setTyped({...typed, [ask.id]: event.currentTarget.checked ? 'on' : ''})}
						/>
						<span>{ask.name}</span>
					</label>
				) : (
					<label key={ask.id} class="number">
						<span>{ask.name}</span>
						<input
							inputMode="numeric"
							autocomplete="off"
							maxLength={4}
							value={typed[ask.id] ?? ''}
							onInput={event => setTyped({...typed, [ask.id]: event.currentTarget.value})}
						/>
					</label>
				),
			)}
			<button type="submit" class="button" disabled={open} aria-label={words.giveNamed({name})}>
				{words.give}
			</button>
		</form>
	);
}
