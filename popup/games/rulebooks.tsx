import {useEffect, useRef, useState} from 'preact/hooks';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import type {BookSummary} from '../../src/wire/games';
import type {Shared} from '../app';
import {type Said, Toast} from '../toast';
import {BookCard} from './book-card';
import {BookPage} from './book-page';
import {newBook} from './new-book';

/** The rulebooks: those aboard, the user's own, and one that is being read. */
export function Rulebooks({ports, lang}: Shared) {
	const words = rulebookWords[lang];
	const [books, setBooks] = useState<readonly BookSummary[]>([]);
	const [reading, setReading] = useState<string>();
	const [said, setSaid] = useState<Said>();
	const input = useRef<HTMLInputElement>(null);
	const load = async () => setBooks(await ports.ask('books/list', {lang}));
	useEffect(() => void load(), [ports, lang]);
	const pick = async (file: File | undefined) => {
		// So that the same file can be picked again after it was mended.
		if (input.current) input.current.value = '';
		if (file) setReading(await file.text());
	};
	const kept = async (name: string) => {
		setReading(undefined);
		setSaid({text: words.bookKept({name})});
		await load();
	};
	return (
		<>
			{reading === undefined ? (
				<section class="rulebooks" aria-label={words.title}>
					<p class="buttons">
						<button type="button" class="button main" onClick={() => input.current?.click()}>
							{words.loadBook}
						</button>
						<button type="button" class="button" onClick={() => setReading(newBook)}>
							{words.writeBook}
						</button>
						<input
							ref={input}
							type="file"
							accept=".json,application/json"
							hidden
							aria-label={words.loadBook}
							onChange={event => void pick(event.currentTarget.files?.[0])}
						/>
					</p>
					<Shelf
						{...{ports, lang}}
						title={words.ownBooks}
						empty={words.noOwnBooks}
						books={books.filter(book => !book.aboard)}
						onRead={setReading}
						onGone={load}
						onSay={setSaid}
					/>
					<Shelf
						{...{ports, lang}}
						title={words.aboard}
						empty=""
						books={books.filter(book => book.aboard)}
						onRead={setReading}
						onGone={load}
						onSay={setSaid}
					/>
				</section>
			) : (
				<BookPage {...{ports, lang}} first={reading} onLeave={() => setReading(undefined)} onKept={name => void kept(name)} />
			)}
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</>
	);
}

type ShelfProps = Shared & {
	readonly title: string;
	readonly empty: string;
	readonly books: readonly BookSummary[];
	onRead(text: string): void;
	onGone(): void;
	onSay(said: Said): void;
};

function Shelf({title, empty, books, ...rest}: ShelfProps) {
	return (
		<>
			<h2>{title}</h2>
			{books.length === 0 && empty !== '' && <p class="empty">{empty}</p>}
			<ul class="cards">
				{books.map(book => (
					<BookCard key={book.id} {...rest} book={book} />
				))}
			</ul>
		</>
	);
}
