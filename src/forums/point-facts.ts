import {type Site, site} from '../shared/ids';
import type {ShownForum, ShownId, ShownTime} from '../shared/shown-forum';
import {clockOf, orderOf, unknownZone} from './clock';
import type {Page, Reader} from './forum';
import {lineOf} from './parts';
import {findFields} from './plain-fields';
import {cutFor} from './point-ids';
import {classesOf, idOf} from './point-paths';
import type {Unit} from './point-unit';
import {linkOf, partOf, writtenIn} from './shown-parts';
import {machineMoment, readTime} from './time';

/** The link's number, or what its last part says, where all authors have one. */
export function authorIdOf(unit: Unit, parts: Pick<ShownForum, 'content' | 'author'>): ShownId | undefined {
	const hrefs = unit.alike.flatMap(post => {
		const name = partOf(post, parts.author, writtenIn(post, parts));
		return (name && linkOf(name)?.getAttribute('href')) ?? [];
	});
	const distinct = [...new Set(hrefs)];
	if (distinct.length > 1) return cutFor('href', distinct);
	const [, before = '', rest = ''] = /^(.{0,200}[/=])([^/=?#&;]{1,80})(?:[/?#&;].{0,200})?$/.exec(distinct[0] ?? '') ?? [];
	return rest === '' ? undefined : {attribute: 'href', before, kind: /^[1-9]\d*$/.test(rest) ? 'number' : 'name'};
}

type TimeFound = {readonly element: Element; readonly time: ShownTime};

/** How the time is read that an element shows. */
export function timeAs(element: Element, page: Page, reader: Reader): TimeFound {
	const machine = [element, element.closest('time'), element.querySelector('time')].find(
		each => machineMoment(each?.getAttribute('datetime')) !== undefined,
	);
	if (machine) return {element: machine, time: {as: 'element'}};
	for (const {name, value} of Array.from(element.attributes)) {
		if (!/^data-[a-z0-9-]{1,40}$/.test(name)) continue;
		if (/^1\d{9}$/.test(value)) return {element, time: {as: 'seconds', attribute: name}};
		if (/^1\d{12}$/.test(value)) return {element, time: {as: 'milliseconds', attribute: name}};
	}
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	const titled = element.getAttribute('title') ?? '';
	const words = readTime(lineOf(element), clock) !== undefined || readTime(titled, clock) === undefined;
	return {element, time: {as: words ? 'words' : 'title'}};
}

/** Finds the editor that was pointed at, alone if it can. */
export function fieldSelector(field: Element): string | undefined {
	const name = field.getAttribute('name');
	const tag = field.localName;
	const id = idOf(field);
	const ways = [
		...(name && /^[^"\\\s]{1,80}$/.test(name) ? [`${tag}[name="${name}"]`] : []),
		...(id ? [`${tag}#${id}`] : []),
		...classesOf(field).map(each => `${tag}.${each}`),
		tag,
	];
	const fields = findFields(field.ownerDocument);
	return ways.find(css => fields.filter(each => each.matches(css)).length === 1) ?? ways.find(css => field.matches(css));
}

/** The folder that all these addresses share, before the first that holds a number. */
export function siteFrom(page: Page, addresses: readonly (URL | undefined)[]): Site {
	const folders = [page.url, ...addresses].flatMap(url => (url ? [url.pathname.split('/').slice(1, -1)] : []));
	const [first = [], ...others] = folders;
	const own = first.findIndex((part, at) => /\d/.test(part) || others.some(other => other[at] !== part));
	const shared = own < 0 ? first : first.slice(0, own);
	return site([page.url.host.replace(/^www\./, ''), ...shared].join('/'));
}

/** What a forum's pages say of how its posts are written. */
export function markupOf(page: Page, field: Element): ShownForum['markup'] {
	const around = field.closest('form') ?? field.parentElement ?? field;
	const told = Array.from(around.querySelectorAll('[value], [title], [alt], [placeholder]')).slice(0, 200);
	const said = told.flatMap(each => ['value', 'title', 'alt', 'placeholder'].map(name => each.getAttribute(name) ?? ''));
	const words = [around.textContent ?? '', ...said].join(' ');
	if (/\bbb-?code\b|\[\/?(?:b|quote|img)\]/i.test(words)) return 'bbcode';
	return /markdown/i.test(words) ? 'markdown' : 'plain';
}
