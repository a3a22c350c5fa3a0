import {JSDOM} from 'jsdom';
import {PERIOD} from '../relay/relay';
import {activate, askKeeper} from './lib/activate';
import {login, submitQuickReply} from './lib/board';
import {type Browser, type BrowserName, shot} from './lib/browser';
import {askCommandLine, askSecondProgram, type Told} from './lib/checkers';
import {closePopover, facesShown, marksWhen, openMark, type SeenMark} from './lib/marks';
import {makeSheet, QUICK_REPLY, rollInPanel} from './lib/player';
import type {Tab} from './lib/tab';
import {until} from './lib/tab';
import type {Table} from './lib/table';

type Marks = readonly SeenMark[];
type Faces = readonly (readonly number[])[];

/** What was seen at each step, for the tests to judge and for people to read. */
export type MainJob = {
	/** The post as somebody without Osselet reads it. */
	readonly plain: string;
	readonly waiting: Marks;
	/** Some seconds later on the same page. */
	readonly later: Marks;
	readonly resolved: Marks;
	/** The dice of each roll as its popover draws them. */
	readonly shown: Faces;
	readonly told: readonly Told[];
	readonly second: Faces;
	readonly typedOver: Marks;
	readonly toldThen: readonly Told[];
};

type Say = (line: string) => void;
type Seat = {readonly table: Table; readonly name: BrowserName; readonly say: Say};

const names = (marks: Marks): string => marks.map(({name}) => name).join(' | ');

/** The player's browser with a sheet made in the popup and the board allowed. */
async function seatPlayer({table, name, say}: Seat): Promise<Browser> {
	const player = await table.sit(name);
	say(`${name} ${player.version.replace(/^\w+\//, '')}: the player’s browser is open.`);
	const popup = await player.popup();
	// The browsers' own languages depend on what is installed; ours is a setting.
	await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
	await popup.goto(`${player.base}popup/popup.html`);
	await popup.resize(380, 560);
	await makeSheet(popup, 'Corvin');
	await popup.screenshot(shot(`${name}-popup`));
	await activate(player, table.forum.url);
	say('A sheet is made in the popup; the board is allowed.');
	return player;
}

/** An instant and a sealed roll put into the quick reply and sent by the board's own button; answers the post's number. */
async function play(tab: Tab, {table: {forum}, name}: Seat): Promise<number> {
	await login(tab, forum, 'Bastien');
	await tab.goto(`${forum.url}/viewtopic.php?t=1`);
	await tab.wait('osselet-bar');
	await tab.type(QUICK_REPLY, 'Corvin tire depuis le parapet.\n');
	await tab.screenshot(shot(`${name}-bar`));
	const fromSheet = async () => {
		await tab.choose({css: 'select', text: 'Personnage'}, 'Corvin');
		await tab.click({css: 'button', text: 'Tir'});
	};
	const typed = async () => {
		await tab.fill({css: 'input', text: 'Expression'}, '2d6');
		await tab.fill({css: 'input', text: 'Libellé'}, 'Dégâts');
	};
	await rollInPanel(tab, 'Immédiat', fromSheet, `${name}-panel-instant`);
	await rollInPanel(tab, 'Scellé', typed, `${name}-panel-sealed`);
	await tab.screenshot(shot(`${name}-reply`));
	return submitQuickReply(tab, forum, 1);
}

const waits = ([instant, sealed]: Marks): boolean => /^Dé/.test(instant?.name ?? '') && /^En attente/.test(sealed?.name ?? '');

/** Another reader, `enough` milliseconds before the draw: his build's clock and the relay's are ahead together. A machine that is suddenly slow may open his page after the draw; he comes earlier then. */
async function readBefore(draw: number, post: number, enough: number, {table, name}: Seat): Promise<{read: Tab; waiting: Marks}> {
	let trouble: unknown;
	for (const lead of [enough, 3 * enough]) {
		const shift = draw - Date.now() - lead;
		table.relay.now = () => Date.now() + shift;
		const reader = await table.sit(name, shift);
		await activate(reader, table.forum.url);
		const read = await reader.open(`${table.forum.url}/viewtopic.php?p=${post}`);
		try {
			return {read, waiting: await marksWhen(read, post, 2, waits, lead)};
		} catch (error) {
			trouble = error;
		}
	}
	throw trouble;
}

