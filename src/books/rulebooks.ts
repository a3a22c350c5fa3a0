import {readBook} from '../rules/check/read-book';
import type {Rulebook} from '../rules/contract/rulebook';
import chimera from './chimere.json';
import chiaroscuro from './clair-obscur.json';
import staircase from './escalier.json';
import forge from './forge.json';
import highCastle from './haut-chateau.json';
import horizon from './horizon-brique.json';
import imperium from './imperium.json';
import twentyFaces from './vingt-faces.json';

/** As they are offered. */
const shelf: readonly unknown[] = [highCastle, imperium, chimera, horizon, twentyFaces, staircase, chiaroscuro, forge];

let read: readonly Rulebook[] | undefined;

/**
 * The rulebooks aboard, read once when they are first asked for. Apart from the index, which page scripts carry: no rulebook may stand
 * in those. A fault in one is our own mistake.
 */
export function rulebooks(): readonly Rulebook[] {
	read ??= shelf.map(value => {
		const book = readBook(value);
		if (!book.ok) throw new Error(JSON.stringify(book.error[0]));
		return book.value;
	});
	return read;
}
