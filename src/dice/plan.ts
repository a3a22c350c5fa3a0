/** What is to be rolled, as read and before any die falls. A plan that exists is within the limits. */
export type Plan = {readonly kind: 'number'; readonly value: number};
