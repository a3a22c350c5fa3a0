import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PERIOD, roundAt, testKey} from '../relay/relay';
import {activate, askKeeper} from './lib/activate';
import {login, submitQuickReply} from './lib/board';
import {type BrowserName, shot} from './lib/browser';
import type {Tab} from './lib/tab';
import {until} from './lib/tab';
import type {Table} from './lib/table';

/** What a mark says, in its name for screen readers. */
export type Marks = readonly string[];
/** What the command line says of one roll. */
export type Told = {readonly mode: string; readonly total: number | null; readonly said: number | null; readonly verdict: string};

/** What was seen at each step, for the tests to judge and for people to read. */
export type MainJob = {
	readonly version: string;
	readonly source: string;
	readonly waiting: Marks;
	readonly resolved: Marks;
	readonly told: readonly Told[];
	readonly typedOver: Marks;
};

type Say = (line: string) => void;

const marks = (tab: Tab, post: number): Promise<Marks> =>
	tab.evaluate(
		id =>
			Array.from(document.querySelectorAll(`#p${id} osselet-mark`), host => {
				const button = host.shadowRoot?.querySelector('button, [role=button]');
				return (button?.getAttribute('aria-label') ?? button?.textContent ?? '').replace(/\s+/g, ' ').trim();
			}),
		post,
	);

/** A sheet, made in the popup as a player does. */
async function makeSheet(popup: Tab, name: string): Promise<void> {
	await popup.fill({css: 'input', text: 'Nom du personnage'}, name);
	await popup.click({css: 'button', text: 'Créer'});
	await popup.wait({css: 'input, h1, h2', text: 'Nom'});
}

async function roll(tab: Tab, {expression, label, mode}: {expression: string; label: string; mode: string}): Promise<void> {
	const before = await tab.value('#qr_postform textarea');
	await tab.click('osselet-bar, button.roll');
	await tab.wait('osselet-panel');
	await tab.fill({css: 'input', text: 'Expression'}, expression);
	await tab.fill({css: 'input', text: 'Libellé'}, label);
	await tab.click({css: 'label, button, input', text: mode});
	await tab.click({css: 'button', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value('#qr_postform textarea')) !== before);
}

/** The round of the sealed roll in a post's source. */
const sealedRound = (source: string): number => Number(source.match(/oss1-s-[^\s)\]]*-r([0-9]+)/)?.[1] ?? Number.NaN);
const bornAt = (round: number, genesis: number): number => (genesis + (round - 1) * PERIOD) * 1000;

/** The verdicts of the command line on the page as anybody gets it, with the rounds that the relay has. */
async function tell(table: Table, post: number, source: string, now: number): Promise<readonly Told[]> {
	const folder = mkdtempSync(join(tmpdir(), 'osselet-verify-'));
	const url = `${table.forum.url}/viewtopic.php?p=${post}`;
	const key = testKey();
	const rounds = Array.from(source.matchAll(/-r([0-9]+)/g), ([, round]) => Number(round));
	writeFileSync(join(folder, 'page.html'), await (await fetch(url)).text());
	writeFileSync(join(folder, 'chain.json'), JSON.stringify(table.relay.chain));
	writeFileSync(
		join(folder, 'rounds.json'),
		JSON.stringify({rounds: rounds.map(round => ({round, signature: key.sign(round)}))}),
	);
	const at = (name: string) => join(folder, name);
	const args = [
		'dist/osselet.mjs',
		'verify',
		at('page.html'),
		'--url',
		url,
		'--rounds',
		at('rounds.json'),
		'--chain',
		at('chain.json'),
	];
	const made = spawnSync(process.execPath, [...args, '--now', new Date(now).toISOString(), '--json'], {encoding: 'utf8'});
	rmSync(folder, {recursive: true, force: true});
	if (!made.stdout) throw new Error(`osselet verify said nothing: ${made.stderr}`);
	const rolls: readonly (Told & {post: string})[] = JSON.parse(made.stdout).rolls;
	return rolls.filter(roll => String(roll.post).replace(/^p/, '') === String(post));
}

