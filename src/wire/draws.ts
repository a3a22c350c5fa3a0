/** What the keeper knows of one draw. `randomness`: 64 hex digits, from a signature that verified under the pinned key; `receipt`: the same draw as a string for a post. */
export type DrawAnswer =
	| {readonly round: number; readonly state: 'known'; readonly randomness: string; readonly receipt?: string}
	/** Not born yet; `at` in milliseconds since 1970. */
	| {readonly round: number; readonly state: 'waiting'; readonly at: number}
	/** No relay gave it; `why` is the last thing that went wrong. Worth asking again later. */
	| {readonly round: number; readonly state: 'failed'; readonly why: DrawFailure}
	/** The user switched the network off in the settings. */
	| {readonly round: number; readonly state: 'off'};

export type DrawFailure = 'network' | 'time-out' | 'refused' | 'shape' | 'wrong-round' | 'forged' | 'off-grid';

/** A draw as a post tells it. `signature`: 96 hex digits, worth nothing yet. */
export type Receipt = {readonly round: number; readonly signature: string};

/** How many receipts are verified at once: each takes some 16 ms. */
export const MOST_RECEIPTS = 100;

/** What became of a receipt: the draw is kept now; it is none of the beacon's; or its draw is to come by this machine's clock. */
export type ReceiptState = 'kept' | 'refused' | 'early';
