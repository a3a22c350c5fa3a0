import {plain} from '../../books/plain';
import {labelIn} from '../../rules/say';
import type {SheetView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {ok, type Result} from '../../shared/result';
import {toldWords} from '../../shared/words/told';
import type {Sheet} from '../../sheets/sheet';
import {numbersOfFree, numbersOfGame, type SheetNumbers} from '../../sheets/taken';
import {tellFree} from '../../sheets/tell-free';
import {tellGame} from '../../sheets/tell-game';
import type {ToldSheet} from '../../sheets/told';
import type {StoreProblem} from '../../wire/records';
import type {Library} from '../games/library';
import {openedAs, viewOf} from '../games/open';
import {fingerprintOf, printOf} from '../games/riders';

/** A sheet as others read it. */
export type Told = {
	readonly told: ToldSheet;
	readonly numbers: SheetNumbers;
	readonly print: string;
	/** Set where its rules are not here. */
	readonly note?: string;
};

const freePrint = ({numbers, fields, moves}: Sheet): string => printOf({numbers, fields, moves});

/** Tells a sheet in words and numbers, whosever it is. */
export async function tell(library: Library, sheet: Sheet, lang: Lang): Promise<Result<Told, StoreProblem>> {
	if (sheet.book === plain.id) {
		const game = toldWords[lang].freePlay;
		return ok({told: tellFree(sheet, game, lang), numbers: numbersOfFree(sheet), print: freePrint(sheet)});
	}
	const viewed = await viewAs(library, sheet, lang);
	if (!viewed.ok) return viewed;
	const view = viewed.value;
	const {print} = view;
	return ok({
		told: tellGame(view.view, sheet.name, lang),
		numbers: numbersOfGame(view.view),
		print,
		...(view.view.readOnly !== undefined && {note: toldWords[lang].bookUnknown({book: view.view.book.name})}),
	});
}

type Viewed = {readonly view: SheetView; readonly print: string};

async function viewAs(library: Library, sheet: Sheet, lang: Lang): Promise<Result<Viewed, StoreProblem>> {
	const found = await library.find(sheet.book);
	if (!found.ok) return found;
	const opened = openedAs(sheet, found.value, lang);
	return ok({view: viewOf(opened), print: fingerprintOf(opened.state)});
}

/** Questions whose answers do not go into a post: those that the GM alone reads, long ones unless they are wanted, and all where the rules are not here to tell. */
export async function keptBack(library: Library, sheet: Sheet, long: boolean): Promise<(question: string) => boolean> {
	const found = await library.find(sheet.book);
	const questions = found.ok ? (found.value?.questions ?? []) : [];
	return id => {
		const question = questions.find(one => one.id === id);
		return !question || question.hidden || (question.long && !long);
	};
}

/** What a game is called; its id where it is not here. */
export async function gameName(library: Library, book: string, lang: Lang): Promise<string> {
	if (book === plain.id) return toldWords[lang].freePlay;
	const found = await library.find(book);
	return found.ok && found.value ? labelIn(found.value.name, lang) : book;
}
