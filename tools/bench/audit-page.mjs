import {load} from '../load.mjs';

/** The report of 5,000 posts and 20,000 rolls in a tab of Chromium: how long it takes, its longest task, and what it holds. */
export default async () => {
	const {measureAudit} = await load('tests/browsers/measure-audit.ts');
	return {
		title: 'Audit of a long thread (in Chromium)',
		columns: ['what', 'measured', 'budget', 'within'],
		rows: await measureAudit(),
	};
};
