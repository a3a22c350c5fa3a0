// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {askAhead} from '../../content-scripts/forum-clock';

const NOW = Date.parse('2026-08-22T21:37:12Z');
afterEach(() => vi.unstubAllGlobals());

test.each([
	['four minutes ahead', 'Sat, 22 Aug 2026 21:41:12 GMT', 240_000],
	['right', 'Sat, 22 Aug 2026 21:37:12 GMT', 0],
	['slow, which moves no draw', 'Sat, 22 Aug 2026 21:30:00 GMT', 0],
	['hours ahead, so not what posts are dated by', 'Sat, 22 Aug 2026 23:37:12 GMT', 0],
	['told as no moment', 'yesterday', 0],
	['not told', undefined, 0],
] as const)('a forum’s clock that is %s', async (_, date, ahead) => {
	const asked: unknown[] = [];
	vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
		asked.push([url.href, options.method, options.credentials]);
		return new Response(null, {headers: date === undefined ? {} : {date}});
	});
	const url = new URL('https://forum.example/viewtopic.php?t=42');
	expect(await askAhead(url, () => NOW, new AbortController().signal)).toBe(ahead);
	// No page, and nobody's name.
	expect(asked).toEqual([[url.href, 'HEAD', 'omit']]);
});
