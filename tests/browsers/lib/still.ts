import type {Tab} from './tab';

/** Runs in the page: waits until nothing moves or fades any more, in every open shadow root. */
async function still(): Promise<void> {
	const roots: (Document | ShadowRoot)[] = [document];
	for (let at = 0; at < roots.length; at += 1)
		for (const element of roots[at]?.querySelectorAll('*') ?? []) if (element.shadowRoot) roots.push(element.shadowRoot);
	const running = roots.flatMap(root => root.getAnimations()).filter(each => each.effect?.getTiming().iterations !== Infinity);
	await Promise.allSettled(running.map(each => each.finished));
	await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Waits until nothing on a page moves or fades any more. */
export const stillness = (tab: Tab): Promise<void> => tab.evaluate(still, undefined);
