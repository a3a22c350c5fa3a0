import {askKeeper} from './activate';
import {shot} from './browser';
import type {Tab} from './tab';
import {until} from './tab';

export const QUICK_REPLY = '#qr_postform textarea';

/** Adds one thing to the open sheet by the form that names it. */
async function add(popup: Tab, form: string, name: string): Promise<void> {
	await popup.fill({css: 'input', text: form}, name);
	await popup.click({css: 'button[aria-label]', text: form});
}

/** A sheet with a number and a roll that uses it, made in the popup as a player does. */
export async function makeSheet(popup: Tab, name: string): Promise<void> {
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

/** How the panel says that a mode's line is ready. */
const READY = {Immédiat: 'de votre tour', Scellé: 'quand vous enverrez'} as const;

/** Opens the panel, lets `prepare` say what is rolled, and inserts it in a mode. */
export async function rollInPanel(
	tab: Tab,
	mode: keyof typeof READY,
	prepare: () => Promise<void>,
	picture: string,
): Promise<void> {
	const before = await tab.value(QUICK_REPLY);
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.wait({css: 'input', text: 'Expression'});
	await prepare();
	await tab.click({css: 'label.choice', text: mode});
	await until(`“${READY[mode]}” in the panel`, async () => {
		const text = await tab.text('form.panel');
		if (text.includes(READY[mode])) return true;
		throw new Error(text);
	});
	await tab.screenshot(shot(picture));
	await tab.click({css: 'button', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value(QUICK_REPLY)) !== before);
}
