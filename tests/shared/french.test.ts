import {readdirSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {rulebooks} from '../../src/books/rulebooks';

const folder = new URL('../../src/shared/words/', import.meta.url);
const TEMPLATE: ReadonlySet<ts.SyntaxKind> = new Set([
	ts.SyntaxKind.TemplateHead,
	ts.SyntaxKind.TemplateMiddle,
	ts.SyntaxKind.TemplateTail,
]);
const isText = (node: ts.Node): node is ts.LiteralLikeNode => ts.isStringLiteralLike(node) || TEMPLATE.has(node.kind);
const isOf = (node: ts.Node, lang: string) =>
	ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === lang;

/** The texts of a file of words that are not in its English table, pieces of sentences among them. */
function textsOf(file: string): readonly string[] {
	const source = ts.createSourceFile(file, readFileSync(new URL(file, folder), 'utf8'), ts.ScriptTarget.Latest);
	const texts: string[] = [];
	const look = (node: ts.Node): void => {
		if (isOf(node, 'en')) return;
		if (isText(node)) texts.push(node.text);
		ts.forEachChild(node, look);
	};
	look(source);
	return texts;
}

/** Every French text of a rulebook. */
function frenchIn(value: unknown): readonly string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => (key === 'fr' && typeof part === 'string' ? [part] : frenchIn(part)));
}

/** What French would have otherwise: a space that may break, or the wrong one, beside its signs. */
const WRONG: readonly (readonly [string, RegExp])[] = [
	['a space that may break before ; ! ?', / [;!?](?=\s|[)»]|$)/u],
	['not the narrow space before ; ! ?', /\u00a0[;!?]/u],
	['a space that may break before a colon', / :(?=\s|$)/u],
	['the narrow space before a colon', /\u202f:/u],
	['no space that holds within « »', /«[^\u00a0\u202f]|(?:^|[^\u00a0\u202f])»/u],
	['a straight apostrophe between letters', /\p{L}'\p{L}/u],
];
const faults = (texts: readonly string[]) =>
	texts.flatMap(text => WRONG.filter(([, wrong]) => wrong.test(text)).map(([why]) => `${why}: ${text}`));

describe('French signs keep their spaces', () => {
	test.each(readdirSync(folder))('in %s', file => expect(faults(textsOf(file))).toEqual([]));
	test.each(rulebooks().map(book => [book.id, book] as const))('in the game %s', (_, book) =>
		expect(faults(frenchIn(book))).toEqual([]),
	);
});

test.each([
	['Vrai ?', 1],
	['Vrai\u202f?', 0],
	['Vrai\u00a0?', 1],
	['Dés : 3', 1],
	['Dés\u00a0: 3', 0],
	['« oui\u00a0»', 1],
	['«\u00a0oui\u202f»', 0],
	['«oui»', 1],
	["l'or", 1],
	['l’or', 0],
])('%j has %i faults', (text, count) => expect(faults([text])).toHaveLength(count));
