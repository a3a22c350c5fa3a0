import type {Lang} from '../../../src/shared/lang';
import {callWords, waitingCallWords} from '../../../src/shared/words/calls';
import {fightWords} from '../../../src/shared/words/fight-panel';
import {panelWords} from '../../../src/shared/words/panel';
import type {Sheet} from '../../../src/sheets/sheet';
import {character} from '../../panel/a-table';
import {activate, askKeeper} from './activate';
import {login} from './board';
import type {Browser, BrowserName} from './browser';
import {marksWhen, openMark} from './marks';
import {QUICK_REPLY} from './player';
import {sceneMove, scenePlayer, sceneSheet, seedScene} from './scene';
import type {Tab} from './tab';
import {openTable, type Table} from './table';

/** A browser with a sheet, at a board with rolls, its player logged in. */
export type Stage = {readonly table: Table; readonly browser: Browser; readonly lang: Lang};

/** `touch`: on a phone. */
export async function openStage(name: BrowserName, lang: Lang, touch = false): Promise<Stage> {
	const table = await openTable({seed: seedScene(lang), lang});
	const browser = await table.sit(name, 0, touch);
	const popup = await browser.popup();
	await askKeeper(popup, 'settings/put', {settings: {lang, network: true}});
	await askKeeper(popup, 'sheet/put', {sheet: sceneSheet(lang)});
	await popup.close();
	await activate(browser, table.forum.url);
	const tab = await browser.open();
	await login(tab, table.forum, scenePlayer[lang]);
	await tab.close();
	return {table, browser, lang};
}

const topicOf = ({table}: Stage): string => `${table.forum.url}/viewtopic.php?t=1`;
const popupPage =
	(page: string) =>
	async (tab: Tab, {browser}: Stage) => {
		await tab.goto(`${browser.base}popup/${page}`);
		await tab.wait('main');
	};

async function openPanel(tab: Tab, stage: Stage): Promise<void> {
	await tab.goto(topicOf(stage));
	await tab.type(QUICK_REPLY, stage.lang === 'fr' ? 'Corvin vise la lanterne.' : 'Corvin aims at the lantern.');
	await tab.click('button.roll');
	await tab.choose('osselet-panel select, form.panel select', 'Corvin');
	await tab.click({css: 'form.panel button', text: sceneMove(stage.lang)});
	await tab.wait({css: 'form.panel', text: 'oss1-s-1d20'});
}

/** A character of a game in the workshop: the wizard while it is made, its sheet afterwards. */
const workshopOf =
	(sheet: Sheet, shown: string, then?: (tab: Tab, stage: Stage) => Promise<void>) => async (tab: Tab, stage: Stage) => {
		const {browser} = stage;
		const popup = await browser.popup();
		// Refused where it stands there already.
		await askKeeper(popup, 'sheet/put', {sheet});
		await popup.close();
		await tab.goto(`${browser.base}popup/workshop.html#${sheet.id}`);
		await tab.wait(shown);
		await then?.(tab, stage);
	};

type FightScene = {
	readonly game: string;
	readonly people: readonly (readonly [name: string, state: object])[];
	readonly foes: Readonly<Record<Lang, string>>;
	/** What the GM sets the first of them to, where it is to be rolled. */
	readonly order?: string;
};

/** The GM's fight of the thread, under way: two with sheets and a foe of few values, some of it to be rolled yet where the game rolls for it. */
const openFight =
	({game, people, foes, order}: FightScene) =>
	async (tab: Tab, stage: Stage): Promise<void> => {
		const {lang, browser} = stage;
		const say = fightWords[lang];
		const [first] = people.map(([name]) => name) as [string];
		const popup = await browser.popup();
		for (const [name, state] of people) await askKeeper(popup, 'sheet/put', {sheet: character(game, name, state)});
		await popup.close();
		await tab.goto(topicOf(stage));
		await tab.click('button.roll');
		await tab.choose('osselet-panel select, form.panel select', first);
		await tab.click({css: 'osselet-panel .button, .top .button', text: say.fight});
		await tab.wait('.fight .guide');
		if (await tab.exists('.fight .one')) return;
		for (const [name] of people) {
			await tab.choose({css: '.fight select', text: say.addSheet}, name);
			await tab.wait({css: '.fight .one', text: name});
		}
		await tab.fill({css: '.fight input', text: say.addName}, foes[lang]);
		await tab.fill({css: '.fight input', text: say.members}, '4');
		await tab.fill({css: '.fight input', text: say.memo}, say.memoHint);
		await tab.click({css: '.fight .adding button', text: say.add});
		await tab.wait({css: '.fight .one', text: say.memoHint});
		await tab.click({css: '.fight button', text: say.begin});
		await tab.wait({css: '.fight button', text: say.next});
		if (order === undefined) return;
		await tab.fill({css: '.fight .one:first-child .score input', text: first}, order);
		await tab.press('Tab');
		await tab.wait({css: '.fight .one:first-child', text: first});
	};

