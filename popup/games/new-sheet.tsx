import {useState} from 'preact/hooks';
import {popupWords} from '../../src/shared/words/popup';
import {workshopWords} from '../../src/shared/words/workshop';
import type {BookSummary} from '../../src/wire/games';
import type {Shared} from '../app';

export type NewSheetProps = Pick<Shared, 'lang'> & {
	readonly books: readonly BookSummary[];
	/** `book` is undefined for free play. */
	onCreate(name: string, book: BookSummary | undefined): void;
};

/** A name and a game: what a sheet begins with. */
export function NewSheet({lang, books, onCreate}: NewSheetProps) {
	const [words, say] = [popupWords[lang], workshopWords[lang]];
	const [name, setName] = useState('');
	const [game, setGame] = useState('');
	const book = books.find(one => one.id === game);
	const submit = (event: Event) => {
		event.preventDefault();
		onCreate(name.trim().slice(0, 120) || words.unnamed, book);
	};
	return (
		<form class="add new-sheet" onSubmit={submit}>
			<label>
				<span class="aside">{words.newName}</span>
				<input
					value={name}
					maxLength={120}
					placeholder={words.newName}
					autocomplete="off"
					onInput={event => setName(event.currentTarget.value)}
				/>
			</label>
			<label>
				<span class="aside">{say.game}</span>
				<select value={game} onChange={event => setGame(event.currentTarget.value)}>
					<option value="">{say.freePlay}</option>
					{books.map(one => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</select>
			</label>
			<button type="submit" class="button main">
				{words.newSheet}
			</button>
			<p class="hint">{book ? book.description : say.freePlayHint}</p>
		</form>
	);
}
