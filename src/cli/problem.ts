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
	| {readonly code: 'cli/shape'; readonly file: string; readonly where: string};
