import {load} from '../load.mjs';

/** Chromium on a page of 1,000 posts and 5,000 rolls, on a page without any, and the popup with 200 sheets. */
export default async () => {
	const {measurePages} = await load('tests/browsers/measure-pages.ts');
	return {title: 'Pages in Chromium', columns: ['what', 'measured', 'budget', 'within'], rows: await measurePages()};
};