/** When the draw of a post's sealed roll falls, in milliseconds since 1970. */
function drawOf(source: string, genesis: number): number {
	const round = Number(source.match(/oss1-s-[^\s)\]]*-r([0-9]+)/)?.[1]);
	return (genesis + (round - 1) * PERIOD) * 1000;
}

/** Opens each roll's popover in turn and reads its dice. */
async function readDice(read: Tab, post: number, {name}: Seat): Promise<Faces> {
	const faces: (readonly number[])[] = [];
	for (const place of [1, 2]) {
		await openMark(read, post, place);
		faces.push(await facesShown(read));
		await read.screenshot(shot(`${name}-popover-${place}`));
		await closePopover(read);
	}
	return faces;
}

/** What the post's page holds for somebody without Osselet. */
async function readPlainly({forum}: Table, post: number): Promise<string> {
	const page = new JSDOM(await (await fetch(`${forum.url}/viewtopic.php?p=${post}`)).text());
	return page.window.document.querySelector(`#p${post} .content`)?.textContent ?? '';
}

/** The player edits his post and changes the last digit of the instant roll's total; the reader opens the page again. */
async function typeOver(tab: Tab, read: Tab, post: number, before: Marks, {table: {forum}}: Seat): Promise<Marks> {
	await tab.goto(`${forum.url}/posting.php?mode=edit&p=${post}`);
	const text = await tab.value('#message');
	const changed = text.replace(/([0-9])( oss1-i-)/, (_, digit: string, string: string) => `${(Number(digit) + 7) % 10}${string}`);
	if (changed === text) throw new Error(`No total to type over in:\n${text}`);
	await tab.fill('#message', changed);
	await tab.click('#postform [name=post]');
	await until('the changed post', async () => forum.board.post(post)?.source.includes(changed.split('\n')[1] ?? changed));
	await read.goto(`${forum.url}/viewtopic.php?p=${post}`);
	// What is not known yet is said at once, and said anew when the draw is there.
	return marksWhen(read, post, 2, ([instant, sealed]) => instant?.text !== '' && sealed?.text === before[1]?.text);
}

/** The whole of it: a sheet, an instant and a sealed roll, the forum's own button, a reader elsewhere, the draw, two checkers, a digit typed over. */
export async function playMainJob(table: Table, name: BrowserName, say: Say): Promise<MainJob> {
	const seat = {table, name, say};
	const start = Date.now();
	const player = await seatPlayer(seat);
	// What a reader needs to be there, on this machine as busy as it is, and the time to look.
	const enough = Math.ceil(1.5 * (Date.now() - start)) + 12_000;
	const tab = await player.open();
	const post = await play(tab, seat);
	const source = table.forum.board.post(post)?.source ?? '';
	const plain = await readPlainly(table, post);
	say(`Posted by the board’s own button, and read without Osselet:\n${plain.trim().replace(/^/gm, '    ')}`);

	const {read, waiting} = await readBefore(drawOf(source, table.relay.chain.genesis), post, enough, seat);
	await read.screenshot(shot(`${name}-marks-waiting`));
	say(`A reader elsewhere sees: ${names(waiting)} (${waiting[1]?.text})`);
	const later = await marksWhen(read, post, 2, ([, sealed]) => sealed?.text !== waiting[1]?.text);
	const resolved = await marksWhen(read, post, 2, ([, sealed]) => /^Tirage/.test(sealed?.name ?? ''), 180_000);
	const shown = await readDice(read, post, seat);
	say(`After the draw, in place: ${names(resolved)}`);

	const told = await askCommandLine(table, post);
	say(`The command line on the saved page: ${told.map(({verdict, dice, total}) => `${verdict} [${dice}] ${total}`).join(' | ')}`);
	const second = askSecondProgram(told);
	say(`The second program, on the same strings: ${second.map(faces => `[${faces}]`).join(' | ')}`);

	const typedOver = await typeOver(tab, read, post, resolved, seat);
	await read.screenshot(shot(`${name}-typed-over`));
	say(`One digit typed over: ${names(typedOver)}`);
	const toldThen = await askCommandLine(table, post);
	return {plain, waiting, later, resolved, shown, told, second, typedOver, toldThen};
}
