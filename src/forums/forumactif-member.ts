import {memberId} from '../shared/ids';
import type {Member, Page} from './forum';
import {selectors} from './forumactif-selectors';
import {isTold} from './forumactif-signs';
import {lineOf} from './parts';

// `_userdata["username"] = "Bastien";`, one to a line (lelinhtinh's copy of a mobile head)
const LOGGED_IN = /_userdata\["session_logged_in"\] = 1;/;
const NAME = /_userdata\["username"\] = "((?:[^"\\\n]|\\[^\n]){1,200})";/;
const ID = /_userdata\["user_id"\] = (\d{1,15});/;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'"};

/** A string of a script, and of a name that was made safe for HTML. */
const spoken = (literal: string): string =>
	literal
		.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/\\(.)/g, '$1')
		.replace(/&(amp|lt|gt|quot|#039);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** From the script in the head, which no template replaces; else from the links for leaving. */
export function readMember({root}: Page): Member | undefined {
	const told = Array.from(root.querySelectorAll(selectors.told)).filter(isTold);
	const text = told.map(script => script.textContent).join('\n');
	const name = NAME.exec(text)?.[1];
	if (name !== undefined) return LOGGED_IN.test(text) ? {id: memberId(ID.exec(text)?.[1]), name: spoken(name)} : undefined;
	const shown = nameAtLogout(root) ?? lineOf(root.querySelector(selectors.greeting));
	return shown === '' ? undefined : {id: undefined, name: shown};
}

/** `Déconnexion [ Bastien ]`, in words or under an image. */
function nameAtLogout(root: Document): string | undefined {
	const link = root.querySelector(selectors.logout);
	const words = [lineOf(link), link?.querySelector('img')?.getAttribute('title') ?? '', link?.getAttribute('title') ?? ''];
	return words.map(each => /\[ (.+) \]$/.exec(each.trim())?.[1]).find(Boolean);
}
