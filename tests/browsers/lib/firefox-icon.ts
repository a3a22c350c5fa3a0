import {type IconPopup, iconPopupOf} from './icon';

/** Runs an expression with the browser's own rights and answers its value. */
export type AsBrowser = (expression: string) => Promise<unknown>;

/** The popup's frame in the browser's window. */
const POPUP = `Array.from(Services.wm.getMostRecentWindow('navigator:browser').document.querySelectorAll('browser'))
	.find(frame => frame.currentURI?.spec.endsWith('popup/popup.html'))`;

/** Clicks the extension's icon on the tab in front, as the user would, and speaks to the popup that opens by frame scripts: no driver reaches it. */
export async function pressFirefoxIcon(asBrowser: AsBrowser, id: string): Promise<IconPopup> {
	await asBrowser(`(async () => {
		const {ExtensionParent} = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
		const {extension} = WebExtensionPolicy.getByID(${JSON.stringify(id)});
		const win = Services.wm.getMostRecentWindow('navigator:browser');
		await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(win);
		for (let turn = 0; turn < 200 && !${POPUP}; turn += 1) await new Promise(done => win.setTimeout(done, 100));
	})()`);
	let last = 0;
	/** Runs code in the popup's process, where \`content\` is its window; its value must be text. */
	const inPopup = (code: string): Promise<unknown> => {
		const name = `osselet-test:${++last}`;
		const script = `data:,${encodeURIComponent(`sendAsyncMessage('${name}', ${code})`)}`;
		return asBrowser(`new Promise((done, fail) => {
			const manager = ${POPUP}.messageManager;
			manager.addMessageListener('${name}', ({data}) => done(data));
			manager.loadFrameScript(${JSON.stringify(script)}, false);
			Services.wm.getMostRecentWindow('navigator:browser').setTimeout(() => fail(new Error('The popup is silent')), 5000);
		})`);
	};
	return iconPopupOf({
		async run(look, argument) {
			const told = await inPopup(`JSON.stringify((${look})(content.document, ${JSON.stringify(argument)}) ?? null)`);
			return JSON.parse(String(told));
		},
		async clickAt(x, y) {
			const press = (type: string) => `content.synthesizeMouseEvent('${type}', ${x}, ${y}, {button: 0, clickCount: 1}, {})`;
			await inPopup(`String([${press('mousedown')}, ${press('mouseup')}])`);
		},
		async close() {
			await asBrowser(`${POPUP}?.closest('panel')?.hidePopup()`);
		},
	});
}
