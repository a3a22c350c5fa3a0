import type {BrowserContext, CDPSession} from 'playwright-core';
import {type IconPopup, iconPopupOf} from './icon';
import {until} from './tab';

type Target = {
	readonly targetId: string;
	readonly type: string;
	readonly url: string;
	readonly embedderData?: {readonly tabActive?: boolean};
};
type Reply = {readonly result?: {readonly result?: {readonly value?: never}}; readonly error?: {readonly message: string}};

// Newer than the driver's types.
type Session = Pick<CDPSession, 'detach'> & {
	send(method: string, params?: unknown): Promise<never>;
	on(event: string, hear: (event: {readonly sessionId: string; readonly message: string}) => void): unknown;
};

const targets = async (session: Session): Promise<readonly Target[]> =>
	((await session.send('Target.getTargets', {filter: [{}]})) as {targetInfos: readonly Target[]}).targetInfos;

/** Clicks the extension's icon on the tab in front, as the user would, and attaches to the popup that opens. */
export async function pressChromiumIcon(context: BrowserContext, id: string): Promise<IconPopup> {
	const session = (await context.browser()?.newBrowserCDPSession()) as unknown as Session;
	const front = (await targets(session)).find(({type, embedderData}) => type === 'tab' && embedderData?.tabActive);
	await session.send('Extensions.triggerAction', {id, targetId: front?.targetId});
	const popup = await until('the popup of the icon', async () =>
		(await targets(session)).find(({type, url}) => type === 'page' && url.endsWith('popup/popup.html')),
	);
	const send = await speakTo(session, popup.targetId);
	return iconPopupOf({
		async run(look, argument) {
			const expression = `(${look})(document, ${JSON.stringify(argument)})`;
			return (await send('Runtime.evaluate', {expression, returnByValue: true})).result?.result?.value as never;
		},
		async clickAt(x, y) {
			for (const type of ['mousePressed', 'mouseReleased'])
				await send('Input.dispatchMouseEvent', {type, x, y, button: 'left', clickCount: 1});
		},
		async close() {
			await send('Page.close');
			await session.detach();
		},
	});
}

/** The driver takes no popup for a page, so its messages are wrapped by hand. */
async function speakTo(session: Session, targetId: string): Promise<(method: string, params?: unknown) => Promise<Reply>> {
	const {sessionId} = (await session.send('Target.attachToTarget', {targetId, flatten: false})) as {sessionId: string};
	const waiting = new Map<number, (reply: Reply) => void>();
	let last = 0;
	session.on('Target.receivedMessageFromTarget', event => {
		const {id, ...reply} = JSON.parse(event.message) as Reply & {readonly id?: number};
		if (id !== undefined) waiting.get(id)?.(reply);
	});
	return (method, params = {}) => {
		const id = ++last;
		const replied = new Promise<Reply>(done => waiting.set(id, done));
		return session
			.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id, method, params})})
			.then(() => replied);
	};
}
