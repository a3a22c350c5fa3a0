import {popupWords} from '../src/shared/words/popup';
import {numberNames, numberOf} from '../src/sheets/numbers';
import {saySheet} from '../src/sheets/say';
import type {OwnMove} from '../src/sheets/sheet';
import {AddForm} from './add-form';
import {Entry} from './entry';
import {expressionNote} from './expression-note';
import type {PartProps} from './fields';

/** The rolls a sheet has of its own, each with what it rolls and what is wrong with that. */
export function Moves(props: PartProps) {
	const {lang, sheet, change, onSay} = props;
	const words = popupWords[lang];
	const add = (label: string) => {
		const added = change({kind: 'add-move', label, expression: '1d20'});
		if (!added.ok) onSay({text: saySheet(added.error, lang)});
		return added.ok;
	};
	return (
		<section aria-label={words.moves}>
			<h2>{words.moves}</h2>
			{sheet.moves.length === 0 && <p class="hint">{words.noMoves}</p>}
			<ul class="moves">
				{sheet.moves.map(move => (
					<Move key={move.id} {...props} move={move} />
				))}
			</ul>
			<AddForm lang={lang} name={words.addMove} onAdd={add} />
		</section>
	);
}

function Move({move, lang, sheet, book, change, onSay}: PartProps & {readonly move: OwnMove}) {
	const words = popupWords[lang];
	const {id, label, expression, favourite} = move;
	const remove = () => {
		const at = sheet.moves.indexOf(move);
		change({kind: 'remove-move', id});
		onSay({text: words.removedNamed({name: label}), undo: () => change({kind: 'insert-move', move, at})});
	};
	const check = (text: string) => expressionNote(text, numberOf(sheet, book), numberNames(sheet, book), lang);
	return (
		<li>
			<button
				type="button"
				class="button icon star"
				aria-pressed={favourite}
				aria-label={words.favourite({name: label})}
				title={words.favourite({name: label})}
				onClick={() => change({kind: 'favourite', id, favourite: !favourite})}
			>
				{favourite ? '★' : '☆'}
			</button>
			<Entry
				label={words.moveName}
				quiet
				kind="name"
				value={label}
				check={text => (text.trim() === '' ? {kind: 'wrong', text: words.nameNeeded} : undefined)}
				onType={text => change({kind: 'rename-move', id, label: text})}
			/>
			<button type="button" class="button icon" aria-label={words.removeNamed({name: label})} onClick={remove}>
				×
			</button>
			<Entry
				label={words.expressionOf({name: label})}
				quiet
				kind="expression"
				value={expression}
				check={check}
				onType={text => change({kind: 'expression', id, expression: text})}
			/>
		</li>
	);
}
