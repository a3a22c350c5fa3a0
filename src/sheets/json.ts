const MOST_DEPTH = 8;

/** Whether a value is plain JSON, not nested without end. What a history put back is read again by the shape of a state. */
export function isJson(value: unknown, depth = 0): boolean {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
	if (typeof value === 'number') return Number.isFinite(value);
	if (typeof value !== 'object' || depth > MOST_DEPTH) return false;
	const prototype = Object.getPrototypeOf(value);
	if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return false;
	return Object.values(value).every(inner => isJson(inner, depth + 1));
}
