import {openSheets} from '../popup/sheets-drawer';
import {openPopover} from '../src/badge/popover';
import {now} from '../src/clock';
import {judgeContests} from '../src/contest/judge';
import {forums} from '../src/forums/index';
import {openPanel} from '../src/panel/open-panel';
import {type Lang, langFrom} from '../src/shared/lang';
import {userscriptWords} from '../src/shared/words/userscript';
import type {Asker} from '../src/wire/messages';
import {complain} from './complain';
import {startMarks} from './marks';
import type {PagePorts} from './ports';
import {readBefore} from './read-before';
import {startReceipts} from './receipts';
import {endStepOf} from './steps';
import {sweep, takeOver} from './take-over';
import {turnFinder} from './thread-reader';
import {type Gm, managerHere, pageHere} from './userscript/gm';
import {openService} from './userscript/service';
import {visit} from './visit';
import {whenWorthIt} from './watch';

// The whole of Osselet in one script. Some managers run it in the page's own world, where the forum's scripts came first and can have
// replaced anything global. Nothing here can mend that: what the manager's interface keeps apart is kept apart, and the README says the rest.

// All of it is aboard: managers load nothing on demand.
const loadPanel = async () => ({openPanel});
const loadTurn = async () => ({turnFinder});
const loadPopover = async () => ({openPopover, readBefore});
const loadMarks = async () => ({startMarks});
const loadOpposed = async () => ({judgeContests});
const loadReceipts = async () => ({startReceipts});
const loadSteps = async () => (box: HTMLElement) => endStepOf(box, pageHere());
const loadForum: PagePorts['loadForum'] = async id => forums.find(forum => forum.id === id)!;
const offsetAt = (moment: number) => -new Date(moment).getTimezoneOffset();

async function langNow(ask: Asker): Promise<Lang> {
	return (await ask('settings/get', null)).lang ?? langFrom(navigator.language);
}

async function start(root: Document, ask: Asker): Promise<void> {
	const {signal} = takeOver(root);
	// At once: what the menu opens meanwhile is ours.
	sweep(root);
	await whenWorthIt(root, signal);
	const lang = await langNow(ask);
	const openOwnSheets = () => void openSheets(root, ask, lang).catch(complain);
	const ports: PagePorts = {
		ask,
		now,
		lang,
		reader: {now: now(), offsetAt},
		signal,
		loadForum,
		loadSteps,
		loadPanel,
		loadTurn,
		loadPopover,
		loadMarks,
		loadOpposed,
		loadReceipts,
		openSheets: openOwnSheets,
	};
	visit(root, ports);
}

/** The manager's own menu: the sheets, for which a userscript has no window, and the language. */
async function registerMenu(root: Document, {registerMenuCommand: register}: Gm, ask: Asker): Promise<void> {
	if (!register) return;
	const lang = await langNow(ask);
	const say = userscriptWords[lang];
	const speak = async (chosen: Lang) => {
		await ask('settings/put', {settings: {...(await ask('settings/get', null)), lang: chosen}});
		// The visit begins anew rather than the page: what is being written stays.
		await start(root, ask);
	};
	register(
		say.menuSheets,
		() =>
			void langNow(ask)
				.then(now => openSheets(root, ask, now))
				.catch(complain),
	);
	register(say.menuFrench, () => void speak('fr').catch(complain));
	register(say.menuEnglish, () => void speak('en').catch(complain));
}

async function run(root: Document): Promise<void> {
	const gm = managerHere();
	const ask = await openService(gm);
	await registerMenu(root, gm, ask);
	await start(root, ask);
}

run(document).catch(complain);
