import {useState} from 'preact/hooks';
import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import {nameOf} from '../sheets/names';
import type {SheetMove} from '../sheets/numbers';

type Props = {readonly moves: readonly SheetMove[]; readonly lang: Lang; onMove(move: SheetMove): void};

/** From this many on, a search field helps more than it takes room. */
const MANY = 6;

/** The named rolls of a sheet, favourites first, narrowed by what is searched. */
export function MoveList({moves, lang, onMove}: Props) {
	const say = panelWords[lang];
	const [sought, seek] = useState('');
	const found = sought.trim() === '' ? moves : moves.filter(move => nameOf(move.label[lang]).includes(nameOf(sought)));
	return (
		<section aria-label={say.moves}>
			<h2>{say.moves}</h2>
			{moves.length >= MANY && (
				<input
					type="search"
					aria-label={say.search}
					placeholder={say.search}
					value={sought}
					onInput={event => seek(event.currentTarget.value)}
					onKeyDown={event => {
						if (event.key !== 'Enter') return;
						event.preventDefault(); // Else the form would insert what stands there
						if (found[0]) onMove(found[0]);
					}}
				/>
			)}
			{found.length === 0 ? (
				<p class="hint">{say.noMove}</p>
			) : (
				<ul class="moves">
					{found.map(move => (
						<li key={`${move.own}${move.id}`}>
							<button type="button" onClick={() => onMove(move)}>
								<span>
									{move.favourite && (
										<>
											<span aria-hidden="true">★ </span>
											<span class="aside">{say.favourite} </span>
										</>
									)}
									{move.label[lang]}
								</span>
								<code>{move.expression}</code>
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
