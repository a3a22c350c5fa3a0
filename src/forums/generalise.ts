import {fail, ok, type Result} from '../shared/result';
import type {ShownForum, ShownPlace} from '../shared/shown-forum';
import type {Page, Reader} from './forum';
import {addressOn} from './links';
import {lineOf} from './parts';
import {authorIdOf, fieldSelector, markupOf, siteFrom, timeAs} from './point-facts';
import {findIds} from './point-ids';
import {findPages} from './point-pages';
import {classesOf, idOf, pathFrom, placeFor} from './point-paths';
import {rowHolding, type Unit, unitOf} from './point-unit';
import {linkOf, partOf, rowOf, writtenIn} from './shown-parts';

/** What was pointed at on a page. Of each part the first is of one and the same post; others are of posts where the first way did not find it. */
export type Pointed = {
	readonly content: readonly Element[];
	readonly author: readonly Element[];
	/** Empty where the forum shows no date. */
	readonly time: readonly Element[];
	readonly field: Element;
};

/** Why nothing could be made of it. */
export type PointProblem =
	/** Nothing else on the page is built like it. */
	| {readonly code: 'point/alone'}
	/** Nothing in the page names each post. */
	| {readonly code: 'point/no-id'}
	/** The part cannot be said apart from its neighbours. */
	| {readonly code: 'point/unclear'; readonly part: 'content' | 'author' | 'time' | 'field' | 'post'};

type Parts = Pick<ShownForum, 'content' | 'author'>;

/** The post that holds an element: one that is built alike, or a sibling that lacks what it is pointed at for. */
function postHolding({head, alike, rows}: Unit, part: Element): Element | undefined {
	const own = alike.find(post => rowHolding(post, rows, part) !== undefined);
	if (own || rows > 1) return own;
	return Array.from(head.parentElement?.children ?? []).find(each => each.localName === head.localName && each.contains(part));
}

/** Places that find each of these elements in its post. */
function placesFor(unit: Unit, parts: readonly Element[], known: Partial<Parts>): readonly ShownPlace[] | undefined {
	const written = (post: Element) =>
		known.content &&
		(known.author ? writtenIn(post, {content: known.content, author: known.author}) : outside(post, known.content));
	// While the author is looked for it is not known yet whether he stands in what was written.
	const outside = (post: Element, content: readonly ShownPlace[]) => {
		const found = partOf(post, content);
		return found && !parts.some(part => found.contains(part)) && found !== post ? found : undefined;
	};
	const places = parts.flatMap(part => {
		const post = postHolding(unit, part);
		const row = post && rowHolding(post, unit.rows, part);
		const base = post && row !== undefined ? rowOf(post, row) : undefined;
		return post && row !== undefined && base ? (placeFor({post, row, base}, part, unit.alike, written(post), written) ?? []) : [];
	});
	const fresh = places.filter(({row, css}, at) => places.findIndex(each => each.row === row && each.css === css) === at);
	return fresh.length > 0 ? fresh.slice(0, 4) : undefined;
}

/** Ways to find the posts: by a class of theirs, by a name around them, by their place in the page. */
function postSelectors({head, alike}: Unit): readonly string[] {
	const tag = head.localName;
	const shared = classesOf(head).filter(name => alike.every(post => post.classList.contains(name)));
	const around = head.parentElement;
	const named = around ? [...(idOf(around) ? [`#${idOf(around)}`] : []), ...classesOf(around).map(name => `.${name}`)] : [];
	const top = head.ownerDocument.body;
	const path = around && around !== top ? pathFrom(top, around) : '';
	return [
		...shared.map(name => `${tag}.${name}`),
		...named.map(name => `${name} > ${tag}`),
		...(path === undefined ? [] : [`body > ${path === '' ? '' : `${path} > `}${tag}`]),
	];
}

function postSelector(unit: Unit): string | undefined {
	const found = postSelectors(unit).map(css => ({css, elements: new Set(unit.head.ownerDocument.querySelectorAll(css))}));
	const whole = found.filter(({elements}) => unit.alike.every(post => elements.has(post)));
	return (whole.find(({elements}) => elements.size === unit.alike.length) ?? whole[0])?.css;
}

/** The outermost element that says no more than a name: where a member's name is a link, a guest's stands bare in what is around it. */
function wholeName(name: Element): Element {
	let whole = name;
	while (whole.parentElement && lineOf(whole.parentElement) === lineOf(name)) whole = whole.parentElement;
	return whole;
}

/** Makes of what was pointed at, on one page, what finds the same on the forum's other pages. */
export function generalise(page: Page, reader: Reader, pointed: Pointed): Result<ShownForum, PointProblem> {
	const names = pointed.author.map(wholeName);
	const times = pointed.time.map(each => timeAs(each, page, reader));
	const firsts = [pointed.content[0], names[0], times[0]?.element].filter(each => each !== undefined);
	const unit = unitOf(firsts);
	if (!unit) return fail({code: 'point/alone'});
	const content = placesFor(unit, pointed.content, {});
	if (!content) return fail({code: 'point/unclear', part: 'content'});
	const author = placesFor(unit, names, {content});
	if (!author) return fail({code: 'point/unclear', part: 'author'});
	const parts = {content, author};
	const time = placesFor(
		unit,
		times.map(({element}) => element),
		parts,
	);
	if (times[0] && !time) return fail({code: 'point/unclear', part: 'time'});
	const written = (post: Element) => writtenIn(post, parts);
	const foreign = (post: Element) => {
		const name = partOf(post, author, written(post));
		return new Set([name && linkOf(name)?.getAttribute('href')].filter(value => typeof value === 'string'));
	};
	const id = findIds(unit, written, foreign);
	if (!id) return fail({code: 'point/no-id'});
	const post = postSelector(unit);
	if (!post) return fail({code: 'point/unclear', part: 'post'});
	const field = fieldSelector(pointed.field);
	if (!field) return fail({code: 'point/unclear', part: 'field'});
	const authorId = authorIdOf(unit, parts);
	const pages = findPages(page, unit.alike);
	const action = pointed.field.closest('form')?.getAttribute('action');
	const member = names[0] && linkOf(names[0])?.getAttribute('href');
	const found = siteFrom(page, [addressOn(page, action), addressOn(page, member)]);
	return ok({
		osselet: 'forum',
		version: 1,
		name: found.slice(0, 100),
		site: found,
		post,
		rows: unit.rows,
		id,
		...parts,
		...(authorId && {authorId}),
		...(times[0] && time && {time: {...times[0].time, at: time}}),
		...(pages && {pages}),
		field,
		markup: markupOf(page, pointed.field),
	});
}
