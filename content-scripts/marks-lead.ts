import {type PostId, postOf} from '../src/shared/ids';
import type {Board} from './marks-board';
import type {Entry, Sheaf} from './marks-sheaf';

/** Address of a post on this page; undefined where it is not here, or cannot be named. */
export function addressHere({visit, sheaves}: Board, anchor: string): string | undefined {
	for (const {element, read} of sheaves.values()) {
		if (read.post.anchor === anchor && element.id !== '') return new URL(`#${element.id}`, visit.page.url).href;
	}
	return undefined;
}

/** A post of this page, by its number. */
export const sheafOf = ({sheaves}: Board, post: PostId): Sheaf | undefined =>
	[...sheaves.values()].find(({read}) => read.post.id === post);

/** Leads from a quotation, or a testimony, to the post that it is about: on this page, however far, else by the forum's own link. */
export function lead(board: Board, {found, cited}: Entry, markNow: (sheaf: Sheaf) => void): void {
	const source = cited?.source ?? (found.string.kind === 'witness' ? postOf(found.string.anchor) : undefined);
	if (source === undefined) return;
	const sheaf = sheafOf(board, source);
	if (sheaf) {
		markNow(sheaf);
		leadTo(sheaf, found.string);
	} else if (cited?.source) followLink(board, cited.element, cited.source);
}

function leadTo({element, entries}: Sheaf, string: Entry['found']['string']): void {
	element.scrollIntoView({block: 'start'});
	const same = entries.find(
		({found}) => string.kind === 'roll' && found.string.kind === 'roll' && found.string.raw === string.raw,
	);
	(same ?? entries[0])?.mark.host.focus({preventScroll: true});
}

/** Not as a part of a longer number or name. */
const standsIn = (address: string, id: PostId): boolean =>
	new RegExp(`(?<!\\d)${id.replace(/[^0-9A-Za-z]/g, '\\$&')}(?!\\d)`).test(address);

/** A quotation's head links to its post on most forums. Only an address of this very forum is followed. */
function followLink({visit}: Board, quotation: Element, source: PostId): void {
	const {page} = visit;
	for (const link of quotation.querySelectorAll('a[href]')) {
		const url = URL.parse(link.getAttribute('href') ?? '', page.url);
		if (url?.origin !== page.url.origin || !standsIn(url.href, source)) continue;
		page.root.defaultView?.location.assign(url);
		return;
	}
}
