import type {Forum} from '../../forum/forum';
import type {Tab} from './tab';
import {until} from './tab';

/** Logs a member of the demo board in, by its form. */
export async function login(tab: Tab, forum: Forum, name: string): Promise<void> {
	await tab.goto(`${forum.url}/ucp.php?mode=login`);
	await tab.fill('#username', name);
	await tab.fill('#password', 'osselet');
	await tab.click('#login [name=login]');
	await tab.wait({css: '#username_logged_in', text: name});
}

/** Sends the quick reply that stands in the form and answers the new post's number. */
export async function submitQuickReply(tab: Tab, forum: Forum, topic: number): Promise<number> {
	const before = forum.board.posts(topic).length;
	await tab.click('#qr_postform [name=post]');
	const post = await until('the post on the board', async () => forum.board.posts(topic).slice(before).at(-1));
	await tab.wait(`#p${post.id}`);
	return post.id;
}

/** Logs a member in from any page of the demo board, by what its form sends. */
export const loginFromHere = (tab: Tab, name: string): Promise<void> =>
	tab.evaluate(async username => {
		const body = new URLSearchParams({username, password: 'osselet', login: 'x'});
		const answer = await fetch('./ucp.php?mode=login', {method: 'POST', body});
		const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
		if (!page.querySelector('#username_logged_in')?.textContent?.includes(username))
			throw new Error(`${username} was not let in`);
	}, name);

/** Writes and sends a quick reply. */
export async function replyQuickly(tab: Tab, forum: Forum, topic: number, text: string): Promise<number> {
	await tab.goto(`${forum.url}/viewtopic.php?t=${topic}`);
	await tab.type('#qr_postform textarea', text);
	return submitQuickReply(tab, forum, topic);
}
