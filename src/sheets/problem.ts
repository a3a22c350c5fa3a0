/** What can be wrong with a sheet, or with a file of sheets. `where` is a place in it: `moves.2.label`, or `.` for the whole. */
export type SheetProblem =
	| {readonly code: 'sheet/shape'; readonly where: string}
	| {readonly code: 'sheet/too-long'; readonly where: string; readonly most: number}
	| {readonly code: 'sheet/too-many'; readonly where: string; readonly most: number}
	| {readonly code: 'sheet/no-name'; readonly where: string}
	| {readonly code: 'sheet/bad-number'; readonly where: string; readonly most: number}
	| {readonly code: 'sheet/bad-id'; readonly where: string; readonly id: string}
	| {readonly code: 'sheet/same-id'; readonly where: string; readonly id: string}
	| {readonly code: 'sheet/absent'; readonly id: string}
	| {readonly code: 'file/too-big'; readonly most: number}
	| {readonly code: 'file/not-json'}
	| {readonly code: 'file/other-format'}
	| {readonly code: 'file/newer'; readonly version: number}
	| {readonly code: 'file/empty'};
