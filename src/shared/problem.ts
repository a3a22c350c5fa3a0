/** Where in a text the trouble lies: [start, end), counted in UTF-16 units, so that the panel can underline it. */
export type Span = {readonly start: number; readonly end: number};

/** Everything that can go wrong by someone else's hand belongs to one room's union. Facts only; the words are in that room's table. */
export type Problem = {readonly code: string};
