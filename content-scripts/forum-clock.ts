/** A clock further ahead is not what the forum dates its posts by, or has other trouble. Milliseconds. */
const MOST = 15 * 60_000;

/**
 * How far a forum's clock is ahead of `now`, in milliseconds, by the moment that its server writes on an answer; 0 where it is not, or tells
 * nothing. No page is fetched, and the forum is not told who asks.
 */
export async function askAhead(url: URL, now: () => number, signal: AbortSignal): Promise<number> {
	const answer = await fetch(url, {method: 'HEAD', credentials: 'omit', cache: 'no-store', signal});
	const ahead = Date.parse(answer.headers.get('date') ?? '') - now();
	return ahead > 0 && ahead <= MOST ? ahead : 0;
}
