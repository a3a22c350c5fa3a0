import {type MemberId, memberId, type PostId, postId, type ThreadId, threadId} from '../shared/ids';
import type {EditorUse} from './forum';
import {parameter} from './links';

// Five schemes of addresses, include/url/*/forum_urls.php of github.com/punbb/punbb: `viewtopic.php?id=7`, `topic7.html`,
// `topic7-the-inn.html`, `topic/7/`, `topic/7/the-inn/`
const USER = /\/user\/?(\d+)(?:\.html|\/)$/;
const TOPIC = /\/topic\/?(\d+)(?:-[^/]*\.html|\.html|\/(?:[^/]+\/)?)$/;
const REPLY = /\/new[-/]reply\/?(\d+)/;
const EDIT = /\/edit\/?(\d+)(?:\.html|\/)$/;
const NEW = /\/new[-/]topic\/?\d+(?:\.html|\/)$/;

const numberIn = (url: URL | undefined, script: string, name: string, rewritten: RegExp): string | undefined =>
	url?.pathname.endsWith(`/${script}`) ? parameter(url, name) : rewritten.exec(url?.pathname ?? '')?.[1];

export const memberIn = (url: URL | undefined): MemberId | undefined => memberId(numberIn(url, 'profile.php', 'id', USER));
/** Of an address of the thread's first page; the others are not asked. */
export const threadIn = (url: URL | undefined): ThreadId | undefined => threadId(numberIn(url, 'viewtopic.php', 'id', TOPIC));
export const repliedIn = (url: URL): ThreadId | undefined => threadId(numberIn(url, 'post.php', 'tid', REPLY));
export const editedIn = (url: URL): PostId | undefined => postId(numberIn(url, 'edit.php', 'id', EDIT));

/** What a form with this target does. */
export function useOf(action: URL): EditorUse {
	if (editedIn(action)) return 'edit';
	if (repliedIn(action)) return 'reply';
	return action.pathname.endsWith('/post.php') || NEW.test(action.pathname) ? 'new-topic' : 'unknown';
}

/** Page n, above 1, of a thread, in the scheme of its address: `&p=2`, `topic7-p2.html`, `topic/7/page/2/`. */
export function pageOf(link: URL, n: number): URL {
	const url = new URL(link);
	if (url.pathname.endsWith('/viewtopic.php')) url.searchParams.set('p', String(n));
	else if (url.pathname.endsWith('/')) url.pathname += `page/${n}/`;
	else url.pathname = url.pathname.replace(/\.html$/, `-p${n}.html`);
	return url;
}
