import {boxWords} from '../../../src/shared/words/audit-box';
import {badgeWords} from '../../../src/shared/words/badge';
import {panelWords} from '../../../src/shared/words/panel';
import {publishNames} from '../../../src/shared/words/publish';
import {statWords} from '../../../src/shared/words/stats';
import {askKeeper} from './activate';
import {marksWhen, openMark} from './marks';
import type {Stage} from './scenes';
import type {Tab} from './tab';

const topicOf = ({table}: Stage): string => `${table.forum.url}/viewtopic.php?t=1`;

async function openDrawer(tab: Tab, stage: Stage, name: string): Promise<void> {
	await tab.goto(topicOf(stage));
	await tab.click('button.roll');
	await tab.choose('osselet-panel select, form.panel select', 'Corvin');
	await tab.click({css: 'osselet-panel .button, .panel .button', text: name});
}

/** Reads the thread from a mark's popover and opens its report in this tab. */
async function openReport(tab: Tab, stage: Stage): Promise<void> {
	const {lang, browser} = stage;
	await tab.goto(topicOf(stage));
	await marksWhen(tab, 2, 1, ([mark]) => /: -?[0-9]+$|, /.test(mark?.name ?? ''));
	await openMark(tab, 2, 1);
	await tab.click({css: '.popover button', text: badgeWords[lang].audit});
	await tab.wait({css: 'section p', text: boxWords[lang].done});
	const popup = await browser.popup();
	const [head] = (await askKeeper(popup, 'audit/list', null)) as readonly {readonly site: string; readonly thread: string}[];
	await popup.close();
	// The report has opened in a tab of its own; one behind it has its timers held back.
	await tab.front();
	await tab.goto(`${browser.base}popup/audit.html#${encodeURIComponent(`${head?.site} ${head?.thread}`)}`);
	await tab.wait('.statistics .picture svg');
}

/** What the GM looks at beside the panel: opposed rolls, sheets of others, a thread as evidence. */
export const moreScenes = {
	contest: async (tab: Tab, stage: Stage) => {
		await openDrawer(tab, stage, panelWords[stage.lang].contest);
		for (const name of ['Corvin', 'Aline']) await tab.click({css: '.contest .picks label:not(.off)', text: name});
		await tab.wait({css: '.contest .preview', text: 'oss1-q'});
	},
	sheets: async (tab: Tab, stage: Stage) => {
		await openDrawer(tab, stage, publishNames[stage.lang].publish);
		await tab.wait({css: '.publish .preview', text: 'osf1-'});
	},
	audit: openReport,
	statistics: async (tab: Tab, stage: Stage) => {
		await openReport(tab, stage);
		await tab.wait({css: '.statistics h3', text: statWords[stage.lang].faces});
		await tab.click('.statistics .picture details summary');
		await tab.evaluate(() => document.querySelector('.statistics')?.scrollIntoView(), undefined);
	},
	'workshop-proof': async (tab: Tab, {browser}: Stage) => {
		await tab.goto(`${browser.base}popup/workshop.html#proof`);
		await tab.wait('.proof-page dl');
	},
} as const;
