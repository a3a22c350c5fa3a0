import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {broken} from './lib/axe';
import {browserNames, shot} from './lib/browser';
import {moreScenes} from './lib/more-scenes';
import {openStage, type Stage, scenes} from './lib/scenes';

const all = {...scenes, ...moreScenes};
type SceneName = keyof typeof all;

/** Of a forum's page, our own parts alone are judged. */
const parts: {readonly [Scene in SceneName]: readonly string[]} = {
	bar: ['osselet-bar'],
	panel: ['osselet-panel', 'osselet-bar'],
	fight: ['osselet-fight'],
	'fight-haut-chateau': ['osselet-fight'],
	calls: ['osselet-calls'],
	contest: ['osselet-contest'],
	sheets: ['osselet-sheets'],
	audit: [],
	statistics: [],
	popover: ['osselet-popover', 'osselet-mark'],
	'popover-wrong': ['osselet-popover', 'osselet-mark'],
	popup: [],
	'popup-tab': [],
	'popup-list': [],
	'popup-rolls': [],
	'popup-forum': [],
	'popup-settings': [],
	workshop: [],
	'workshop-sheet': [],
	'workshop-level': [],
	'workshop-wizard': [],
	'workshop-draw': [],
	'workshop-making': [],
	'workshop-builder': [],
	'workshop-growth': [],
	'workshop-proof': [],
};

describe.each(browserNames)('what axe finds in %s', name => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(name, 'fr');
	}, 180_000);
	afterAll(() => stage?.table.leave());

	test.each(Object.keys(parts) as SceneName[])('%s breaks no rule, light and dark', async scene => {
		for (const scheme of ['light', 'dark'] as const) {
			const tab = await stage.browser.open();
			await tab.scheme(scheme);
			if (scene.startsWith('popup')) await tab.resize(380, 560);
			await all[scene](tab, stage);
			expect(await broken(tab, parts[scene]), `${scene}, ${scheme}`).toEqual([]);
			await tab.screenshot(shot(`${name}-${scene}-${scheme}`));
			await tab.close();
		}
	});
});
