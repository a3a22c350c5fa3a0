import {describe, expect, test} from 'vitest';
import {createShown, type ShownStore} from '../../src/service/shown';
import {site} from '../../src/shared/ids';
import {type ShownForum, shownOn} from '../../src/shared/shown-forum';

const at = (place: string): ShownForum => ({
	osselet: 'forum',
	version: 1,
	name: place,
	site: site(place),
	post: 'li.post',
	rows: 1,
	id: {attribute: 'id', before: 'm', kind: 'number', at: [{row: 0, css: ':scope'}]},
	content: [{row: 0, css: '.text'}],
	author: [{row: 0, css: '.who'}],
	field: 'textarea',
	markup: 'plain',
});

function store(stored: unknown = undefined): ShownStore & {kept(): unknown} {
	let kept = stored;
	return {
		get: async () => kept,
		set: async forums => {
			kept = structuredClone(forums);
		},
		kept: () => kept,
	};
}

describe('forums that were shown', () => {
	test('one is kept over the one of the same board, and forgotten', async () => {
		const kept = store();
		const ours = createShown(kept, undefined);
		await ours['shown/put']({forum: at('a.example')});
		await ours['shown/put']({forum: at('b.example/jdr')});
		await ours['shown/put']({forum: {...at('a.example'), markup: 'bbcode'}});
		expect((await ours['shown/list']({host: null})).map(({site, markup}) => [site, markup])).toEqual([
			['b.example/jdr', 'plain'],
			['a.example', 'bbcode'],
		]);
		expect((await ours['shown/list']({host: 'www.b.example'})).map(forum => forum.site)).toEqual(['b.example/jdr']);
		await ours['shown/forget']({site: site('a.example')});
		expect(kept.kept()).toEqual([at('b.example/jdr')]);
	});

	test('a page hears and writes of its own host alone', async () => {
		const kept = store([at('a.example'), at('b.example')]);
		const page = createShown(kept, 'a.example');
		expect((await page['shown/list']({host: null})).map(forum => forum.site)).toEqual(['a.example']);
		const refused = {ok: false, error: {code: 'forum/no-permission', origin: 'b.example'}};
		expect(await page['shown/put']({forum: at('b.example')})).toEqual(refused);
		expect(await page['shown/forget']({site: site('b.example')})).toEqual(refused);
		expect(kept.kept()).toEqual([at('a.example'), at('b.example')]);
	});

	test('a forum that is no such thing is refused where it is wrong, and one in the store is passed over', async () => {
		const ours = createShown(store([{...at('a.example'), post: 'a:has(b)'}, 7, at('b.example')]), undefined);
		expect((await ours['shown/list']({host: null})).map(forum => forum.site)).toEqual(['b.example']);
		const forum = {...at('a.example'), author: [{row: 0, css: 'a, b'}]};
		expect(await ours['shown/put']({forum})).toEqual({ok: false, error: {code: 'store/bad-ask', where: 'author.0.css'}});
	});

	test('a browser that keeps nothing says so', async () => {
		const broken = {get: async () => undefined, set: () => Promise.reject(new Error('QuotaExceededError'))};
		const put = await createShown(broken, undefined)['shown/put']({forum: at('a.example')});
		expect(put).toEqual({ok: false, error: {code: 'store/closed', cause: 'Error'}});
	});

	test('the fifty-first is refused', async () => {
		const many = Array.from({length: 50}, (_, n) => at(`f${n}.example`));
		const put = await createShown(store(many), undefined)['shown/put']({forum: at('a.example')});
		expect(put).toEqual({ok: false, error: {code: 'store/too-many', what: 'forums', most: 50}});
	});
});

test.each([
	['the host', 'https://a.example/lire.php', 'a.example'],
	['with www.', 'https://www.a.example/x', 'a.example'],
	['a folder of it', 'https://a.example/jdr/lire.php', 'a.example/jdr'],
	['a folder that only begins alike', 'https://a.example/jdr2/lire.php', 'a.example'],
	['another port', 'https://a.example:8443/', undefined],
	['another host that ends alike', 'https://nota.example/', undefined],
	['plain http, which is the same board', 'http://a.example/', 'a.example'],
])('of a page at %s the right forum is found', (_, url, found) => {
	expect(shownOn([at('a.example'), at('a.example/jdr')], new URL(url))?.site).toBe(found);
});
