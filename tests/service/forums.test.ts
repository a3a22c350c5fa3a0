import {describe, expect, test} from 'vitest';
import {createForums, type Tab} from '../../src/service/forums';
import {covers, patternOf} from '../../src/service/registrations';

const here = 'https://forum.example/*';
const other = 'http://127.0.0.1/*';

/** A browser with these permissions and tabs; `told` is what was done to it, in order. */
function browserWith({allowed = [here], registered = [] as string[], tabs = [] as Tab[]} = {}) {
	const told: string[] = [];
	const scripts = new Set(registered);
	const permissions = new Set(allowed);
	const ports = {
		allowed: async () => [...permissions],
		takeBack: async (pattern: string) => void (permissions.delete(pattern), told.push(`take back ${pattern}`)),
		registered: async () => [...scripts].map(id => ({id})),
		register: async (added: {id: string; matches: string[]; js: string[]}[]) =>
			added.forEach(script => {
				if (scripts.has(script.id)) throw new Error(`twice ${script.id}`);
				scripts.add(script.id);
				told.push(`register ${script.js} on ${script.matches}`);
			}),
		unregister: async (ids: string[]) => ids.forEach(id => (scripts.delete(id), told.push(`unregister ${id}`))),
		tabs: async (pattern?: string) => tabs.filter(tab => !pattern || tab.url?.startsWith(pattern.slice(0, -1))),
		start: async (tab: number) => {
			if (tab === 9) throw new Error('an error page');
			told.push(`start in ${tab}`);
		},
		retire: async (tab: number, but: readonly string[]) => void told.push([`retire ${tab}`, ...but].join(' but ')),
	};
	return {forums: createForums(ports), told, permissions};
}

const tabs: Tab[] = [
	{id: 9, url: 'https://forum.example/error'},
	{id: 1, url: 'https://forum.example/t'},
	{id: 2, url: 'https://forum.example/asleep', discarded: true},
	{id: 3},
];

test('an allowed forum is registered once and started in its open pages, one that fails aside', async () => {
	const {forums, told} = browserWith({tabs});
	expect(await forums.allow({origin: 'https://forum.example'})).toEqual({ok: true, value: null});
	expect(told).toEqual([`register content.js on ${here}`, 'start in 1']);
});

test('the click and the browser’s own event do it once between them', async () => {
	const {forums, told} = browserWith({tabs});
	await Promise.all([forums.settle(), forums.allow({origin: here}), forums.settle()]);
	expect(told).toEqual([`register content.js on ${here}`, 'start in 1']);
});

test('after an update the known forums’ open pages are started anew', async () => {
	const {forums, told} = browserWith({registered: [`forum ${here}`], tabs});
	await forums.settle();
	expect(told).toEqual([]);
	await forums.settle(true);
	expect(told).toEqual(['start in 1']);
});

test('what is registered without a permission goes, and others’ scripts stay', async () => {
	const {forums, told} = browserWith({allowed: [], registered: [`forum ${here}`, 'other']});
	await forums.settle();
	expect(told).toEqual([`unregister forum ${here}`]);
});

test('a forum taken back is told in its pages, loses its permission and its registration', async () => {
	const {forums, told} = browserWith({allowed: [here, other], registered: [`forum ${here}`, `forum ${other}`], tabs});
	expect(await forums.forget({origin: here})).toEqual({ok: true, value: null});
	expect(told).toEqual([
		`retire 9 but ${other}`,
		`retire 1 but ${other}`,
		`retire 2 but ${other}`,
		`take back ${here}`,
		`unregister forum ${here}`,
	]);
});

test('leaving an http forum leaves the https one of the same host as it is', async () => {
	const plain = 'http://forum.example/*';
	const pages: Tab[] = [
		{id: 1, url: 'https://forum.example/jdr/t'},
		{id: 4, url: 'http://forum.example/jdr/t'},
	];
	const {forums, told, permissions} = browserWith({
		allowed: [here, plain],
		registered: [`forum ${here}`, `forum ${plain}`],
		tabs: pages,
	});
	await forums.forget({origin: plain});
	expect(told).toEqual([`retire 4 but ${here}`, `take back ${plain}`, `unregister forum ${plain}`]);
	expect([...permissions]).toEqual([here]);
});

test('after a permission was taken back in the browser’s settings every tab is told what is still allowed: any may hold frames', async () => {
	const {forums, told} = browserWith({tabs});
	await forums.retireStrangers();
	expect(told).toEqual([9, 1, 2, 3].map(tab => `retire ${tab} but ${here}`));
});

test.each([
	['https://forum.example/*', 'https://forum.example/jdr/', true],
	['https://forum.example/*', 'https://forum.example:8443/', true],
	['https://forum.example/*', 'http://forum.example/', false],
	['https://forum.example/*', 'https://www.forum.example/', false],
	['https://forum.example/*', 'https://forum.example.org/', false],
	['http://[::1]/*', 'http://[::1]:8080/', true],
	['*://forum.example/*', 'http://forum.example/', true],
	['*://*.forum.example/*', 'https://www.forum.example/', true],
	['*://*.forum.example/*', 'https://forum.example/', true],
	['*://*.forum.example/*', 'https://otherforum.example/', false],
	['https://*/*', 'https://anything.example/', true],
	['https://*/*', 'http://anything.example/', false],
	['<all_urls>', 'http://anything.example/', true],
	['*://*/*', 'file:///etc/passwd', false],
	['nonsense', 'https://forum.example/', false],
])('%s and %s: %s', (pattern, address, is) => {
	expect(covers(pattern, new URL(address))).toBe(is);
});

describe('nothing happens', () => {
	test.each([
		[
			'without the permission',
			{origin: 'https://elsewhere.example'},
			{code: 'forum/no-permission', origin: 'https://elsewhere.example'},
		],
		['for every site at once', {origin: '<all_urls>'}, {code: 'forum/no-permission', origin: '<all_urls>'}],
		['for a file', {origin: 'file:///etc'}, {code: 'forum/no-permission', origin: 'file:///etc'}],
		['for what is no origin', {origin: 5}, {code: 'store/bad-ask', where: 'origin'}],
		['for nothing', null, {code: 'store/bad-ask', where: '.'}],
	])('%s', async (_, ask, error) => {
		const {forums, told} = browserWith({tabs});
		expect(await forums.allow(ask)).toEqual({ok: false, error});
		expect(await forums.forget(ask)).toEqual({ok: false, error});
		expect(told).toEqual([]);
	});
});

test.each([
	['https://forum.example', 'https://forum.example/*'],
	['https://forum.example:8443', 'https://forum.example/*'],
	['HTTP://Forum.Example/', 'http://forum.example/*'],
	['http://[::1]:80', 'http://[::1]/*'],
	['https://forum.example/*', 'https://forum.example/*'],
	['https://forum.example/jdr', undefined],
	['https://*.example/*', undefined],
	['*://*/*', undefined],
	['javascript:alert(1)', undefined],
	['null', undefined],
])('%s → %s', (origin, pattern) => expect(patternOf(origin)).toBe(pattern));
