import {type ComponentChild, render} from 'preact';
import {keepAbove} from './above-keyboard';
import look from './look.css';
import {placeBeside, type Side} from './place';
import css from './popover.css';
import {attach} from './shadow';

/** A popover beside a mark, as a frame for what it shows. */
export type Frame = {
	/** Shows this, in place of what it showed. */
	draw(view: ComponentChild): void;
	/** Fits the frame to what has grown in it. */
	settle(): void;
	/** `focusBack`: to the mark. */
	close(focusBack: boolean): void;
};

/** Opens a frame beside `anchor`. What is drawn in it has one element with the role of a dialog. One at a time is the caller's affair. */
export function openFrame(anchor: Element, styles: readonly string[], onClose: () => void): Frame {
	const page = anchor.ownerDocument;
	const host = page.createElement('osselet-popover');
	const root = attach(host, [look, ...styles, css]);
	const mount = page.createElement('div');
	const listening = new AbortController();
	let side: Side | undefined;
	const stand = () => {
		const body = mount.querySelector('.body');
		const scrolled = body?.scrollTop ?? 0;
		side = settle(host, anchor, side);
		// Measured at its full height, there was nothing to scroll.
		if (body) body.scrollTop = scrolled;
	};
	root.append(mount);
	page.documentElement.append(host);

	const close = (focusBack: boolean) => {
		if (listening.signal.aborted) return;
		listening.abort();
		render(null, mount);
		host.remove();
		if (focusBack && anchor.isConnected) (anchor as HTMLElement).focus();
		onClose();
	};
	const draw = (view: ComponentChild) => {
		const focused = root.activeElement;
		const isFirst = !mount.hasChildNodes();
		render(view, mount);
		// The button that brought the news may have gone with it.
		if (isFirst || (focused && !root.activeElement)) dialogIn(mount)?.focus({preventScroll: true});
		stand();
	};
	rise(host);
	listen(host, mount, anchor, {close, stand}, listening.signal);
	keepAbove(root, listening.signal);
	return {draw, settle: stand, close};
}

const dialogIn = (mount: Element) => mount.querySelector<HTMLElement>('[role=dialog]');

/** Above everything of the page, whatever its stacking; older browsers make do with the z-index. */
function rise(host: HTMLElement): void {
	if (typeof host.showPopover !== 'function') return;
	host.popover = 'manual';
	host.showPopover();
}

/** Puts the popover beside its mark, measured as it stands now, on the side where it is `held`. Answers the side. */
function settle(host: HTMLElement, anchor: Element, held: Side | undefined): Side | undefined {
	const view = host.ownerDocument.documentElement;
	host.style.removeProperty('--most');
	host.removeAttribute('data-sheet');
	const screen = {width: view.clientWidth, height: view.clientHeight};
	const place = placeBeside(anchor.getBoundingClientRect(), host.getBoundingClientRect(), screen, held);
	host.toggleAttribute('data-sheet', place.kind === 'sheet');
	if (place.kind === 'sheet') return undefined;
	host.style.setProperty('--left', `${Math.round(place.left)}px`);
	host.style.setProperty('--top', `${Math.round(place.top)}px`);
	host.style.setProperty('--most', `${Math.round(place.most)}px`);
	return place.side;
}

/** Escape and the close button give the focus back; a click elsewhere has already put it where the user wants it. */
function listen(
	host: HTMLElement,
	mount: Element,
	anchor: Element,
	{close, stand}: {close(focusBack: boolean): void; stand(): void},
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
	mount.addEventListener('keydown', event => onKey(event as KeyboardEvent), {signal});
	page.addEventListener('pointerdown', onPress, {capture: true, signal});
	page.addEventListener('scroll', stand, {passive: true, signal});
	page.defaultView?.addEventListener('resize', stand, {signal});
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
