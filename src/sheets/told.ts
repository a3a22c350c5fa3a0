/** One line of a sheet as people read it: a name and what stands behind it, empty where the name says all. */
export type ToldRow = {readonly name: string; readonly value: string};
export type ToldSection = {readonly title: string; readonly rows: readonly ToldRow[]};

/** A sheet in words, in the reader's language: for a post, for a window, and to be held against another. */
export type ToldSheet = {
	readonly name: string;
	readonly game: string;
	/** What the character is in one line; may be empty. */
	readonly about: string;
	readonly sections: readonly ToldSection[];
};

/** What one sheet says and another does not; undefined where one of them says nothing. */
export type Difference = {readonly name: string; readonly before?: string; readonly after?: string};

/** Lines by section and name; the second of one name in a section bears a number, so that neither hides the other. */
function linesOf({name, about, sections}: ToldSheet): ReadonlyMap<string, ToldRow> {
	const lines = new Map<string, ToldRow>([
		['name', {name: '', value: name}],
		['about', {name: '', value: about}],
	]);
	for (const {title, rows} of sections) {
		for (const row of rows) {
			let key = `${title}\n${row.name}`;
			for (let count = 2; lines.has(key); count += 1) key = `${title}\n${row.name}\n${count}`;
			lines.set(key, {name: row.value === '' ? title : row.name, value: row.value === '' ? row.name : row.value});
		}
	}
	return lines;
}

/** What changed from one sheet to another, line by line, in the order of the later one; what is no longer there comes last. */
export function differencesOf(before: ToldSheet, after: ToldSheet): readonly Difference[] {
	const [old, now] = [linesOf(before), linesOf(after)];
	const changed = [...now].flatMap(([key, {name, value}]): readonly Difference[] => {
		const was = old.get(key)?.value;
		if (was === value) return [];
		return [{name, ...(was !== undefined && was !== '' && {before: was}), ...(value !== '' && {after: value})}];
	});
	const gone = [...old].flatMap(([key, {name, value}]) => (now.has(key) ? [] : [{name, before: value}]));
	return [...changed, ...gone];
}
