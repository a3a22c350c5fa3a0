import {drawMark, type MarkFace, type Tone} from '../src/badge/mark';
import {MOST_STRINGS} from '../src/seal/find';
import type {Found} from '../src/seal/roll-string';
import type {PostId} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {markWords} from '../src/shared/words/badge';
import {type Placed, placeMarks} from './marks-place';
import type {Cited, ReadPost} from './marks-read';
import type {Entry, Sheaf} from './marks-sheaf';

/** Where marks are set and how they look; `entries` finds a mark's entry by its host. */
export type Setting = {
	readonly page: Document;
	readonly tone: Tone;
	readonly lang: Lang;
	readonly entries: WeakMap<EventTarget, Entry>;
	/** A post that is quoted, where it stands on this page. */
	sourceAt(post: PostId): ReadPost | undefined;
};

/** Sets a post's marks: one behind each of its own strings, with the face it has for it; faint ones behind what it quotes and in what the forum rolled; a last one where we stop. */
export function setMarks(sheaf: Sheaf, setting: Setting, faceOf: (found: Found) => MarkFace): void {
	const {post, found, beyond, cited} = sheaf.read;
	const say = markWords[setting.lang];
	const draw = (face: MarkFace) => {
		const mark = drawMark(setting.page, setting.tone, face);
		sheaf.hosts.push(mark.host);
		return mark;
	};
	const set = (each: Found, face: MarkFace, quotation?: Cited): Placed => {
		const mark = draw(face);
		const entry: Entry = {mark, found: each, sheaf, ...(quotation && {cited: quotation})};
		sheaf.entries.push(entry);
		setting.entries.set(mark.host, entry);
		return {host: mark.host, end: each.end};
	};
	const own = found.map(each => set(each, each.string.kind === 'witness' ? {shape: 'quoted', name: say.witness} : faceOf(each)));
	if (beyond) own.push(set(beyond, {shape: 'capped', name: say.capped({count: MOST_STRINGS}), text: say.cappedText}));
	placeMarks(post.body, own);
	for (const quotation of cited) {
		const source = quotation.source && setting.sourceAt(quotation.source);
		const face: MarkFace = {shape: 'quoted', name: quotation.source === undefined ? say.quotedAlone : say.quoted};
		const other: MarkFace = {shape: 'changed', name: say.quotedOther};
		const quoted = quotation.found.map(each => set(each, source && differs(each, source) ? other : face, quotation));
		placeMarks(quotation.text, quoted);
	}
	for (const {element} of post.forumRolls ?? []) {
		const {host} = draw({shape: 'capped', name: say.forumRoll, text: say.forumRollText});
		(element.lastElementChild ?? element).append(host);
	}
}

/** Whether a quoted roll, or the number before it, is another than in the post that is quoted. What stands beyond those that are read is not known. */
function differs({string, said}: Found, {found, beyond}: ReadPost): boolean {
	if (string.kind !== 'roll') return false;
	const same = found.find(each => each.string.kind === 'roll' && each.string.raw === string.raw);
	return same ? same.said !== said : beyond === undefined;
}
