import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import type {Asker} from '../wire/messages';
import type {Against} from './against';
import dieCss from './die.css';
import {openFrame} from './frame';
import {PopoverView} from './popover-view';
import type {ProofPost} from './proof';
import type {ReadBack} from './read-back';
import replayCss from './replay.css';

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
	const {post, line, lang, original, ask, against, onAudit, quoted = false, mine = false} = options;
	const frame = openFrame(options.anchor, [dieCss, replayCss], options.onClose);
	const update = (verdict: Verdict) => {
		const onRetry = verdict.kind === 'unchecked' ? options.onRetry : undefined;
		const onReadBack = verdict.reasons.some(({code}) => code === 'turn-not-checked') ? options.onReadBack : undefined;
		const shared = {post, line, lang, original, ask, against, onAudit, quoted, mine, onRetry, onReadBack};
		frame.draw(
			<PopoverView {...shared} verdict={verdict} now={options.now()} onGrow={frame.settle} onClose={() => frame.close(true)} />,
		);
	};
	update(options.verdict);
	return {update, close: () => frame.close(false)};
}
