/**
 * What stands around each mark and around no other: as far out as an element holds one mark alone and nothing of what belongs to the whole page (`shared`,
 * a selector). For boards whose templates are their own, so that nothing is known of a post but one thing inside it.
 */
export function regionsAround(marks: readonly Element[], root: Document, shared: string): readonly Element[] {
	const many = holdersOfMany(marks, root, shared);
	return marks.map(mark => {
		let region = mark;
		for (let outer = mark.parentElement; outer && !many.has(outer); outer = outer.parentElement) region = outer;
		return region;
	});
}

/** What holds more than one of them, or a part that is the whole page's. */
function holdersOfMany(marks: readonly Element[], root: Document, shared: string): ReadonlySet<Element> {
	const one = new Set<Element>();
	const many = new Set<Element>();
	for (const mark of marks) {
		for (let outer = mark.parentElement; outer && !many.has(outer); outer = outer.parentElement) {
			if (one.has(outer)) many.add(outer);
			else one.add(outer);
		}
	}
	for (const part of root.querySelectorAll(shared)) {
		// A field that a member opened inside his post is the post's
		if (marks.some(mark => mark.contains(part))) continue;
		for (let outer: Element | null = part; outer && !many.has(outer); outer = outer.parentElement) many.add(outer);
	}
	return many;
}
