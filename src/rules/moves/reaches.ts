/** Whether a total reaches a target, as a move compares them. */
export function reaches(total: number, difficulty: number, compare: '>=' | '>' | '<=' | '<'): boolean {
	switch (compare) {
		case '>=':
			return total >= difficulty;
		case '>':
			return total > difficulty;
		case '<=':
			return total <= difficulty;
		case '<':
			return total < difficulty;
	}
}
