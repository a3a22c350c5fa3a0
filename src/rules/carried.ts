/** A table or a fight unpacked, in characters: many times what one of sixty with a full log takes. */
export const MOST_CARRIED = 200_000;

/** A quick look at the text of a parcel, before it is read by its shape: whether it tells of a fight. */
export function holdsFight(text: string): boolean {
	try {
		const json: unknown = JSON.parse(text);
		return typeof json === 'object' && json !== null && 'fight' in json;
	} catch {
		return false;
	}
}
