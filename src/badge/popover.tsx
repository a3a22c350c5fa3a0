import {render} from 'preact';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import look from './look.css';
import {attach} from './shadow';

/** What a popover tells of one roll. */
export type PopoverOptions = {
	/** The mark it explains: it opens beside it and gives the focus back to it. */
	readonly anchor: Element;
	readonly verdict: Verdict;
	/** `shown`: the post's time as the forum printed it. */
	readonly post: {readonly author: string; readonly shown?: string};
	/** The text before the string, on its line. */
	readonly line: string;
	readonly lang: Lang;
	/** Milliseconds since 1970. */
	now(): number;
	/** Address of the post the roll stands in, where this one only quotes or cites it. */
	readonly original?: string;
	/** The string stands in a quotation. */
	readonly quoted?: boolean;
	/** Asks for the draw again; left out where there is nothing to ask. */
	onRetry?(): void;
	onClose(): void;
};

/** An open popover: takes a newer verdict, or goes. */
export type Popover = {update(verdict: Verdict): void; close(): void};

/** Opens the explanation of a mark. One at a time is the caller's affair. */
export function openPopover(options: PopoverOptions): Popover {
	const page = options.anchor.ownerDocument;
	const host = page.createElement('osselet-popover');
	const root = attach(host, [look]);
	const draw = (verdict: Verdict) => render(<div class="osselet">{verdict.kind}</div>, root);
	page.body.append(host);
	draw(options.verdict);
	const close = () => {
		render(null, root);
		host.remove();
		options.onClose();
	};
	return {update: draw, close};
}
