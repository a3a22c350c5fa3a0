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

/** Adds one thing to the open sheet by the form that names it. */
async function add(popup: Tab, form: string, name: string): Promise<void> {
	await popup.fill({css: 'input', text: form}, name);
	await popup.click({css: 'button[aria-label]', text: form});
}

/** A sheet with a number and a roll that uses it, made in the popup as a player does. */
async function makeSheet(popup: Tab, name: string): Promise<void> {
	await popup.fill({css: 'input', text: 'Nom du personnage'}, name);
	await popup.click({css: 'button', text: 'Nouvelle fiche'});
	await add(popup, 'Ajouter un nombre', 'Adresse');
	await popup.fill({css: 'input', text: 'Valeur de Adresse'}, '4');
	await add(popup, 'Ajouter un jet', 'Tir');
	await popup.fill({css: 'input', text: 'Expression de Tir'}, '1d20+@adresse');
	await until('the sheet in the store', async () => {
		const listed = (await askKeeper(popup, 'sheets/list', null)) as {readonly ok: boolean; readonly value: readonly unknown[]};
		return listed.ok && JSON.stringify(listed.value).includes('1d20+@adresse');
	});
}

/** Opens the panel, lets `prepare` say what is rolled, and inserts it in a mode. */
async function roll(tab: Tab, mode: 'Immédiat' | 'Scellé', prepare: () => Promise<void>, picture: string): Promise<void> {
	const before = await tab.value('#qr_postform textarea');
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.wait({css: 'input', text: 'Expression'});
	await prepare();
	await tab.click({css: 'label.choice', text: mode});
	const ready = mode === 'Immédiat' ? 'de votre tour' : 'quand vous enverrez';
	await until(`“${ready}” in the panel`, async () => {
		const text = await tab.text('form.panel');
		if (text.includes(ready)) return true;
		throw new Error(text);
	});
	await tab.screenshot(shot(picture));
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
	const fromSheet = async () => {
		await tab.choose({css: 'select', text: 'Personnage'}, 'Corvin');
		await tab.click({css: 'button', text: 'Tir'});
	};
	const typed = async () => {
		await tab.fill({css: 'input', text: 'Expression'}, '2d6');
		await tab.fill({css: 'input', text: 'Libellé'}, 'Dégâts');
	};
	await roll(tab, 'Immédiat', fromSheet, `${name}-panel-instant`);
	await roll(tab, 'Scellé', typed, `${name}-panel-sealed`);
	await tab.screenshot(shot(`${name}-reply`));
	const post = await submitQuickReply(tab, forum, 1);
	const source = forum.board.post(post)?.source ?? '';
	say(`Posted by the board's own button:\n${source.replace(/^/gm, '    ')}`);

	const draw = bornAt(sealedRound(source), relay.chain.genesis);
	// Another reader, some seconds before the draw: his build's clock and the relay's are ahead together.
	const shift = draw - Date.now() - 50_000;
	relay.now = () => Date.now() + shift;
	const reader = await table.sit(name, shift);
	await activate(reader, forum.url);
	const read = await reader.open(`${forum.url}/viewtopic.php?p=${post}`);
	const waiting = await until('two marks', async () => {
		const seen = await marks(read, post);
		return seen.length === 2 && !seen.includes('Vérification en cours') && seen.every(Boolean) && seen;
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
		90_000,
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
	const changed = text.replace(
		/([0-9])( oss1-i-)/,
		(_, digit: string, string: string) => `${digit === '9' ? '8' : '9'}${string}`,
	);
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