/** The whole of it: a sheet, an instant and a sealed roll, the forum's own button, a reader elsewhere, the draw, the command line, a digit typed over. */
export async function playMainJob(table: Table, name: BrowserName, say: Say): Promise<MainJob> {
	const {forum, relay} = table;
	const player = await table.sit(name);
	say(`${player.version}: the player's browser is open.`);
	const popup = await player.popup();
	// The browsers' own languages depend on what is installed; ours is a setting.
	await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
	await popup.goto(`${player.base}popup/popup.html`);
	await makeSheet(popup, 'Corvin');
	await popup.screenshot(shot(`${name}-popup`));
	await activate(player, forum.url);
	say('A sheet is made in the popup; the board is allowed.');

	const tab = await player.open();
	await login(tab, forum, 'Bastien');
	await tab.goto(`${forum.url}/viewtopic.php?t=1`);
	await tab.type('#qr_postform textarea', 'Corvin tire depuis le parapet.\n');
	await tab.wait('osselet-bar');
	await tab.screenshot(shot(`${name}-bar`));
	await roll(tab, {expression: '1d20+5', label: 'Tir', mode: 'Immédiat'});
	await roll(tab, {expression: '2d6', label: 'Dégâts', mode: 'Scellé'});
	await tab.screenshot(shot(`${name}-panel`));
	const post = await submitQuickReply(tab, forum, 1);
	const source = forum.board.post(post)?.source ?? '';
	say(`Posted by the board's own button:\n${source.replace(/^/gm, '    ')}`);

	const draw = bornAt(sealedRound(source), relay.chain.genesis);
	// Another reader, twelve seconds before the draw: his build's clock and the relay's are ahead together.
	const shift = draw - Date.now() - 25_000;
	relay.now = () => Date.now() + shift;
	const reader = await table.sit(name, shift);
	await activate(reader, forum.url);
	const read = await reader.open(`${forum.url}/viewtopic.php?p=${post}`);
	const waiting = await until('two marks', async () => {
		const seen = await marks(read, post);
		return seen.length === 2 && seen.every(Boolean) && seen;
	});
	await read.screenshot(shot(`${name}-marks-waiting`));
	say(`A reader elsewhere sees: ${waiting.join(' | ')}`);

	const resolved = await until(
		'the draw',
		async () => {
			const seen = await marks(read, post);
			return (
				seen.length === 2 &&
				roundAt(relay.now()) > sealedRound(source) + 1 &&
				!/tirage (dans|à)|le tirage tombe/.test(seen.join()) &&
				seen
			);
		},
		60_000,
	);
	await read.click(`#p${post} osselet-mark`);
	await read.wait('osselet-popover');
	await read.screenshot(shot(`${name}-popover`));
	say(`After the draw, in place: ${resolved.join(' | ')}`);

	const told = await tell(table, post, source, relay.now());
	say(`The command line on the saved page: ${told.map(({verdict, total}) => `${verdict} ${total}`).join(' | ')}`);

	const typedOver = await typeOver(tab, read, table, post);
	await read.screenshot(shot(`${name}-typed-over`));
	say(`One digit typed over: ${typedOver.join(' | ')}`);
	return {version: player.version, source, waiting, resolved, told, typedOver};
}

/** The player edits his post and changes the instant roll's total; the reader opens the page again. */
async function typeOver(tab: Tab, read: Tab, {forum}: Table, post: number): Promise<Marks> {
	await tab.goto(`${forum.url}/posting.php?mode=edit&p=${post}`);
	const text = await tab.value('#message');
	const changed = text.replace(/= ([0-9]+)/, (_, total: string) => `= ${Number(total) === 20 ? 21 : 20}`);
	if (changed === text) throw new Error(`No total to type over in:\n${text}`);
	await tab.fill('#message', changed);
	await tab.click('#postform [name=post]');
	await tab.wait(`#p${post}`);
	await read.goto(`${forum.url}/viewtopic.php?p=${post}`);
	return until('the marks again', async () => {
		const seen = await marks(read, post);
		return seen.length === 2 && !/en cours|tirage/.test(seen.join()) && seen;
	});
}
