import * as v from 'valibot';
import type {ShownForum} from '../shared/shown-forum';
import {siteShape, text} from './read-records';
import {readShape} from './shape';

// A few steps of names, classes and attributes, so that nothing a file holds can keep a browser busy: no `:has`, no siblings, no lists.
const STEP =
	/^(?:[a-z][a-z0-9-]{0,30}|\*)?(?:[.#][A-Za-z_][\w-]{0,60}|\[[a-z][a-z0-9-]{0,40}(?:="[^"\\\s]{0,80}")?\]|:nth-of-type\([1-9]\d{0,2}\))*$/;
const MOST_STEPS = 14;

/** A selector that is safe to ask: at most 14 plain steps, parted by a blank or ` > `; `scoped` ones may begin at the post itself. */
export function isPlainSelector(css: string, scoped: boolean): boolean {
	const bare = scoped ? css.replace(/^:scope(?: > |$)/, '') : css;
	if (scoped && bare === '' && css === ':scope') return true;
	const steps = bare.split(/ > | /);
	return steps.length <= MOST_STEPS && steps.every(step => step !== '' && STEP.test(step));
}

const selector = (scoped: boolean) =>
	v.pipe(
		text(400),
		v.check(css => isPlainSelector(css, scoped)),
	);
const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const places = v.pipe(v.array(v.object({row: count(-1, 5), css: selector(true)})), v.minLength(1), v.maxLength(4));
const attribute = v.pipe(v.string(), v.regex(/^(?:id|name|href|title|data-[a-z0-9-]{1,40})$/));
const idParts = {
	attribute,
	fragment: v.exactOptional(v.boolean()),
	before: text(200),
	kind: v.picklist(['number', 'name']),
};
const timeShape = v.union([
	v.object({as: v.picklist(['element', 'words', 'title']), at: places}),
	v.object({as: v.picklist(['seconds', 'milliseconds']), attribute, at: places}),
]);

/** A forum that was shown, from a file or a store. Unknown keys are dropped. */
export const shownShape = v.object({
	osselet: v.literal('forum'),
	version: v.literal(1),
	name: v.pipe(text(100), v.minLength(1)),
	site: siteShape,
	post: selector(false),
	rows: count(1, 6),
	id: v.object({...idParts, at: places}),
	content: places,
	author: places,
	authorId: v.exactOptional(v.object(idParts)),
	time: v.exactOptional(timeShape),
	pages: v.exactOptional(v.object({before: v.pipe(text(30), v.minLength(1)), first: count(0, 1000), step: count(1, 1000)})),
	field: selector(false),
	markup: v.picklist(['bbcode', 'markdown', 'html', 'plain']),
});

export const readShown = (value: unknown) => readShape<ShownForum>(shownShape, value);
