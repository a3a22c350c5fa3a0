import type {Editor, Markup} from '../src/forums/forum';
import {findStrings} from '../src/seal/find';
import {type Resealed, reseal} from '../src/seal/reseal';
import {complain} from './complain';
import {markupOf, type Visit} from './ports';
import {type RichPiece, richText} from './rich-text';
import {witnessFor} from './witness';
import {formOf, hasCaret, writingOf} from './writing';

/** Whether we shall see this editor being sent, so that a sealed roll's draw can wait until then. */
export const isHooked = (editor: Editor): boolean =>
	(formOf(editor.field) !== null || editor.send !== undefined) &&
	(editor.use === 'reply' || editor.use === 'new-topic' || editor.use === 'message');

/** A post that exists keeps its draws: what was published is never touched. */
const mayReseal = (editor: Editor): boolean => editor.use !== 'edit';

/** How far the forum's clock is ahead of ours, in milliseconds, once it was asked. */
const aheadOf = new WeakMap<Visit, number>();

/** Asks the forum for its hour, once a visit: a post is judged by it, so a draw set by ours would be too near on a forum that is fast. A forum that does not say is taken for right. */
export function askHour(visit: Visit): void {
	if (aheadOf.has(visit)) return;
	aheadOf.set(visit, 0);
	visit.ports.askAhead?.(visit.page.url).then(
		ahead => aheadOf.set(visit, ahead),
		() => undefined,
	);
}

const ALL = Number.POSITIVE_INFINITY;
const BUTTONS = 'button, input[type="submit"], input[type="image"], input[type="button"]';
const SUBMITS = 'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]';

/**
 * Sets the draw of sealed rolls at the moment they are sent. In the capturing phase on the document, so before any script of the forum that
 * listens at the form or its buttons has taken the text: quick replies send theirs on the click alone.
 */
export function sealAtSubmit(visit: Visit, editors: () => readonly Editor[]): void {
	const {root} = visit.page;
	const options = {capture: true, signal: visit.ports.signal};
	const seal = (isSent: (editor: Editor) => boolean) => {
		for (const editor of editors()) {
			if (!isSent(editor)) continue;
			testify(visit, editor);
			const changes = sealIn(editor, markupOf(visit, editor).kind, visit.ports.now() + (aheadOf.get(visit) ?? 0));
			if (changes.length > 0) relog(visit, editor, changes);
		}
	};
	root.addEventListener('submit', event => seal(({field}) => formOf(field) === event.target), options);
	root.addEventListener(
		'click',
		event => {
			const form = formSent(event);
			seal(
				({field, send}) =>
					(form !== null && formOf(field) === form) || (send !== undefined && targetOf(event)?.closest?.(send) != null),
			);
		},
		options,
	);
	root.addEventListener(
		'keydown',
		event => isSendKey(event) && seal(({field, send}) => send !== undefined && hasCaret(field)),
		options,
	);
}

/** Adds the line of what was seen to a text that is sent. Rich editors keep a text of their own: there it goes in with a roll alone. */
function testify(visit: Visit, editor: Editor): void {
	const writing = writingOf(editor.field);
	if (writing.kind !== 'field' || writing.field.value.trim() === '') return;
	const {field} = writing;
	const seen = witnessFor(visit, editor, field.value);
	if (seen === undefined) return;
	field.value = `${field.value.trimEnd()}\n\n${seen}`;
	field.dispatchEvent(new Event('input', {bubbles: true}));
}

