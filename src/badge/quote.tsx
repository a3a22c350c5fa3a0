import type {Stood} from '../seal/quotes';
import type {Lang} from '../shared/lang';
import {quoteWords} from '../shared/words/quotes';
import {openFrame} from './frame';
import {Icon} from './icon';
import {sayMoment, sayNumber} from './when';

/** One form of a roll, and where it stood: quoted, in its post now, or as this browser saw it at a moment. */
export type QuoteForm = {
	readonly where: 'here' | 'now' | 'first' | 'seen';
	/** Of a post that was seen, milliseconds since 1970; of the quoting post, where its time is known. */
	readonly at?: number;
	/** The rolls to read beside each other; none where the roll is not there. */
	readonly rolls: readonly Stood[];
};

/** What a popover tells of a quotation that differs from its source. */
export type QuoteOptions = {
	/** The mark it explains. */
	readonly anchor: Element;
	readonly lang: Lang;
	readonly post: string;
	/** Who quotes. */
	readonly who: string;
	readonly forms: readonly QuoteForm[];
	/** The source was not read: what was seen of it stands for it. */
	readonly unread: boolean;
	/** Leads to the source; left out where the page does not tell the way. */
	onGo?(): void;
	onClose(): void;
};

/** Opens the forms of a quoted roll beside each other. */
export function openQuote(options: QuoteOptions): {close(): void} {
	const frame = openFrame(options.anchor, [], options.onClose);
	frame.draw(<QuoteView {...options} onDone={() => frame.close(true)} />);
	return {close: () => frame.close(false)};
}

function QuoteView({lang, post, who, forms, unread, onGo, onDone}: QuoteOptions & {onDone(): void}) {
	const say = quoteWords[lang];
	const go = () => {
		onDone();
		onGo?.();
	};
	return (
		<section class="osselet popover" role="dialog" aria-label={say.title} tabIndex={-1}>
			<div class="top">
				<div class="head">
					<h2 class="verdict">
						<Icon name="changed" />
						{say.title}
					</h2>
				</div>
				<button type="button" class="close" aria-label={say.close} title={say.close} onClick={onDone}>
					×
				</button>
			</div>
			<div class="body">
				{forms.map((form, place) => (
					<div key={place}>
						<h3>{sayWhere(form, post, who, lang)}</h3>
						{form.rolls.length === 0 && <p class="line">{say.nothing}</p>}
						{form.rolls.map((roll, at) => (
							<p key={at} class="line">
								{sayStood(roll, lang)}
							</p>
						))}
					</div>
				))}
				{unread && <p>{say.unread}</p>}
				<div>
					<h3>{say.meaning}</h3>
					<p>{say.denial}</p>
				</div>
				{onGo && (
					<div class="actions">
						<button type="button" class="button" onClick={go}>
							{say.go}
						</button>
					</div>
				)}
			</div>
		</section>
	);
}

function sayWhere({where, at}: QuoteForm, post: string, who: string, lang: Lang): string {
	const say = quoteWords[lang];
	if (where === 'now') return say.now({post});
	if (at === undefined) return say.here({who});
	const when = sayMoment(at, lang);
	return where === 'here' ? say.hereAt({who, at: when}) : say[where]({at: when});
}

/** The words before a roll where they tell its number, else its expression with the number; then its string, in which two rolls that read the same may differ. */
function sayStood({line = '', expression, said, raw}: Stood, lang: Lang): string {
	const told = said === undefined ? expression : quoteWords[lang].says({what: expression, said: sayNumber(said)});
	return `${line === '' ? told : line}\n${raw}`;
}
