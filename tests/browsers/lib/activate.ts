import type {Browser} from './browser';
import type {Tab} from './tab';

type Api = {
	permissions: {request(asked: {origins: string[]}): Promise<boolean>};
	runtime: {sendMessage(message: unknown): Promise<unknown>};
};
declare const browser: Api | undefined;
declare const chrome: Api;

/** Asks the keeper as the popup does. Only on a page of the extension. */
export const askKeeper = (popup: Tab, name: string, ask: unknown): Promise<unknown> =>
	popup.evaluate(message => (typeof browser === 'undefined' ? chrome : browser).runtime.sendMessage(message), {name, ask});

/** Host permission for a board, asked for by a real click as *Activer sur ce forum* does; the browser says yes without its dialog. */
export async function activate(ours: Browser, boardUrl: string): Promise<void> {
	const {protocol, hostname} = new URL(boardUrl);
	const origin = `${protocol}//${hostname}/*`;
	await ours.allow(origin);
	const popup = await ours.popup();
	await popup.wait('body');
	await popup.evaluate(origin => {
		const button = document.createElement('button');
		button.id = 'test-activate';
		button.textContent = 'Activate';
		button.addEventListener('click', async () => {
			const api = typeof browser === 'undefined' ? chrome : browser;
			button.dataset.granted = String(await api.permissions.request({origins: [origin]}));
		});
		Object.assign(button.style, {position: 'fixed', inset: '0 auto auto 0', zIndex: '9999'});
		document.body.prepend(button);
	}, origin);
	await popup.click('#test-activate');
	await popup.wait('#test-activate[data-granted=true]');
	await askKeeper(popup, 'forum/allow', {origin});
	await popup.close();
}
