import {useState} from 'preact/hooks';
import type {SheetView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';
import {type FoundMove, groupMoves, searchMoves, searchTexts} from './find-moves';
import {RuleTexts} from './rule-texts';

type Props = {
	readonly view: SheetView;
	readonly used: ReadonlyMap<string, number>;
	readonly lang: Lang;
	onMove(move: string, want: string | undefined): void;
};

/** The moves of a game: those made most first, then by group; or those that a search finds. */
export function Moves({view, used, lang, onMove}: Props) {
	const say = gameWords[lang];
	const [sought, seek] = useState('');
	const found = sought.trim() === '' ? undefined : searchMoves(view, sought);
	const texts = found ? searchTexts(view, sought) : [];
	const take = ({move, by}: FoundMove) => onMove(move.id, by?.id);
	return (
		<section aria-label={say.moves}>
			<h2>{say.moves}</h2>
			<input
				type="search"
				aria-label={say.search}
				placeholder={say.search}
				value={sought}
				onInput={event => seek(event.currentTarget.value)}
				onKeyDown={event => {
					if (event.key !== 'Enter') return;
					event.preventDefault(); // Else the form would insert what stands there
					if (found?.[0]) take(found[0]);
				}}
			/>
			{found?.length === 0 && texts.length === 0 && <p class="hint">{say.noMove}</p>}
			{found ? (
				<MoveButtons moves={found} lang={lang} onTake={take} />
			) : (
				groupMoves(view, used, say.often).map(({id, name, moves}) => (
					<div key={id}>
						{name !== '' && <h3>{name}</h3>}
						<MoveButtons moves={moves} lang={lang} onTake={take} />
					</div>
				))
			)}
			<RuleTexts texts={texts} lang={lang} />
		</section>
	);
}

type ButtonsProps = {readonly moves: readonly FoundMove[]; readonly lang: Lang; onTake(found: FoundMove): void};

function MoveButtons({moves, lang, onTake}: ButtonsProps) {
	const say = gameWords[lang];
	return moves.length === 0 ? null : (
		<ul class="moves">
			{moves.map(found => (
				<li key={`${found.move.id} ${found.by?.id}`}>
					<button type="button" onClick={() => onTake(found)}>
						<span>
							{found.move.name}
							{found.by && ` ${say.by({name: found.by.name})}`}
						</span>
						<small>{found.by?.covers ?? found.move.covers}</small>
					</button>
				</li>
			))}
		</ul>
	);
}
