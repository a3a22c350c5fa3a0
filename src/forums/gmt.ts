import {fixedZone, type Zone} from './clock';

const GMT = /\b(?:GMT|UTC)\b ?(?:([+\-−]) ?(\d{1,2})(?:([.,:])(\d{1,2}))?)?/;

/** The zone that old boards print below their posts, one offset for every date: `All times are GMT + 3.5 Hours`, `GMT +5:30`. Undefined where a text names none. */
export function zoneIn(text: string): Zone | undefined {
	const match = GMT.exec(text);
	if (!match) return undefined;
	const [, sign, hours = '0', mark, rest = '0'] = match;
	const minutes = Number(hours) * 60 + (mark === ':' ? Number(rest) : Math.round(Number(`0.${rest}`) * 60));
	return fixedZone(sign === undefined || sign === '+' ? minutes : -minutes);
}
