/** A source of chance. `below(6)` is 0 to 5, each as likely as the next; limits from 1 to 2^32. */
export type Rng = {below(limit: number): number};
