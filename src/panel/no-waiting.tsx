import type * as waiting from './waiting';

/** Stands in for `waiting.tsx` where no rolls that are asked of anybody are kept. */
export const Waiting: typeof waiting.Waiting = () => <></>;
