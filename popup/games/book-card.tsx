import {useState} from 'preact/hooks';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import type {BookSummary} from '../../src/wire/games';
import type {Shared} from '../app';
import type {Said} from '../toast';
import {sayGame} from './say-game';

type Props = Shared & {readonly book: BookSummary; onRead(text: string): void; onGone(): void; onSay(said: Said): void};

/** One rulebook. One's own can be deleted, after a question: its sheets could then only be read. */
export function BookCard({ports, lang, book, onRead, onGone, onSay}: Props) {
	const words = rulebookWords[lang];
	const [sure, setSure] = useState(false);
	const {id, name, description, version, licence, title, aboard} = book;
	const open = async () => {
		const text = await ports.ask('book/text', {id, lang});
		if (text.ok) onRead(text.value);
		else onSay({text: sayGame(text.error, lang)});
	};
	const remove = async () => {
		const gone = await ports.ask('book/delete', {id});
		onSay({text: gone.ok ? words.bookGone({name}) : sayGame(gone.error, lang)});
		setSure(false);
		if (gone.ok) onGone();
	};
	return (
		<li class="card">
			<h3>
				<b>{name}</b> <small>{version}</small>
			</h3>
			{description !== '' && <p>{description}</p>}
			<p class="covers">{`${title} · ${licence}`}</p>
			<button type="button" class="button" aria-label={words.readNamed({name})} onClick={open}>
				{aboard ? words.readBook : words.changeBook}
			</button>
			{!aboard && !sure && (
				<button type="button" class="button danger" aria-label={words.deleteNamed({name})} onClick={() => setSure(true)}>
					{words.deleteBook}
				</button>
			)}
			{sure && (
				<div class="choice" role="alert">
					<p>{words.deleteQuestion({name})}</p>
					<button type="button" class="button danger" onClick={remove}>
						{words.deleteBook}
					</button>
					<button type="button" class="button" onClick={() => setSure(false)}>
						{words.keepBook}
					</button>
				</div>
			)}
		</li>
	);
}
