import {mkdirSync, statSync} from 'node:fs';
import type {Lang} from '../../src/shared/lang';
import {moreScenes} from './lib/more-scenes';
import {openStage, type Stage, scenes} from './lib/scenes';
import {stillness} from './lib/still';

const everyScene = {...scenes, ...moreScenes};
type SceneName = keyof typeof everyScene;

type Shot = {
	readonly scene: SceneName;
	readonly scheme: 'light' | 'dark';
	readonly width: number;
	readonly height: number;
	/** A narrow window's name says so. */
	readonly narrow?: true;
};

const shots: readonly Shot[] = (['light', 'dark'] as const).flatMap(scheme => [
	{scene: 'bar', scheme, width: 900, height: 620},
	{scene: 'panel', scheme, width: 1000, height: 760},
	{scene: 'fight', scheme, width: 1000, height: 900},
	{scene: 'fight-haut-chateau', scheme, width: 1000, height: 900},
	{scene: 'calls', scheme, width: 1000, height: 900},
	{scene: 'contest', scheme, width: 1000, height: 900},
	{scene: 'sheets', scheme, width: 1000, height: 900},
	{scene: 'audit', scheme, width: 1100, height: 900},
	{scene: 'statistics', scheme, width: 1100, height: 1000},
	{scene: 'popover', scheme, width: 900, height: 760},
	{scene: 'popover-wrong', scheme, width: 900, height: 760},
	{scene: 'popup', scheme, width: 380, height: 560},
	{scene: 'workshop-making', scheme, width: 1100, height: 860},
	...(['workshop-sheet', 'workshop-level', 'workshop-wizard'] as const).map(
		(scene): Shot => ({scene, scheme, width: 1100, height: 1000}),
	),
]);
const narrow: readonly Shot[] = (
	[
		'bar',
		'panel',
		'fight',
		'fight-haut-chateau',
		'calls',
		'contest',
		'sheets',
		'audit',
		'statistics',
		'popover',
		'popup-tab',
		'workshop-sheet',
		'workshop-level',
		'workshop-wizard',
		'workshop-making',
	] as const
).map(scene => ({
	scene,
	scheme: 'light',
	width: 360,
	height: 740,
	narrow: true,
}));

const MOST_BYTES = 150_000;

async function take(stage: Stage, {scene, scheme, width, height, narrow}: Shot, folder: string): Promise<string> {
	const tab = await stage.browser.open();
	await tab.scheme(scheme);
	await tab.resize(width, height);
	await everyScene[scene](tab, stage);
	await stillness(tab);
	const path = `${folder}/${scene}-${stage.lang}-${narrow ? '360' : scheme}.png`;
	await tab.screenshot(path);
	await tab.close();
	const {size} = statSync(path);
	if (size > MOST_BYTES) throw new Error(`${path} has ${size} bytes, over ${MOST_BYTES}`);
	return path;
}

/** Pictures of the real product in Chromium, in both languages: of all scenes, or of those named. Answers their paths. */
export async function takePictures(folder: string, named: readonly string[] = []): Promise<readonly string[]> {
	mkdirSync(folder, {recursive: true});
	const paths: string[] = [];
	const wanted = ({scene}: Shot) => named.length === 0 || named.includes(scene);
	for (const lang of ['fr', 'en'] as readonly Lang[]) {
		const stage = await openStage('chromium', lang);
		try {
			const all = lang === 'fr' ? [...shots, ...narrow] : shots;
			for (const shot of all.filter(wanted)) paths.push(await take(stage, shot, folder));
		} finally {
			await stage.table.leave();
		}
	}
	return paths;
}
