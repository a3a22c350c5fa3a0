/** What the keeper knows of one draw. `randomness`: 64 hex digits, from a signature that verified under the pinned key. */
export type DrawAnswer =
	| {readonly round: number; readonly state: 'known'; readonly randomness: string}
	/** Not born yet; `at` in milliseconds since 1970. */
	| {readonly round: number; readonly state: 'waiting'; readonly at: number}
	/** No relay gave it; `why` is the last thing that went wrong. Worth asking again later. */
	| {readonly round: number; readonly state: 'failed'; readonly why: DrawFailure}
	/** The user switched the network off in the settings. */
	| {readonly round: number; readonly state: 'off'};

export type DrawFailure = 'network' | 'time-out' | 'refused' | 'shape' | 'wrong-round' | 'forged' | 'off-grid';
