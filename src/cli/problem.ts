/** What the command line can be given wrong: every one ends with exit code 2 and a sentence on stderr. */
export type CliProblem =
	| {readonly code: 'cli/no-command'}
	| {readonly code: 'cli/unknown-command'; readonly command: string}
	| {readonly code: 'cli/unknown-option'; readonly option: string; readonly command: string}
	| {readonly code: 'cli/needs-value'; readonly option: string}
	| {readonly code: 'cli/takes-no-value'; readonly option: string}
	| {readonly code: 'cli/repeated-option'; readonly option: string}
	| {readonly code: 'cli/no-expression'}
	| {readonly code: 'cli/expression'; readonly text: string; readonly start: number; readonly why: string}
	| {readonly code: 'cli/repeat'; readonly count: number}
	| {readonly code: 'cli/seed'; readonly text: string}
	| {readonly code: 'cli/seed-and-dice'}
	| {readonly code: 'cli/faces-text'; readonly text: string}
	| {readonly code: 'cli/faces'; readonly why: string}
	| {readonly code: 'cli/no-page'}
	| {readonly code: 'cli/csv-and-json'}
	| {readonly code: 'cli/csv-and-receipts'}
	| {readonly code: 'cli/one-page'; readonly count: number}
	| {readonly code: 'cli/pages-and-urls'; readonly pages: number; readonly urls: number}
	| {readonly code: 'cli/url'; readonly text: string}
	| {readonly code: 'cli/lang'; readonly text: string}
	| {readonly code: 'cli/now'; readonly text: string}
	| {readonly code: 'cli/stdin-twice'}
	| {readonly code: 'cli/no-file'; readonly file: string; readonly cause: string}
	| {readonly code: 'cli/too-big'; readonly file: string; readonly most: number}
	| {readonly code: 'cli/binary'; readonly file: string}
	| {readonly code: 'cli/too-deep'; readonly file: string}
	| {readonly code: 'cli/not-json'; readonly file: string; readonly cause: string}
	| {readonly code: 'cli/shape'; readonly file: string; readonly where: string}
	| {readonly code: 'cli/words'; readonly command: string; readonly wants: string; readonly given: number}
	| {readonly code: 'cli/no-game'; readonly name: string; readonly games: readonly string[]; readonly nearest?: string}
	| {
			readonly code: 'cli/faulty-book';
			readonly name: string;
			readonly count: number;
			readonly place: string;
			readonly why: string;
	  }
	| {readonly code: 'cli/no-version'; readonly book: string; readonly version: string; readonly versions: readonly string[]}
	| {readonly code: 'cli/other-book'; readonly file: string; readonly book: string; readonly other: string}
	| {readonly code: 'cli/one-sheet'; readonly file: string; readonly count: number}
	| {readonly code: 'cli/state'; readonly file: string; readonly where: string; readonly expected: string; readonly found: string}
	| {readonly code: 'cli/no-move'; readonly move: string; readonly moves: readonly string[]; readonly nearest?: string}
	| {readonly code: 'cli/unasked'; readonly move: string; readonly asks: readonly string[]}
	| {readonly code: 'cli/pool'; readonly pool: string; readonly why: string}
	| {readonly code: 'cli/few-faces'; readonly given: number}
	| {readonly code: 'cli/many-faces'; readonly given: number; readonly used: number}
	| {readonly code: 'cli/face-range'; readonly face: number; readonly most: number}
	| {readonly code: 'cli/with-form'; readonly text: string}
	| {readonly code: 'cli/with-twice'; readonly key: string}
	| {readonly code: 'cli/with-unknown'; readonly key: string; readonly known: readonly string[]; readonly nearest?: string}
	| {
			readonly code: 'cli/with-value';
			readonly key: string;
			readonly value: string;
			readonly known: readonly string[];
			readonly nearest?: string;
	  }
	| {readonly code: 'cli/with-number'; readonly key: string; readonly value: string; readonly min: number; readonly max: number}
	| {readonly code: 'cli/closed'; readonly key: string};
