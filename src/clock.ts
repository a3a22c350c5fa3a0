/** The doors' clock, in milliseconds since 1970. Test builds shift it to see a draw fall without waiting for it. */
export const now = (): number => Date.now() + (typeof OSSELET_CLOCK_SHIFT === 'undefined' ? 0 : OSSELET_CLOCK_SHIFT);
