// @vitest-environment jsdom
import {render} from 'preact';
import {act} from 'preact/test-utils';
import {afterEach, expect, test} from 'vitest';
import type {AuditPorts} from '../../popup/audit/ports';
import {SpendBars} from '../../popup/stats/spends';
import {StatisticsView} from '../../popup/stats/view';
import type {Lang} from '../../src/shared/lang';
import {statWords} from '../../src/shared/words/stats';
import {audit, gm, post, sealed, thread} from '../audit/a-thread';

const nobody = () => Promise.reject(new Error('Nobody asks'));
const ports: AuditPorts = {
	...{ask: nobody, browserLang: 'fr', now: () => 0, saveFile: () => undefined, saveBlob: () => undefined},
	copy: async () => true,
	inSlices: async (items, _, work) => {
		for (const item of items) work(item);
	},
};

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

test.each([
	['fr', 12, undefined],
	['fr', 14, 'et 2 autres, dans le tableau seulement.'],
	['en', 13, 'and 1 other, in the table alone.'],
] as const)('in %s, of %i things that were spent twelve are drawn, and it is said of more', (lang, count, said) => {
	const spends = Array.from({length: count}, (_, at) => ({name: `Élan ${at}`, times: 1, rolls: 1}));
	render(<SpendBars {...{lang, ports, spends}} />, root);
	expect(root.querySelectorAll('rect')).toHaveLength(12);
	expect(root.querySelectorAll('tbody tr')).toHaveLength(count);
	if (said === undefined) expect(root.textContent).not.toContain('autre');
	else expect(root.textContent).toContain(said);
});

test.each([
	['fr', 12, 0],
	['fr', 14, 2],
	['en', 13, 1],
] as const)('in %s, of %i numbers that changed twelve are drawn, and it is said of more', async (lang: Lang, count, more) => {
	const line = (id: number, value: number, time: string) => {
		const numbers = Array.from({length: count}, (_, at) => `${value} Trait${String.fromCharCode(65 + at)}`).join(', ');
		return post(id, `Aria, Saut – 1d20 + 5 (${numbers}) ${sealed('1d20+5')}`, {time});
	};
	const {rolls, thrown} = audit(thread([[gm(1, 'La nuit tombe.', {time: '20:00'}), line(11, 5, '21:30'), line(12, 6, '21:33')]]));
	const played = {rolls, thrown, sheets: [], tell: () => undefined};
	await act(async () => render(<StatisticsView {...{lang, ports, played}} title="Les quais" markup="bbcode" />, root));
	const select = root.querySelector('select')!;
	const place = [...select.options].findLast(({textContent}) => textContent === 'Aria')!.value;
	await act(async () => {
		select.value = place;
		select.dispatchEvent(new Event('change', {bubbles: true}));
	});
	await act(async () => new Promise(done => setTimeout(done, 20)));
	expect(root.querySelectorAll('path.course')).toHaveLength(12);
	const hint = statWords[lang].moreCourses({count: more});
	expect(root.textContent?.includes(hint)).toBe(more > 0);
});
