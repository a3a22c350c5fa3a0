import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {browserNames, shot} from './lib/browser';
import {lookByFinger} from './lib/fingers';
import {marksWhen} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {openStage, type SceneName, type Stage, scenes} from './lib/scenes';
import {stillness} from './lib/still';
import type {Tab} from './lib/tab';
import {until} from './lib/tab';

const WIDTH = 360;
const HEIGHT = 640;
const KEYBOARD = 290;

type Box = {readonly top: number; readonly bottom: number; readonly left: number; readonly right: number};

/** Where something stands on the screen, and whether it is itself that a finger would meet in its middle. */
async function boxOf(tab: Tab, css: string, text?: string): Promise<Box & {readonly met: boolean}> {
	const found = await tab.wait(text === undefined ? css : {css, text});
	return found.evaluate(element => {
		const {top, bottom, left, right} = element.getBoundingClientRect();
		const there = (element.getRootNode() as ShadowRoot).elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return {top, bottom, left, right, met: there !== null && (element.contains(there) || there.contains(element))};
	}, undefined);
}

describe.each(browserNames)('on a phone, in %s', name => {
	let stage: Stage;
	let topic: string;
	beforeAll(async () => {
		stage = await openStage(name, 'fr', true);
		topic = `${stage.table.forum.url}/viewtopic.php?t=1`;
	}, 240_000);
	afterAll(() => stage?.table.leave());

	test('the browser takes itself for one', async () => {
		const tab = await stage.browser.open(topic);
		const told = await tab.evaluate(
			() => [matchMedia('(pointer: coarse)').matches, matchMedia('(hover: none)').matches, innerWidth],
			undefined,
		);
		expect(told).toEqual([true, true, WIDTH]);
		await tab.close();
	});

	test.each(Object.keys(scenes) as SceneName[])(
		'%s: all that is touched is 44 pixels each way, and nothing is cut',
		async scene => {
			const tab = await stage.browser.open();
			await scenes[scene](tab, stage);
			await stillness(tab);
			await tab.screenshot(shot(`${name}-phone-${scene}`));
			const {seen, ...missed} = await lookByFinger(tab);
			expect(missed).toEqual({small: [], cut: [], over: 0});
			expect(seen).toBeGreaterThan(3);
			await tab.close();
		},
	);

	test('a roll goes to the caret that was there before the panel, by touches alone', async () => {
		const tab = await stage.browser.open(topic);
		await tab.type(QUICK_REPLY, 'Corvin vise. Il attend.');
		await tab.evaluate(css => document.querySelector<HTMLTextAreaElement>(css)?.setSelectionRange(12, 12), QUICK_REPLY);
		await tab.tap('button.roll');
		await tab.wait('form.panel');
		await tab.tap({css: 'form.panel label.choice', text: 'Scellé'});
		await tab.fill({css: 'form.panel input', text: 'Expression'}, '2d6');
		await tab.tap({css: 'form.panel button', text: 'Insérer'});
		await tab.gone('osselet-panel');
		expect(await tab.value(QUICK_REPLY)).toMatch(/^Corvin vise\.\n.*2d6.*oss1-s-2d6-\S+\n Il attend\.$/);
		await tab.close();
	});

	test('over a keyboard the panel stands whole, its field in sight and “Insérer” at hand', async () => {
		const tab = await stage.browser.open(topic);
		await tab.tap('button.roll');
		await tab.fill({css: 'form.panel input', text: 'Expression'}, '1d20+4');
		await tab.softKeyboard(KEYBOARD);
		const seen = HEIGHT - KEYBOARD;
		await until('the panel above the keyboard', async () => (await boxOf(tab, 'form.panel')).bottom <= seen + 1);
		await stillness(tab);
		await tab.screenshot(shot(`${name}-phone-keyboard`));
		const panel = await boxOf(tab, 'form.panel');
		expect(panel.top).toBeGreaterThanOrEqual(0);
		const insert = await boxOf(tab, 'form.panel button', 'Insérer');
		expect(insert).toMatchObject({met: true});
		expect(insert.bottom).toBeLessThanOrEqual(seen);
		const field = await boxOf(tab, 'form.panel input', 'Expression');
		expect(field).toMatchObject({met: true});
		expect(field.top).toBeGreaterThanOrEqual(panel.top);
		expect(field.bottom).toBeLessThanOrEqual(insert.top);
		await tab.softKeyboard(0);
		await until('the panel at the foot again', async () => (await boxOf(tab, 'form.panel')).bottom >= HEIGHT - 1);
		await tab.close();
	});

	test('a touch on a mark explains it; a second one, one elsewhere, the button and Escape put it away', async () => {
		const tab = await stage.browser.open(topic);
		await marksWhen(tab, 3, 1, ([mark]) => /le message dit/.test(mark?.name ?? ''));
		const mark = '#p3 osselet-mark';
		const open = async () => {
			await tab.tap(mark);
			await tab.wait('.popover .body');
			await stillness(tab);
		};
		await open();
		const sheet = await boxOf(tab, '.popover');
		// A desk's browser that plays a phone keeps its scroll bar.
		const wide = await tab.evaluate(() => document.documentElement.clientWidth, undefined);
		expect([sheet.left, sheet.right, Math.round(sheet.bottom)]).toEqual([0, wide, HEIGHT]);
		const {top, height} = await (await tab.wait(mark)).evaluate(
			element => element.getBoundingClientRect().toJSON() as {top: number; height: number},
			undefined,
		);
		if (top + height < sheet.top) await tab.tap(mark);
		else await tab.press('Escape');
		await tab.gone('.popover');
		await open();
		await tab.touch(WIDTH / 2, 4);
		await tab.gone('.popover');
		await open();
		await tab.tap('.popover .close');
		await tab.gone('.popover');
		await open();
		await tab.press('Escape');
		await tab.gone('.popover');
		await tab.close();
	});

	test('what a number is made of is shown by a touch, and put away by a second', async () => {
		const tab = await stage.browser.open();
		await scenes['workshop-level'](tab, stage);
		await tab.tap('.explained button');
		await tab.wait('.explained .why');
		await tab.screenshot(shot(`${name}-phone-why`));
		await tab.tap('.explained button');
		await tab.gone('.explained .why');
		await tab.close();
	});
});
