import {Hints} from '../../shared/nearest';
import {never} from '../../shared/never';
import type {Formula, FormulaProblem, Node} from './formula';

/** Every node of a formula, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
	yield node;
	switch (node.kind) {
		case 'number':
		case 'text':
			return;
		case 'name':
		case 'call':
			for (const arg of node.args) yield* nodesOf(arg);
			return;
		case 'minus':
		case 'not':
			yield* nodesOf(node.of);
			return;
		case 'binary':
			yield* nodesOf(node.left);
			yield* nodesOf(node.right);
			return;
		case 'dice':
			yield* nodesOf(node.count);
			return;
		default:
			never(node);
	}
}

/** The names that a formula reads, as paths, each once. */
export function namesIn(formula: Formula): readonly (readonly string[])[] {
	const found = new Map<string, readonly string[]>();
	for (const node of nodesOf(formula.root)) if (node.kind === 'name') found.set(node.path.join('.'), node.path);
	return [...found.values()];
}

/** What a formula may read: whether a path is known, and the names to propose for one that is not. */
export type Known = {has(path: readonly string[]): boolean; names(): Iterable<string>};

/** What a rulebook must not contain though it reads well: names that nothing has, and divisions by a written zero. */
export function faultsIn(formula: Formula, known: Known, hints = new Hints()): readonly FormulaProblem[] {
	const faults: FormulaProblem[] = [];
	for (const node of nodesOf(formula.root)) {
		if (node.kind === 'name' && !known.has(node.path)) {
			const name = node.path.join('.');
			faults.push({code: 'formula/unknown-name', name, ...hints.near(name, known.names()), span: node.span});
		}
		if (node.kind === 'binary' && (node.op === '/' || node.op === '%') && node.right.kind === 'number' && node.right.value === 0)
			faults.push({code: 'formula/always-zero-divisor', span: node.span});
	}
	return faults;
}
