import type {ComponentChildren} from 'preact';
import {useRef, useState} from 'preact/hooks';
import {sayReason} from '../seal/say';
import {sayVerdict} from '../seal/say-verdict';
import type {Verdict} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {badgeWords} from '../shared/words/badge';
import {sayOffset} from '../shared/zone';
import type {Asker} from '../wire/messages';
import {type Against, AgainstSheet} from './against';
import {Icon} from './icon';
import {type ProofPost, proofText} from './proof';
import {type ReadBack, ReadBackButton} from './read-back';
import {Replay} from './replay';
import {Rule} from './rule';
import {sayMoment, sayTime} from './when';

type Props = {
	readonly verdict: Verdict;
	readonly post: ProofPost;
	readonly line: string;
	readonly lang: Lang;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly original: string | undefined;
	readonly quoted: boolean;
	readonly mine: boolean;
	readonly ask: Asker | undefined;
	readonly against: Against | undefined;
	readonly onRetry: (() => void) | undefined;
	readonly onReadBack: ReadBack | undefined;
	readonly onAudit: (() => void) | undefined;
	onGrow(): void;
	onClose(): void;
};

/** What a mark means: the verdict in words, the roll replayed, what it shows and does not, why, and the proof to copy. */
export function PopoverView(props: Props) {
	const {verdict, post, line, lang, now, original, quoted, mine, ask, against, onRetry, onReadBack, onAudit, onGrow, onClose} =
		props;
	const say = badgeWords[lang];
	const title = quoted ? say.quotedTitle({author: post.author}) : say.title({author: post.author});
	return (
		<section class="osselet popover" role="dialog" aria-label={title} tabIndex={-1}>
			<div class="top">
				<div class="head">
					<h2 class="verdict">
						<Icon name={verdict.kind} />
						{sayVerdict(verdict.kind, lang).name}
					</h2>
					<p class="who">
						{title}
						{post.time && `, ${sayPosted(post.time, lang)}`}
					</p>
					{post.zone && <p class="who">{sayZone(post.zone, lang)}</p>}
				</div>
				<button type="button" class="close" aria-label={say.close} title={say.close} onClick={onClose}>
					×
				</button>
			</div>
			<div class="body">
				{line !== '' && <p class="line">{line}</p>}
				{against && !quoted && <AgainstSheet {...{against, onGrow}} />}
				<Replay verdict={verdict} lang={lang} now={now} />
				{ask && !quoted && <Rule {...{verdict, ask, lang, mine, onGrow}} />}
				<Meaning verdict={verdict} lang={lang} now={now} />
				<div class="actions">
					{onRetry && (
						<button type="button" class="button main" onClick={onRetry}>
							{say.retry}
						</button>
					)}
					{onReadBack && <ReadBackButton onReadBack={onReadBack} lang={lang} />}
					{onAudit && (
						<button type="button" class="button" onClick={onAudit}>
							{say.audit}
						</button>
					)}
					{original !== undefined && <a href={original}>{say.original}</a>}
				</div>
				{verdict.string && <Proof text={proofText(verdict, sayVerdict(verdict.kind, lang).name, post, lang)} lang={lang} />}
			</div>
		</section>
	);
}

/** In the zone in which the draw's moment is told below, so that the two compare; in the forum's words where its zone is unknown. */
const sayPosted = ({at, kind, shown}: NonNullable<ProofPost['time']>, lang: Lang): string =>
	kind === 'floating' ? shown : sayMoment(at, lang);

/** Where a remembered zone is from, on whose word the verdict hangs. */
const sayZone = ({east = 0, from}: NonNullable<ProofPost['zone']>, lang: Lang): string =>
	badgeWords[lang].zone({offset: sayOffset(east), from: badgeWords[lang][from]});

type MeaningProps = {readonly verdict: Verdict; readonly lang: Lang; readonly now: number};

function Meaning({verdict, lang, now}: MeaningProps) {
	const say = badgeWords[lang];
	const {claim, not} = sayVerdict(verdict.kind, lang);
	const writeTime = (at: number) => sayTime(at, now, lang);
	return (
		<>
			<Part title={say.claims}>
				<p>{claim}</p>
			</Part>
			<Part title={say.denies}>
				<p>{not}</p>
			</Part>
			{verdict.reasons.length > 0 && (
				<Part title={say.reasons}>
					<ul class="reasons">
						{verdict.reasons.map((reason, at) => (
							<li key={at}>{sayReason(reason, lang, writeTime)}</li>
						))}
					</ul>
				</Part>
			)}
		</>
	);
}

function Part({title, children}: {readonly title: string; readonly children: ComponentChildren}) {
	return (
		<div>
			<h3>{title}</h3>
			{children}
		</div>
	);
}

type Copying = 'idle' | 'copied' | 'refused';

/** The proof as text. Where copying is not allowed, it is shown and selected instead. */
function Proof({text, lang}: {readonly text: string; readonly lang: Lang}) {
	const say = badgeWords[lang];
	const [copying, setCopying] = useState<Copying>('idle');
	const field = useRef<HTMLTextAreaElement>(null);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopying('copied');
		} catch {
			setCopying('refused');
			requestAnimationFrame(() => field.current?.select());
		}
	};
	return (
		<div class="proof">
			<div class="actions">
				<button type="button" class="button" onClick={copy}>
					{say.copy}
				</button>
				<span role="status">{copying === 'copied' ? say.copied : copying === 'refused' ? say.copyByHand : ''}</span>
			</div>
			{copying === 'refused' && <textarea ref={field} readOnly aria-label={say.proof} value={text} />}
		</div>
	);
}
