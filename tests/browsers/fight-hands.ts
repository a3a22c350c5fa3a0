import {login, loginFromHere} from './lib/board';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import type {Table} from './lib/table';

/** A move made by hand in the panel: whose, and what its form is given, by the words of its labels. */
export type Made = {
	readonly who: string;
	readonly move: string;
	readonly chosen?: Readonly<Record<string, string>>;
	readonly ticked?: readonly string[];
	readonly against?: string;
	/** What is typed, by the words of its label. */
	readonly filled?: Readonly<Record<string, string>>;
};

/** Opens the panel on a move of a character and fills its form. */
async function fillMove(tab: Tab, {who, move, chosen = {}, ticked = [], filled = {}, against}: Made): Promise<void> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.choose({css: 'select', text: 'Personnage'}, who);
	await until('the move', async () => {
		await tab.fill({css: 'input', text: 'Chercher une action'}, move);
		// Again when the list was drawn anew under the pointer.
		await tab.click({css: '.moves button', text: move});
		return tab.wait('.pool', 2_000);
	});
	for (const [label, words] of Object.entries(chosen)) await tab.choose({css: 'select', text: label}, words);
	for (const label of ticked) await tab.click({css: 'label', text: label});
	for (const [label, words] of Object.entries(filled)) await tab.fill({css: 'input', text: label}, words);
	if (against !== undefined) await tab.fill({css: 'input', text: 'Nombre à atteindre'}, against);
}

/** A move that is rolled, as an instant roll in the reply. Answers its line. */
export async function rollMove(tab: Tab, made: Made): Promise<string> {
	const before = await tab.value(QUICK_REPLY);
	await fillMove(tab, made);
	const line = await until('the line in the panel', async () => {
		await tab.click({css: 'label.choice', text: 'Immédiat'});
		const text = await tab.text('form.panel .preview');
		if (/ oss1-i-/.test(text)) return text;
		throw new Error(await tab.text('form.panel'));
	});
	await tab.click({css: 'button', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value(QUICK_REPLY)) !== before);
	return line;
}

/** Why a move cannot be made now, in the words of the rules; the panel is closed again, on its list. */
export async function refusedMove(tab: Tab, made: Made): Promise<string> {
	await fillMove(tab, made);
	await tab.wait('form.panel .pool .wrong');
	const why = (await tab.all('form.panel .pool .wrong')).join(' ');
	// Otherwise the move is kept as a draft.
	await tab.click({css: 'form.panel button', text: 'Toutes les actions'});
	await tab.press('Escape');
	return why;
}

/** A move without a roll, written into the reply. Answers its line. */
export async function useMove(tab: Tab, made: Made): Promise<string> {
	const before = await tab.value(QUICK_REPLY);
	await fillMove(tab, made);
	await tab.wait({css: 'form.panel .preview', text: `${made.who}, ${made.move}`});
	// Until the thread has been read the button waits, and a click on it is lost.
	await tab.click({css: 'form.panel button:not(:disabled)', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value(QUICK_REPLY)) !== before);
	return (await tab.value(QUICK_REPLY)).slice(before.length).trim();
}

/** The number that a line ends with, before its string. */
export const totalIn = (line: string): number => Number(/= (-?\d+)[^=]* oss1-/.exec(line)?.[1]);

/** Sits a member of the board down at a thread. Who follows another at the same table logs in by the form's own request, without two pages more. */
export async function sitDown(tab: Tab, {forum}: Table, name: string, topic: number): Promise<void> {
	if (tab.url().startsWith(forum.url)) await loginFromHere(tab, name);
	else await login(tab, forum, name);
	await tab.goto(`${forum.url}/viewtopic.php?t=${topic}`);
	await tab.wait('osselet-bar');
}

/** Opens the fight of the thread with one of its sheets chosen. */
export async function openFight(tab: Tab, who: string): Promise<void> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.choose({css: 'select', text: 'Personnage'}, who);
	await tab.click({css: 'osselet-panel .button, .top .button', text: 'Combat'});
	await tab.wait('.fight .top');
}

export const addSheet = async (tab: Tab, name: string): Promise<void> => {
	await tab.choose({css: '.fight select', text: 'Une fiche de ce navigateur'}, name);
	await tab.wait({css: '.fight .one', text: name});
};

export async function addGroup(tab: Tab, name: string, count: number): Promise<void> {
	await tab.fill({css: '.fight input', text: 'Ou un nom'}, name);
	await tab.fill({css: '.fight input', text: 'Combien'}, String(count));
	await tab.click({css: '.fight .adding button', text: 'Ajouter'});
	await tab.wait({css: '.fight .one', text: name});
}

/** A foe without a sheet, of the few values that the GM has at hand. */
export async function addFoe(
	tab: Tab,
	{name, life, memo}: {readonly name: string; readonly life: number; readonly memo: string},
) {
	await tab.fill({css: '.fight input', text: 'Ou un nom'}, name);
	await tab.fill({css: '.fight .adding input', text: 'Points de vie'}, String(life));
	await tab.fill({css: '.fight input', text: 'Valeurs à noter'}, memo);
	await tab.click({css: '.fight .adding button', text: 'Ajouter'});
	await tab.wait({css: '.fight .one', text: memo});
}

/** Ends the turn that runs; the next is for `who`. */
export async function untilTurn(tab: Tab, who: string): Promise<void> {
	await tab.click({css: '.fight button', text: 'Tour suivant'});
	await tab.wait({css: '.fight .one.turn', text: who});
}

