import {useEffect, useRef} from 'preact/hooks';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import type {Shared} from '../app';
import {Entry} from '../entry';
import {parseBook, sections, textIn, withText, writeBook} from './book-file';
import {BookSection} from './book-section';
import {Faults} from './faults';
import {useBookCheck} from './use-book-check';

type Props = Shared & {readonly first: string; onLeave(): void; onKept(name: string): void};

/** A rulebook file before it is accepted: its faults, its sections as sentences, its JSON; each change is checked at once. */
export function BookPage({ports, lang, first, onLeave, onKept}: Props) {
	const words = rulebookWords[lang];
	const {text, checked, write} = useBookCheck({ports, lang}, first);
	const back = useRef<HTMLButtonElement>(null);
	useEffect(() => back.current?.focus(), []);
	const book = parseBook(text);
	const accept = async () => {
		const kept = await ports.ask('book/read', {text, keep: true, lang});
		if (kept.ok) onKept(kept.value.name);
	};
	return (
		<article class="book">
			<div class="top">
				<button type="button" class="button icon" ref={back} aria-label={words.allBooks} title={words.allBooks} onClick={onLeave}>
					‹
				</button>
				<h2>{(book && textIn(book.name, lang)) || words.unnamedBook}</h2>
			</div>
			<div role="status">
				{checked?.ok && <p class="right">{words.noFault({name: checked.value.name, version: checked.value.version})}</p>}
				{checked && !checked.ok && <Faults lang={lang} faults={checked.error} />}
			</div>
			{book && (
				<div class="blanks">
					<Entry
						label={words.bookName}
						value={textIn(book.name, lang)}
						onType={text => write(writeBook({...book, name: withText(book.name, lang, text)}))}
					/>
					<Entry
						label={words.bookId}
						value={typeof book.id === 'string' ? book.id : ''}
						check={() => ({kind: 'remark', text: words.bookIdHint})}
						onType={id => write(writeBook({...book, id}))}
					/>
				</div>
			)}
			<p class="buttons">
				<button type="button" class="button main" disabled={!checked?.ok} onClick={accept}>
					{words.accept}
				</button>
				<button
					type="button"
					class="button"
					onClick={() => ports.saveFile(`${typeof book?.id === 'string' ? book.id : 'jeu'}.json`, text)}
				>
					{words.saveBook}
				</button>
			</p>
			{book &&
				sections.map(section => (
					<BookSection key={section} {...{lang, book, section}} onChange={next => write(writeBook(next))} />
				))}
			<details class="shelf json" open={!book}>
				<summary>{words.wholeFile}</summary>
				<textarea
					aria-label={words.wholeFile}
					spellcheck={false}
					rows={20}
					value={text}
					onInput={event => write(event.currentTarget.value)}
				/>
			</details>
		</article>
	);
}