/** A roll that the GM is about to call of two players. */
async function openCalls(tab: Tab, stage: Stage): Promise<void> {
	const {lang} = stage;
	await tab.goto(topicOf(stage));
	await tab.click('button.roll');
	await tab.click({css: 'osselet-panel .button, .top .button', text: waitingCallWords[lang].ask});
	await tab.wait('.calls .offered button');
	for (const name of ['Aline', 'Borin']) {
		await tab.fill('.calls .with input', name);
		await tab.click({css: '.calls .with button', text: callWords[lang].add});
	}
	await tab.fill({css: '.calls input', text: panelWords[lang].expression}, '1d20+5');
	await tab.fill({css: '.calls input', text: callWords[lang].against}, '15');
	await tab.wait({css: '.calls .preview', text: 'oss1-s-1d20'});
}

/** Each thing of ours that a person looks at, from a blank tab. */
export const scenes = {
	panel: openPanel,
	fight: openFight({
		game: 'chimere',
		people: ['Ayame', 'Goro'].map(name => [name, {stats: {endurance: 3, rapidite: 3, volonte: 2}}] as const),
		foes: {fr: 'Nervis du port', en: 'Thugs of the harbour'},
		order: '8',
	}),
	'fight-haut-chateau': openFight({
		game: 'haut-chateau',
		people: [
			[
				'Dick',
				{
					stats: {combattivite: 4, vitalite: 3, adresse: 2, mojo: 3},
					tracks: {pv: 4},
					conditions: [{condition: 'premier', level: 1}],
				},
			],
			[
				'Ragle',
				{
					stats: {combattivite: 3, vitalite: 4, adresse: 4, mojo: 2},
					tracks: {pv: 0},
					conditions: [{condition: 'agonie', level: 1}],
				},
			],
		],
		foes: {fr: 'Patrouille', en: 'Patrol'},
	}),
	calls: openCalls,
	bar: async (tab: Tab, stage: Stage) => {
		await openPanel(tab, stage);
		await tab.press('Escape');
		await tab.gone('osselet-panel');
		await tab.wait({css: 'button.move', text: sceneMove(stage.lang)});
	},
	popover: async (tab: Tab, stage: Stage) => {
		await tab.goto(topicOf(stage));
		const marks = (post: number) => marksWhen(tab, post, 1, ([mark]) => /: -?[0-9]+$|, /.test(mark?.name ?? ''));
		await marks(2);
		await marks(3);
		await openMark(tab, 2, 1);
	},
	'popover-wrong': async (tab: Tab, stage: Stage) => {
		await tab.goto(topicOf(stage));
		await marksWhen(tab, 3, 1, ([mark]) => /le message dit|the post says/.test(mark?.name ?? ''));
		await openMark(tab, 3, 1);
	},
	popup: async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html')(tab, stage);
		await tab.click({css: 'button', text: 'Corvin'});
		await tab.wait('input');
	},
	'popup-tab': async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html?tab')(tab, stage);
		await tab.click({css: 'button', text: 'Corvin'});
		await tab.wait('input');
	},
	'popup-list': async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html')(tab, stage);
		await tab.wait({css: 'li', text: 'Corvin'});
	},
	'popup-rolls': async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html')(tab, stage);
		await tab.click('#tab-rolls');
		await tab.wait('.empty');
	},
	'popup-forum': async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html')(tab, stage);
		await tab.click('#tab-forum');
		await tab.wait('.sites li');
	},
	'popup-settings': async (tab: Tab, stage: Stage) => {
		await popupPage('popup.html')(tab, stage);
		await tab.click('#tab-settings');
		await tab.wait('select');
	},
	workshop: async (tab: Tab, stage: Stage) => {
		await popupPage('workshop.html')(tab, stage);
		await tab.wait({css: 'li', text: 'Corvin'});
	},
	'workshop-sheet': workshopOf(
		character('forge', 'Nadir', {
			stats: {etudier: 1, bricoler: 1, roder: 2, cogner: 1, convaincre: 1, commander: 1},
			tracks: {stress: 4, blessures: 3},
			clocks: {renommee: {filled: 3, size: 4}, surchauffe: {filled: 5, size: 8}},
			lists: {contacts: [{name: 'Madame Sel', value: 2}]},
			xp: 9,
		}),
		'.game-sheet .growth',
	),
	'workshop-level': workshopOf(
		character('escalier', 'Iris', {
			stats: {might: 10, insight: 8, dexterity: 8, willpower: 8},
			conditions: [{condition: 'dazed', level: 1}],
			classes: {gardien: 3, rodeur: 2},
			level: 5,
			xp: 50,
		}),
		'.level-up',
	),
	'workshop-making': workshopOf(
		character('haut-chateau', 'Ouarz', {
			made: false,
			choices: {age: 30, type: 'et', race: 'wyrd', mutant: 'non', origine: 'pauvre'},
			answers: {nom: {text: 'Ouarz', level: 1}},
			entries: {atouts: ['coriace', 'legende'].map(entry => ({key: entry, entry}))},
		}),
		'.wizard .steps',
		async (tab, {lang}) => {
			await tab.click({css: '.steps button', text: lang === 'fr' ? 'Atouts' : 'Edges'});
			await tab.wait({css: 'label.option:has(input:disabled)', text: 'Sonar'});
		},
	),
	'workshop-draw': workshopOf(
		character('chimere', 'Jin', {
			made: false,
			choices: {nature: 'heros', art: 'karate', methode: 'hasard'},
			draws: {talents: [[7, 3]]},
		}),
		'.wizard .steps',
		async tab => {
			// The step before the equipment and the end.
			await tab.click('.steps li:nth-last-child(3) button');
			await tab.wait({css: '.falls li', text: '7 · 3'});
		},
	),
	'workshop-builder': workshopOf(
		character('horizon-brique', 'Opale', {
			balances: {comp: 2, savoir: 3},
			builds: [
				{
					key: 'eclair',
					builder: 'competences',
					name: 'Éclair',
					ranks: [{bricks: [{brick: 'degats', count: 2}]}],
					done: 1,
				},
			],
		}),
		'.built-head',
		async tab => {
			await tab.click('.built-head');
			await tab.wait({css: '.built .card', text: 'Éclair'});
		},
	),
	'workshop-growth': workshopOf(
		character('haut-chateau', 'Vidal', {
			stats: {combattivite: 3, adresse: 4},
			points: {couteau: 4},
			xp: 12,
			choices: {type: 'mutant', origine: 'moyenne', age: 30},
			entries: {travers: [{key: 'fugitif', entry: 'fugitif'}]},
		}),
		'.game-sheet .growth',
		async (tab, {lang}) => {
			await tab.click({css: '.roles label', text: lang === 'fr' ? 'MJ' : 'GM'});
			await tab.wait('form.award');
			await tab.click({css: 'summary', text: lang === 'fr' ? 'Ajouter une compétence' : 'Add a skill'});
			await tab.click({css: 'summary', text: lang === 'fr' ? 'Ajouter à « Armes' : 'Add to “Weapons'});
		},
	),
	'workshop-wizard': workshopOf(
		character('vingt-faces', 'Sorrel', {
			made: false,
			stats: {force: 15, dexterite: 14, constitution: 13, intelligence: 12, sagesse: 10, charisme: 8},
		}),
		'.wizard .step',
	),
} as const;

export type SceneName = keyof typeof scenes;