/** Ends turns until a round begins. */
export async function untilRound(tab: Tab, round: number): Promise<void> {
	await until(`round ${round}`, async () => {
		const before = await tab.text('.fight .top');
		if (before.includes(`Round ${round}`)) return true;
		await tab.click({css: '.fight button', text: 'Tour suivant'});
		await until('the next turn', async () => (await tab.text('.fight .order')) !== '' && true);
		return false;
	});
}

const openRolls = async (tab: Tab, count: number): Promise<unknown> => {
	if (!(await tab.exists('.fight .rolls[open]'))) await tab.click({css: '.fight summary', text: 'Jets du fil'});
	return until('the rolls', async () => (await tab.all('.fight .rolls li')).length >= count);
};

/** Orders the round by the newest rolls of the thread that are made for it. */
export async function orderByRolls(tab: Tab, count: number): Promise<void> {
	await openRolls(tab, count);
	for (let left = count; left > 0; left--) {
		const before = await tab.text('.fight .guide');
		await tab.click({css: '.fight .rolls button', text: 'Comme ordre'});
		await until('the order', async () => (await tab.text('.fight .guide')) !== before);
	}
}

/** Writes the newest rolls of the thread into the log. */
export async function logRolls(tab: Tab, count: number): Promise<void> {
	await openRolls(tab, count);
	for (let at = 1; at <= count; at++) {
		const before = (await tab.all('.fight .log li')).length;
		// By its place: it is called otherwise where the same dice were logged before.
		await tab.click(`.fight .rolls li:nth-of-type(${at}) button`);
		await until('the log', async () => (await tab.all('.fight .log li')).length > before);
	}
}

/** Inserts the fight into the reply and closes it. */
export async function insertFight(tab: Tab): Promise<string> {
	const before = await tab.value(QUICK_REPLY);
	await until('the fight’s text', async () => (await tab.text('.fight .preview')).includes('ost1-'));
	await tab.click({css: '.fight button.main', text: 'Insérer'});
	await until('the fight in the reply', async () => (await tab.value(QUICK_REPLY)) !== before);
	await tab.click({css: '.fight button', text: 'Fermer'});
	return (await tab.value(QUICK_REPLY)).slice(before.length);
}

/** Ends the fight, which is then empty, and closes it. */
export async function endFight(tab: Tab): Promise<void> {
	await tab.click({css: '.fight button', text: 'Terminer le combat'});
	await tab.click({css: '.fight button', text: 'Oui, terminer'});
	await until('the end', async () => (await tab.all('.fight .one')).length === 0);
	await tab.click({css: '.fight button', text: 'Fermer'});
}

/** Has two of the fight meet by the book's own steps, and waits for the first. */
export async function beginMeeting(
	tab: Tab,
	one: string,
	other: string,
	kind?: string,
	beside: readonly string[] = [],
): Promise<void> {
	await tab.click({css: '.fight summary', text: 'Faire se rencontrer'});
	if (kind !== undefined) await tab.choose({css: '.meet select', text: 'Faire se rencontrer'}, kind);
	await tab.choose({css: '.meet select', text: 'L’un'}, one);
	await tab.choose({css: '.meet select', text: 'L’autre'}, other);
	for (const name of beside) await tab.click({css: '.meet label.check', text: name});
	await tab.click({css: '.meet button', text: 'Commencer la rencontre'});
	await tab.wait('.fight .meeting');
}

/** A roll that the open meeting waits for: whose, the first of the moves that will do, and what its questions are to be answered with. */
export type Wanted = {readonly who: string; readonly move: string; readonly filled?: Readonly<Record<string, string>>};

export const wantedNow = async (tab: Tab): Promise<readonly Wanted[]> =>
	(await tab.all('.meeting .awaited p')).flatMap(text => {
		const [, who, moves, asks] = /^À (.+?) de jeter\s: ([^·]+?)(?: · (.+))?$/.exec(text) ?? [];
		if (!who || !moves) return [];
		const filled = asks?.split(', ').map(one => [one.slice(0, one.lastIndexOf(' ')), one.slice(one.lastIndexOf(' ') + 1)]);
		return [{who, move: moves.split(', ')[0]!, ...(filled && {filled: Object.fromEntries(filled)})}];
	});

/** Takes up the fight that a post of the thread carries, in place of the one that is kept in this browser. */
export async function takeOver(tab: Tab): Promise<void> {
	await tab.click({css: '.fight .found button', text: 'Le reprendre ici'});
	await tab.wait('.fight .one');
}

/** Gives the meeting the newest roll of the thread for each that it waits for, and sees what comes of it. Answers the log's last line. */
export async function giveRolls(tab: Tab, wanted: readonly Wanted[], memberOf: (who: string) => string): Promise<string> {
	await until('the rolls', async () => (await tab.all('.fight .rolls li')).length > 0 || tab.click('.fight .rolls summary'));
	for (const [at, {who, move}] of wanted.entries()) {
		const select = `.meeting .awaited:nth-child(${at + 1} of .awaited) select`;
		await tab.choose(select, `${memberOf(who)}, ${who}, ${move}`);
		await tab.wait({css: `.meeting .awaited:nth-child(${at + 1} of .awaited) p`, text: '['});
	}
	const before = (await tab.all('.fight .log li')).length;
	await tab.click({css: '.meeting button:not(:disabled)', text: 'Voir ce qui en sort'});
	await until('what came of it', async () => (await tab.all('.fight .log li')).length > before);
	return (await tab.all('.fight .log li')).at(-1)!;
}
