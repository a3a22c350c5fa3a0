// @vitest-environment jsdom
import {render} from 'preact';
import {describe, expect, test} from 'vitest';
import {Status} from '../../popup/audit/status';
import {site} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import type {AuditHead} from '../../src/wire/audits';

const head: AuditHead = {
	site: site('forum.example'),
	thread: '42',
	title: 'Les quais',
	url: 'https://forum.example/viewtopic.php?t=42',
	forum: 'phpBB',
	markup: 'bbcode',
	pages: 3,
	begun: 0,
	at: 0,
	state: 'done',
};

/** What the report says of how the reading stands. */
function said(change: Partial<AuditHead>, lang: Lang = 'fr'): string {
	const root = document.createElement('div');
	const state = {head: {...head, ...change}, read: [1, 2, 3]};
	const idle = {step: undefined, loaded: undefined, silent: false, stop: () => undefined, make: () => undefined};
	render(<Status lang={lang} report={{state, ...idle}} />, root);
	return root.textContent ?? '';
}

describe('a report says of the forum’s clock', () => {
	test.each([
		['slow by five minutes', -300, 'fr', /retardait de 5 minutes .* passer pour loyal/],
		['fast by three', 180, 'fr', /avançait de 3 minutes .* passent pour trop tardifs/],
		['slow by one', -61, 'en', /1 minute behind .* pass for fair/],
		['fast by two', 120, 'en', /2 minutes ahead .* pass for late/],
	] as const)('that it is %s, and what follows if it is the one that is wrong', (_, ahead, lang, expected) => {
		expect(said({ahead}, lang)).toMatch(expected);
		expect(said({ahead}, lang)).not.toMatch(/trich|cheat/i);
	});

	test.each([
		['differs by less than a draw’s guard hides', {ahead: -59}],
		['was told by no answer', {}],
	] as const)('nothing where it %s', (_, change) => expect(said(change)).toBe(''));
});

test.each([
	['posts came or went', {shifted: true}, 'relisez le fil'],
	['it was stopped', {state: 'stopped'}, 'arrêtée'],
	['a page was refused', {state: 'failed', why: 'refused', last: 2}, 'ne vous reconnaît plus'],
	['the forum wants a login', {state: 'failed', why: 'login', last: 2}, 'se connecter pour la page 2'],
	['a page broke off', {state: 'failed', why: 'network', last: 2}, 'reprendra là'],
	['a page came too late', {state: 'failed', why: 'time-out', last: 2}, 'pas arrivée à temps'],
] as const)('a report tells that %s, and what to do', (_, change, expected) => expect(said(change)).toContain(expected));
