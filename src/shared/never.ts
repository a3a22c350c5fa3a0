/** Closes a switch over a union: a forgotten member is a type error, and a value from outside that slipped through is told. */
export function never(value: never): never {
	throw new TypeError(`No case for ${JSON.stringify(value)}`);
}
