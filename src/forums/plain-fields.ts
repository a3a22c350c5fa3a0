import {BOX, boxOver} from './over';

/** All that the plain files look for in a page. */
export const selectors = {
	field: 'textarea:not([disabled], [readonly], [role="combobox"])',
	editable: '[contenteditable="true"], [contenteditable=""]',
} as const;

// A field that is collapsed or not yet opened is no place to write in
const OUT_OF_SIGHT = '[hidden], template, [aria-hidden="true"], [style*="display:none"], [style*="display: none"]';
// Fields that are parts of an editor, or its searches
const NO_FIELD = `:is(${BOX}) *, .ql-clipboard, [role="combobox"], [role="searchbox"]`;

// A rich editor hides the form's own field: what counts is whether its box can be seen.
const isInSight = (field: Element): boolean => !(boxOver(field) ? field.parentElement : field)?.closest(OUT_OF_SIGHT);

const isOwn = (field: Element): boolean => !field.matches(NO_FIELD) && !field.parentElement?.closest(selectors.editable);

/** The fields in sight, in page order: textareas, whatever lies over them, and editable elements with no textarea. */
export const findFields = (root: Document): readonly HTMLElement[] =>
	Array.from(root.querySelectorAll<HTMLElement>(`${selectors.field}, ${selectors.editable}`)).filter(
		field => isOwn(field) && isInSight(field),
	);