// Where scripts send what is written, Ctrl or ⌘ with Enter does so everywhere.
const isSendKey = ({key, ctrlKey, metaKey}: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** What was clicked, looked for also in shadow trees; it may be no element. */
const targetOf = (event: MouseEvent) => event.composedPath()[0] as Partial<Element> | undefined;

/** The form that a click may send. A toolbar's buttons send nothing where there are others that do. */
function formSent(event: MouseEvent): HTMLFormElement | null {
	const button = targetOf(event)?.closest?.<HTMLButtonElement | HTMLInputElement>(BUTTONS);
	const form = button?.form ?? null;
	return form === null || button?.matches(SUBMITS) || !form.querySelector(SUBMITS) ? form : null;
}

/** The log of rolls follows. What is sent does not wait for it, and a log that fails is no reason to trouble the player. */
function relog({page, forum, ports}: Visit, editor: Editor, changes: readonly Resealed[]): void {
	const threadUrl = (editor.threadUrl ?? page.url).href.slice(0, 2000);
	ports.ask('rolls/reseal', {site: forum.site(page), threadUrl, changes}).catch(complain);
}

/** Gives each sealed roll of the author in this editor the draw of a post that is sent now, and tells which changed. `kind`: how the forum writes. */
export function sealIn(editor: Editor, kind: Markup['kind'], now: number): readonly Resealed[] {
	if (!mayReseal(editor)) return [];
	const writing = writingOf(editor.field);
	return writing.kind === 'field' ? sealField(writing.field, kind, now) : sealRich(writing.body, kind, now);
}

function sealField(field: HTMLTextAreaElement, kind: Markup['kind'], now: number): readonly Resealed[] {
	const {text, changes} = reseal(field.value, now, kind);
	if (changes.length === 0) return changes;
	const {selectionStart, selectionEnd, scrollTop} = field;
	field.value = text;
	field.setSelectionRange(selectionStart, selectionEnd);
	field.scrollTop = scrollTop;
	field.dispatchEvent(new Event('input', {bubbles: true}));
	return changes;
}

function sealRich(body: HTMLElement, kind: Markup['kind'], now: number): readonly Resealed[] {
	const {text, pieces} = richText(body, true);
	const sealed = reseal(text, now, kind);
	if (sealed.changes.length > 0) rewrite(text, sealed.text, pieces, body.matches(OWN_MODEL) ? retype : replaceIn);
	return sealed.changes;
}

// Only the strings differ, each in its place: the new one goes where the old one began, and nothing stays of it in the nodes it ran on through.
function rewrite(text: string, sealed: string, pieces: readonly RichPiece[], put: typeof replaceIn): void {
	const old = findStrings(text, ALL);
	const fresh = findStrings(sealed, ALL);
	if (old.length !== fresh.length) return;
	for (let each = old.length - 1; each >= 0; each--) {
		const {start, end} = old[each]!;
		const string = sealed.slice(fresh[each]!.start, fresh[each]!.end);
		if (string !== text.slice(start, end)) put(pieces, start, end, string);
	}
}

function replaceIn(pieces: readonly RichPiece[], start: number, end: number, string: string): void {
	let put = string;
	for (const piece of pieces) {
		const first = Math.max(start, piece.start);
		const last = Math.min(end, piece.start + piece.length);
		if (first >= last) continue;
		piece.replace(first - piece.start, last - first, put);
		put = '';
	}
}

// CKEditor 5 undoes what is done to its page, and takes what is typed. The others read the page before their buttons hear of the click; Lexical
// not within a tenth of a second after a key, where the string keeps its first draw, which is a good one, too.
const OWN_MODEL = '.ck-editor__editable';

/** Types a string over another one, as the keyboard of a telephone does. */
function retype(pieces: readonly RichPiece[], start: number, end: number, string: string): void {
	const first = pieces.find(piece => start < piece.start + piece.length);
	const last = pieces.find(piece => end <= piece.start + piece.length);
	if (!first || !last) return;
	const range = new StaticRange({
		startContainer: first.node,
		startOffset: start - first.start,
		endContainer: last.node,
		endOffset: end - last.start,
	});
	const typed = {inputType: 'insertText', data: string, targetRanges: [range], bubbles: true, cancelable: true, composed: true};
	const left = first.node.parentElement?.dispatchEvent(new InputEvent('beforeinput', typed));
	// Not taken: the versions that hear of no such event read the page.
	if (left) replaceIn(pieces, start, end, string);
}
