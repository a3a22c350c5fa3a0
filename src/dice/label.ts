const LONGEST = 80;

/** Words for a post: no bracket, tilde or angle that forums act on, no 4-byte character, one line, 80 characters. */
export const cleanLabel = (text: string): string =>
	text
		.replace(/[[\]~<>\u0000-\u001f\u007f\u00ad\u200b-\u200d\u2028\u2029\u2060\ufeff\ud800-\udfff]/g, ' ')
		.replace(/ +/g, ' ')
		.trim()
		.slice(0, LONGEST)
		.trim();
