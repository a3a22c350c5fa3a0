import type {Browser} from './lib/browser';
import {type Tab, until} from './lib/tab';

/** Opens the workshop in a tab of its own. */
export async function openWorkshop(browser: Browser): Promise<Tab> {
	const tab = await browser.open(`${browser.base}popup/workshop.html`);
	await tab.wait('.new-sheet');
	return tab;
}

/** From the list of sheets: a new one, at the first step of its making. */
export async function newSheet(tab: Tab, name: string, game: string): Promise<void> {
	await tab.fill({css: '.new-sheet input', text: 'Nom du personnage'}, name);
	await tab.choose('.new-sheet select', game);
	await tab.click({css: '.new-sheet button', text: 'Nouvelle fiche'});
	await tab.wait('.wizard .steps');
}

export const goTo = async (tab: Tab, step: string): Promise<void> => {
	await tab.click({css: '.steps button', text: step});
	await tab.wait({css: '.step h2', text: step});
};

export const answer = (tab: Tab, question: string, text: string): Promise<void> =>
	tab.fill({css: '.questions input, .questions textarea', text: question}, text);

/** Ticks the card of an option, and waits until it stands ticked. */
export async function take(tab: Tab, name: string): Promise<void> {
	await tab.click({css: 'label.option', text: name});
	await tab.wait({css: 'label.option:has(input:checked)', text: name});
}

/** Presses a stepper's +, so many times, each once the one before has been taken. */
export async function raise(tab: Tab, name: string, times: number): Promise<void> {
	const css = `.stepper[aria-label="${name}"] output`;
	for (let time = 0; time < times; time++) {
		const before = await tab.text(css);
		await tab.click({css: 'button', text: `Monter ${name}`});
		await until(`${name} to rise`, async () => (await tab.text(css)) !== before);
	}
}

/** Writes an entry on a list. */
export async function write(tab: Tab, list: string, name: string, words: string): Promise<void> {
	await tab.fill({css: 'form.add input', text: `Nom, ${list}`}, name);
	await tab.fill({css: 'form.add input', text: `Quelques mots, ${list}`}, words);
	await tab.click({css: 'form.add button', text: `Ajouter à ${list}`});
	await tab.wait({css: '.rows li', text: name});
}

/** Ends the making, once every step is right; the sheet is then there. */
export async function finish(tab: Tab): Promise<void> {
	await tab.click({css: '.steps button', text: 'Pour finir'});
	await tab.wait({css: '.step button.main:not(:disabled)', text: 'erminer le personnage'});
	await tab.click({css: '.step button.main', text: 'erminer le personnage'});
	await tab.wait('.game-sheet .growth');
}

export const actAs = (tab: Tab, role: 'Joueur' | 'MJ'): Promise<void> => tab.click({css: '.roles label', text: role});

/** Does something on the sheet and answers the words of what changed. */
export async function changing(tab: Tab, act: () => Promise<void>): Promise<string> {
	const before = (await tab.all('.changes [role=status]'))[0];
	await act();
	return until('the change', async () => {
		const now = (await tab.all('.changes [role=status]'))[0];
		return now !== '' && now !== before && now;
	});
}

/** The GM gives experience. */
export const award = (tab: Tab, xp: number): Promise<string> =>
	changing(tab, async () => {
		await tab.fill({css: 'input', text: 'Expérience à donner'}, String(xp));
		// Not one of the rulebook's own awards, whose buttons bear a name
		await tab.click({css: '.growth form.add button', text: 'Donner'});
	});

/** The GM sets a condition. */
export const setCondition = (tab: Tab, name: string): Promise<string> =>
	changing(tab, async () => {
		await tab.choose('.conditions select', name);
		await tab.click({css: '.conditions button', text: 'Poser'});
	});

/** Ticks a clock by its own button. */
export const tick = (tab: Tab, clock: string): Promise<string> =>
	changing(tab, () => tab.click({css: '.clocks button', text: `Monter ${clock}`}));

export const undo = (tab: Tab): Promise<string> => changing(tab, () => tab.click({css: '.changes button', text: 'Annuler'}));

export async function toSheets(tab: Tab): Promise<void> {
	await tab.click({css: 'button', text: 'Toutes les fiches'});
	await tab.wait('.new-sheet');
}

/** The step after this one, by its button. */
export async function next(tab: Tab, step: string): Promise<void> {
	await tab.click({css: '.step button.main', text: 'Étape suivante'});
	await tab.wait({css: '.step h2', text: step});
}

/** Types a number that a step asks for. */
export const typeNumber = (tab: Tab, name: string, value: number): Promise<void> =>
	tab.fill({css: '.step input', text: name}, String(value));

/** Chooses what an entry wants to know: the skill of a place, or words. */
export const chooseFor = (tab: Tab, label: string, chosen: string): Promise<void> =>
	tab.choose({css: '.pick-one select', text: label}, chosen);

/** Lets the dice of a step fall until they have no more to decide; what each throw said. */
export async function drawAll(tab: Tab): Promise<readonly string[]> {
	for (;;) {
		const before = (await tab.all('.falls li')).length;
		if (!(await tab.exists('.drawing button:not(:disabled)'))) return tab.all('.falls li');
		await tab.click('.drawing button');
		await until('the dice to fall', async () => (await tab.all('.falls li')).length > before);
	}
}

/** Waits until a step says, in words, a rule that is broken. */
export const broken = (tab: Tab, words: RegExp): Promise<string> =>
	until(`${words}`, async () =>
		(await tab.all('.step .faults li')).find(text => words.test(text.replace(/[\u00a0\u202f]/g, ' '))),
	);

/** Waits until nothing is wrong with a step. */
export const right = (tab: Tab): Promise<unknown> =>
	until('a step in order', async () => !(await tab.exists('.step .faults li')));

/** Opens a sheet that is kept, by the address of the workshop. */
export async function openSheet(tab: Tab, id: string): Promise<void> {
	// Asked in the page: of its own pages one of the drivers does not tell the address.
	const page = await tab.evaluate(() => location.href.replace(/#.*/, ''), undefined);
	// Another place of the same page would only be scrolled to.
	await tab.goto('about:blank');
	await tab.goto(`${page}#${id}`);
	await tab.wait('.game-sheet .growth');
}

/** What a finished sheet says is not valid, one rule a line; nothing where all is right. */
export const saidWrong = async (tab: Tab): Promise<string> =>
	(await tab.all('.game-sheet .faults li')).map(text => text.replace(/[\u00a0\u202f]/g, ' ')).join('\n');

export const untilRight = (tab: Tab): Promise<unknown> => until('a sheet in order', async () => (await saidWrong(tab)) === '');

/** Loses one entry of a finished sheet, reads what is then wrong with it, and takes another one. */
export async function replace(
	tab: Tab,
	{lost, taken, wrong}: {readonly lost: string; readonly taken: string; readonly wrong: RegExp},
): Promise<void> {
	await tab.click({css: 'button', text: `Perdre ${lost}`});
	await until(`${wrong}`, async () => wrong.test(await saidWrong(tab)));
	// Each list has a shelf of that name.
	const shelf = {css: '.entries details.shelf:not([open]) > summary', text: 'Ce qui peut être pris'};
	while ((await tab.all(shelf)).length > 0) await tab.click(shelf);
	await tab.click({css: 'button', text: `Prendre ${taken}`});
	await tab.wait({css: '.entries .rows li', text: taken});
}
