import {render} from 'preact';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import type {Asker} from '../wire/messages';
import {keepAbove} from './above-keyboard';
import type {Against} from './against';
import dieCss from './die.css';
import look from './look.css';
import {placeBeside} from './place';
import css from './popover.css';
import {PopoverView} from './popover-view';
import type {ProofPost} from './proof';
import type {ReadBack} from './read-back';
import replayCss from './replay.css';
import {attach} from './shadow';

/** What a popover tells of one roll. */
export type PopoverOptions = {
	/** The mark it explains: it opens beside it and gives the focus back to it. */
	readonly anchor: Element;
	readonly verdict: Verdict;
	readonly post: ProofPost;
	/** The text before the string, on its line. */
	readonly line: string;
	readonly lang: Lang;
	/** Asks what becomes of the roll under its rule; left out where nobody knows rules. */
	readonly ask?: Asker;
	/** Holds the roll against its sheet; left out where no sheets are kept. */
	readonly against?: Against;
	/** Milliseconds since 1970. */
	now(): number;
	/** Address of the post the roll stands in, where this one only quotes or cites it. */
	readonly original?: string;
	/** The post is of the member who is logged in: effects of a roll that wait for its dice are his to apply. */
	readonly mine?: boolean;
	/** The string stands in a quotation. */
	readonly quoted?: boolean;
	/** Asks for the draw again; offered while it is not known. */
	onRetry?(): void;
	/** Reads earlier pages of the thread until they tell the turn; offered while it is not checked. Calls back with each page it asks for; answers whether they did. */
	onReadBack?: ReadBack;
	/** Has the whole thread read and judged; left out where no report can be shown. */
	onAudit?(): void;
	onClose(): void;
};

/** An open popover: takes a newer verdict, or goes. */
export type Popover = {update(verdict: Verdict): void; close(): void};

/** Opens the explanation of a mark. One at a time is the caller's affair. */
export function openPopover(options: PopoverOptions): Popover {
	const page = options.anchor.ownerDocument;
	const host = page.createElement('osselet-popover');
	const root = attach(host, [look, dieCss, replayCss, css]);
	const mount = page.createElement('div');
	const listening = new AbortController();
	root.append(mount);
	page.documentElement.append(host);

	const close = (focusBack: boolean) => {
		if (listening.signal.aborted) return;
		listening.abort();
		render(null, mount);
		host.remove();
		if (focusBack && options.anchor.isConnected) (options.anchor as HTMLElement).focus();
		options.onClose();
	};
	const update = (verdict: Verdict) => {
		const {post, line, lang, original, ask, quoted = false, mine = false} = options;
		const onGrow = () => settle(host, options.anchor);
		const onRetry = verdict.kind === 'unchecked' ? options.onRetry : undefined;
		const onReadBack = verdict.reasons.some(({code}) => code === 'turn-not-checked') ? options.onReadBack : undefined;
		const props = {
			verdict,
			post,
			line,
			lang,
			original,
			mine,
			quoted,
			ask,
			against: options.against,
			onRetry,
			onReadBack,
			onAudit: options.onAudit,
			onGrow,
			now: options.now(),
			onClose: () => close(true),
		};
		const focused = root.activeElement;
		render(<PopoverView {...props} />, mount);
		// The button that brought the news may have gone with it.
		if (focused && !root.activeElement) dialogIn(mount)?.focus({preventScroll: true});
		settle(host, options.anchor);
	};

	rise(host);
	update(options.verdict);
	listen(host, mount, options.anchor, close, listening.signal);
	keepAbove(root, listening.signal);
	dialogIn(mount)?.focus({preventScroll: true});
	return {update, close: () => close(false)};
}

const dialogIn = (mount: Element) => mount.querySelector<HTMLElement>('[role=dialog]');

/** Above everything of the page, whatever its stacking; older browsers make do with the z-index. */
function rise(host: HTMLElement): void {
	if (typeof host.showPopover !== 'function') return;
	host.popover = 'manual';
	host.showPopover();
}

/** Puts the popover beside its mark, measured as it stands now. */
function settle(host: HTMLElement, anchor: Element): void {
	const view = host.ownerDocument.documentElement;
	host.style.removeProperty('--most');
	host.removeAttribute('data-sheet');
	const place = placeBeside(anchor.getBoundingClientRect(), host.getBoundingClientRect(), {
		width: view.clientWidth,
		height: view.clientHeight,
	});
	host.toggleAttribute('data-sheet', place.kind === 'sheet');
	if (place.kind === 'sheet') return;
	host.style.setProperty('--left', `${Math.round(place.left)}px`);
	host.style.setProperty('--top', `${Math.round(place.top)}px`);
	host.style.setProperty('--most', `${Math.round(place.most)}px`);
}

/** Escape and the close button give the focus back; a click elsewhere has already put it where the user wants it. */
function listen(
	host: HTMLElement,
	mount: Element,
	anchor: Element,
	close: (focusBack: boolean) => void,
	signal: AbortSignal,
): void {
	const page = host.ownerDocument;
	const onKey = (event: KeyboardEvent) => {
		if (event.key === 'Escape') close(true);
		else if (event.key === 'Tab') keepInside(event, mount);
	};
	const onPress = (event: Event) => {
		if (event.target !== host && event.target !== anchor) close(false);
	};
	const onMove = () => settle(host, anchor);
	mount.addEventListener('keydown', event => onKey(event as KeyboardEvent), {signal});
	page.addEventListener('pointerdown', onPress, {capture: true, signal});
	page.addEventListener('scroll', onMove, {passive: true, signal});
	page.defaultView?.addEventListener('resize', onMove, {signal});
}

/** Tab goes round inside: behind the popover's end there is only the browser. */
function keepInside(event: KeyboardEvent, mount: Element): void {
	const stops = mount.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], textarea');
	const root = mount.getRootNode() as ShadowRoot;
	const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
	const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
	const atEdge = root.activeElement === edge || (event.shiftKey && root.activeElement === dialogIn(mount));
	if (!atEdge) return;
	event.preventDefault();
	other?.focus();
}
