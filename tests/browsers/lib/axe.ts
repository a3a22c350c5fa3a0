import {readFileSync} from 'node:fs';
import {stillness} from './still';
import type {Tab} from './tab';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const KINDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = {
	run(
		where: Document | {include: readonly string[]},
		how: unknown,
	): Promise<{violations: {id: string; nodes: {html: string; failureSummary: string}[]}[]}>;
};

/** The rules that a page breaks, or the parts of it that are named, each with what breaks it. */
export async function broken(tab: Tab, parts: readonly string[] = []): Promise<readonly string[]> {
	// Both drivers take a script's text as well as a function, and no page's policy stops it.
	await tab.evaluate(axe as never, undefined);
	await stillness(tab);
	return tab.evaluate(
		async ({parts, kinds}) => {
			const where = parts.length === 0 ? document : {include: parts};
			const {violations} = await (globalThis as unknown as {axe: Axe}).axe.run(where, {runOnly: kinds});
			return violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary}`));
		},
		{parts, kinds: KINDS},
	);
}
