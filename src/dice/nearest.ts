/** The known name that differs least from this one, if it differs by a third of its letters or less. */
export function nearest(name: string, known: readonly string[]): string | undefined {
	const found = known.map(other => ({other, far: distance(plain(name), plain(other))})).sort((one, two) => one.far - two.far)[0];
	return found && found.far <= Math.max(1, name.length / 3) ? found.other : undefined;
}

const plain = (name: string): string => name.slice(0, 60).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Letters to change, add or take away to make one word the other. */
function distance(one: string, two: string): number {
	let row = Array.from({length: two.length + 1}, (_, column) => column);
	for (let line = 1; line <= one.length; line++) {
		const above = row;
		row = [line];
		for (let column = 1; column <= two.length; column++) {
			const changed = above[column - 1]! + (one[line - 1] === two[column - 1] ? 0 : 1);
			row.push(Math.min(changed, above[column]! + 1, row[column - 1]! + 1));
		}
	}
	return row[two.length]!;
}
