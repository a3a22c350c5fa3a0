/** Written into the bundles by `build.mjs`. A test build has a test chain and a shifted clock; nothing at run time changes either. */
declare const OSSELET_VERSION: string;
/** JSON of a `Chain` for test and demo builds; an empty string in the real one, which pins quicknet. */
declare const OSSELET_CHAIN: string;
/** Milliseconds added to the machine's clock; 0 in the real build. */
declare const OSSELET_CLOCK_SHIFT: number;
