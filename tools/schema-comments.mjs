// The comments of the rulebook's contract, found by the fields of the object that they stand in.
import ts from 'typescript';

const TELLING = ['kind', 'do', 'op'];

const keyed = (names, marks) => [...names.toSorted(), ...marks].join(' ');

/** What tells an object of a JSON Schema from others: its fields, and the value of the one that names its kind. */
export const signatureOf = properties =>
	keyed(
		Object.keys(properties),
		TELLING.flatMap(name => (properties[name]?.const === undefined ? [] : [`${name}=${properties[name].const}`])),
	);

/** The text of the comment right above a node. */
function above(node, source) {
	const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
	const last = ranges.map(({pos, end}) => source.text.slice(pos, end)).findLast(text => text.startsWith('/**'));
	return last
		?.replace(/^\/\*\*|\*\/$/g, '')
		.replace(/\n\s*\* ?/g, ' ')
		.trim();
}

const isObject = node => ts.isCallExpression(node) && node.expression.getText() === 'v.strictObject';

/** The object literals that others are spread from: `piece`, `shared`. */
function spreadable(source, known) {
	for (const statement of source.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const {name, initializer} of statement.declarationList.declarations) {
			const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
			if (value && ts.isObjectLiteralExpression(value)) known.set(name.getText(), value);
		}
	}
}

function fieldsOf(literal, known, source, fields = new Map(), marks = []) {
	for (const property of literal.properties) {
		if (ts.isSpreadAssignment(property)) {
			const inner = known.get(property.expression.getText());
			if (inner) fieldsOf(inner, known, inner.getSourceFile(), fields, marks);
			continue;
		}
		const name = property.name.getText();
		fields.set(name, above(property, source));
		const literalText = ts.isPropertyAssignment(property) && /^v\.literal\('(.+)'\)$/.exec(property.initializer.getText())?.[1];
		if (literalText && TELLING.includes(name)) marks.push(`${name}=${literalText}`);
	}
	return {fields, marks};
}

/** What is said of the contract: of each object and its fields by the object's signature, of each export by its name. */
export function commentsOf(texts) {
	const sources = texts.map((text, index) => ts.createSourceFile(`${index}.ts`, text, ts.ScriptTarget.Latest, true));
	const known = new Map();
	const objects = new Map();
	const exported = new Map();
	for (const source of sources) spreadable(source, known);
	const visit = (node, source) => {
		const [literal] = isObject(node) ? node.arguments : [];
		const fieldsHere = literal && (ts.isObjectLiteralExpression(literal) ? literal : known.get(literal.getText()));
		if (fieldsHere) {
			const {fields, marks} = fieldsOf(fieldsHere, known, source);
			const holder = ts.isVariableDeclaration(node.parent) ? node.parent.parent.parent : node;
			objects.set(keyed([...fields.keys()], marks), {text: above(holder, source), fields});
		}
		ts.forEachChild(node, child => visit(child, source));
	};
	for (const source of sources) {
		visit(source, source);
		for (const statement of source.statements)
			if (ts.isVariableStatement(statement))
				exported.set(statement.declarationList.declarations[0].name.getText(), above(statement, source));
	}
	return {objects, exported};
}
