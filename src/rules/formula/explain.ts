import {never} from '../../shared/never';
import {evaluate, type Scope} from './evaluate';
import type {Binary, Formula, Node, Value} from './formula';

// How tightly each operator binds, to leave out the brackets that add nothing.
const TIGHTNESS: Readonly<Record<Binary, number>> = {
	or: 1,
	and: 2,
	'=': 4,
	'!=': 4,
	'<': 4,
	'<=': 4,
	'>': 4,
	'>=': 4,
	'+': 5,
	'-': 5,
	'*': 6,
	'/': 6,
	'%': 6,
};
const SIGNS: Readonly<Partial<Record<Binary, string>>> = {
	'-': '\u2212',
	'*': '\u00D7',
	'<=': '\u2264',
	'>=': '\u2265',
	'!=': '\u2260',
};

const shown = (value: Value): string =>
	typeof value === 'string' ? `\u201C${value}\u201D` : String(value).replace('-', '\u2212');

function told(node: Node, scope: Scope, within = 0): string {
	const inside = (child: Node, tightness = 0) => told(child, scope, tightness);
	switch (node.kind) {
		case 'number':
		case 'text':
			return shown(node.value);
		case 'name':
			return shown(
				scope.read(
					node.path,
					node.args.map(arg => evaluate({text: '', root: arg}, scope)),
				) ?? 0,
			);
		case 'minus':
			return `\u2212${inside(node.of, 7)}`;
		case 'not':
			return `not ${inside(node.of, 3)}`;
		case 'dice':
			return `${inside(node.count, 8)}d${node.sides}`;
		case 'call':
			return `${node.name}(${node.args.map(arg => inside(arg)).join(', ')})`;
		case 'binary': {
			const tight = TIGHTNESS[node.op];
			const text = `${inside(node.left, tight)} ${SIGNS[node.op] ?? node.op} ${inside(node.right, tight + 1)}`;
			return tight < within ? `(${text})` : text;
		}
		default:
			return never(node);
	}
}

/** A formula with the sheet's numbers in place of names: `2 + floor((5 − 1) / 4)`. */
export const explain = (formula: Formula, scope: Scope): string => told(formula.root, scope);
