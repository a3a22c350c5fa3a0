import clairObscur from '../books/clair-obscur.json';
import escalier from '../books/escalier.json';
import forge from '../books/forge.json';
import vingtFaces from '../books/vingt-faces.json';
import {readBook} from '../rules/check/read-book';
import type {Rulebook} from '../rules/contract/rulebook';

const files: readonly unknown[] = [vingtFaces, escalier, clairObscur, forge];

/** The games aboard; a test keeps them without fault. */
export const aboard = (): readonly Rulebook[] =>
	files.flatMap(file => {
		const read = readBook(file);
		return read.ok ? [read.value] : [];
	});
