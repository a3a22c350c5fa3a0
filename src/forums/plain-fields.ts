/** All that the plain files look for in a page. */
export const selectors = {
	field: 'textarea:not([disabled], [readonly], [hidden], [aria-hidden="true"], [role="combobox"])',
} as const;

// A field that is laid over, collapsed or not yet opened is no place to write in
const OUT_OF_SIGHT = '[hidden], template, [style*="display:none"], [style*="display: none"], .sceditor-container';

// SCEditor hides the form's own field and lays itself before it, its first versions behind it: what counts is whether that can be seen.
function isInSight(field: Element): boolean {
	const laidOver = [field.previousElementSibling, field.nextElementSibling].some(each => each?.matches('.sceditor-container'));
	return !(laidOver ? field.parentElement : field)?.closest(OUT_OF_SIGHT);
}

/** The fields in sight, in page order. */
export const findFields = (root: Document): readonly HTMLElement[] =>
	Array.from(root.querySelectorAll<HTMLElement>(selectors.field)).filter(isInSight);
