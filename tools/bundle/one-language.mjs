import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** Keeps one language of every table of words, for scripts that are loaded when the reader's language is known. Fails when a file of words holds anything it cannot read as such a table. */
export const oneLanguage = lang => ({
	name: 'one-language',
	setup(build) {
		build.onLoad({filter: /[\\/]src[\\/]shared[\\/]words[\\/][^\\/]+\.ts$/}, ({path}) => {
			try {
				return {contents: keepLanguage(readFileSync(path, 'utf8'), lang), loader: 'ts'};
			} catch (error) {
				return {
					errors: [{text: `${error.message} Every table of words is written words({fr: {…}, en: {…}}).`, location: {file: path}}],
				};
			}
		});
	},
});

/** The text of a file of words with one language of each of its tables: `words({en: {…}})`. Throws for what is no such table. */
export function keepLanguage(source, lang) {
	const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
	const uses = usesOf(file);
	if (uses.length === 0) throw new Error('There is no table here.');
	let kept = source;
	// The last first: what is cut out leaves the places before it as they were.
	for (const use of uses.toReversed()) {
		const table = tableOf(use);
		const {properties} = table;
		const own = properties.find(({name}) => name.text === lang);
		kept = `${kept.slice(0, properties.pos)}${own.getText(file)}${kept.slice(table.end - 1)}`;
	}
	return kept;
}

/** Every place where `words` stands, but for its import. */
function usesOf(file) {
	const uses = [];
	const visit = node => {
		if (ts.isImportDeclaration(node)) return;
		if (ts.isIdentifier(node) && node.text === 'words') uses.push(node);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return uses;
}

/** The object in `words({fr: {…}, en: {…}})`, given the name before it. */
function tableOf(name) {
	const call = name.parent;
	const line = name.getSourceFile().getLineAndCharacterOfPosition(name.pos).line + 1;
	const table = ts.isCallExpression(call) && call.expression === name && call.arguments.length === 1 && call.arguments[0];
	if (!table || !ts.isObjectLiteralExpression(table)) throw new Error(`Line ${line}: words is not called with a table.`);
	const languages = table.properties.map(each =>
		ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && ts.isObjectLiteralExpression(each.initializer)
			? each.name.text
			: '?',
	);
	if (languages.join() !== 'fr,en') throw new Error(`Line ${line}: the table holds ${languages.join(', ')}, not fr, en.`);
	return table;
}
