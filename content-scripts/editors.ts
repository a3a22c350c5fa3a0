import type {Editor} from '../src/forums/forum';
import {barWords} from '../src/shared/words/bar';
import {isOrphaned} from '../src/wire/messages';
import {BAR, type Bar, type BarView, makeBar} from './bar';
import {type Choice, chosenSheet} from './chosen-sheet';
import {openDrawer, type Start} from './drawer';
import {fitBar} from './fit-bar';
import {watchCarets} from './insert';
import type {Visit} from './ports';
import {sealAtSubmit} from './submit';
import {hasCaret, writingOf} from './writing';

type Seat = {editor: Editor; readonly bar: Bar; choice: Choice; folded: boolean; note?: string};
type Desk = {readonly seats: Map<HTMLElement, Seat>; readonly framed: WeakSet<HTMLElement>; hear(event: KeyboardEvent): void};

const desks = new WeakMap<Visit, Desk>();

/** Sets the bar at each editor of the page, and keeps at it for the visit's life. */
export function startEditors(visit: Visit): void {
	if (desks.has(visit) || visit.ports.signal.aborted) return;
	const {root} = visit.page;
	const {signal} = visit.ports;
	// What a script of ours left that the extension has since replaced: its bars answer nobody.
	for (const old of root.querySelectorAll(`${BAR}, osselet-panel, osselet-fight, osselet-calls, osselet-contest`)) old.remove();
	const hear = (event: KeyboardEvent) => shortcut(visit, event);
	desks.set(visit, {seats: new Map(), framed: new WeakSet(), hear});
	watchCarets(root, signal);
	sealAtSubmit(visit, () => Array.from(seatsOf(visit).values(), seat => seat.editor));
	root.addEventListener('keydown', hear, {capture: true, signal});
	signal.addEventListener('abort', () => leave(visit), {once: true});
	refreshEditors(visit);
}

/** Looks again after the page changed: bars at new editors, none where an editor went. Cheap when nothing did. */
export function refreshEditors(visit: Visit): void {
	if (!desks.has(visit) || visit.ports.signal.aborted) return;
	const seats = seatsOf(visit);
	const found = visit.forum.findEditors(visit.page);
	for (const [field, seat] of seats) {
		if (field.isConnected && found.some(editor => editor.field === field)) continue;
		seat.bar.host.remove();
		seats.delete(field);
	}
	for (const editor of found) {
		const seat = seats.get(editor.field);
		if (seat === undefined) sitDown(visit, editor);
		else {
			seat.editor = editor;
			if (!seat.bar.host.isConnected) place(seat, visit);
		}
		hearFrame(visit, editor.field);
	}
}

const seatsOf = (visit: Visit) => desks.get(visit)!.seats;

function sitDown(visit: Visit, editor: Editor): void {
	const {ports} = visit;
	const bar = makeBar(visit.page.root, ports.lang, {
		onRoll: () => open(visit, seat, {}),
		onMove: move => open(visit, seat, {move}),
		onSheet: () => open(visit, seat, {show: 'sheet'}),
		onFold: folded => fold(visit, seat, folded),
	});
	const seat: Seat = {editor, bar, choice: {moves: []}, folded: false};
	seatsOf(visit).set(editor.field, seat);
	place(seat, visit);
	void refill(visit, seat);
}

function place(seat: Seat, visit: Visit): void {
	const {element, where} = seat.editor.place;
	if (where === 'before') element.before(seat.bar.host);
	else element.after(seat.bar.host);
	fitBar(seat.bar.host, seat.editor, visit.ports.signal);
}

/** Asks again who plays here; the bar shows it in the room it already has. */
async function refill(visit: Visit, seat: Seat): Promise<void> {
	try {
		const {ask, lang} = visit.ports;
		const site = visit.forum.site(visit.page);
		const prefs = await ask('site/get', {site});
		seat.folded = prefs.folded;
		seat.choice = await chosenSheet(ask, prefs, seat.editor.thread, lang);
		show(seat);
	} catch (error) {
		trouble(visit, seat, error);
	}
}

function show(seat: Seat): void {
	const view: BarView = {...seat.choice, folded: seat.folded, ...(seat.note === undefined ? {} : {note: seat.note})};
	seat.bar.show(view);
}

async function fold(visit: Visit, seat: Seat, folded: boolean): Promise<void> {
	seat.folded = folded;
	show(seat);
	try {
		const site = visit.forum.site(visit.page);
		const prefs = await visit.ports.ask('site/get', {site});
		await visit.ports.ask('site/put', {site, prefs: {...prefs, folded}});
	} catch (error) {
		trouble(visit, seat, error);
	}
}

async function open(visit: Visit, seat: Seat, start: Start): Promise<void> {
	try {
		await openDrawer(visit, seat.editor, start, {
			onChange: () => void refill(visit, seat),
			onTrouble: error => trouble(visit, seat, error),
		});
	} catch (error) {
		trouble(visit, seat, error);
	}
}

function trouble(visit: Visit, seat: Seat, error: unknown): void {
	const say = barWords[visit.ports.lang];
	seat.note = isOrphaned(error) ? say.orphaned : say.notLoaded;
	show(seat);
}

// The page script ends. If the extension was replaced, the bar stays as a note; a newer script takes it away.
function leave(visit: Visit): void {
	for (const seat of seatsOf(visit).values()) {
		if (isOrphaned(visit.ports.signal.reason)) trouble(visit, seat, visit.ports.signal.reason);
		else seat.bar.host.remove();
	}
}

function shortcut(visit: Visit, event: KeyboardEvent): void {
	if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyJ') return;
	const seats = Array.from(seatsOf(visit).values());
	const seat = seats.find(({editor}) => hasCaret(editor.field)) ?? seats[0];
	if (seat === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	void open(visit, seat, {});
}

// Keys pressed in an editor's frame do not reach the page around it.
function hearFrame(visit: Visit, field: HTMLElement): void {
	const writing = writingOf(field);
	if (writing.kind !== 'rich') return;
	const {framed, hear} = desks.get(visit)!;
	const {body, box} = writing;
	const inner = body.ownerDocument;
	if (inner === visit.page.root) return;
	const {signal} = visit.ports;
	// Editors write their frame's document anew, or load another, which takes our listener with it; a second time it is not added twice.
	inner.addEventListener('keydown', hear, {capture: true, signal});
	if (!framed.has(box)) box.addEventListener('load', () => hearFrame(visit, field), {signal});
	framed.add(box);
}
