import type {ComponentChildren} from 'preact';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';

type Props = {
	readonly lang: Lang;
	/** The thread, shown in full on hover. */
	readonly thread: string;
	readonly title: string;
	readonly facts?: string;
	readonly trouble: string;
	readonly foot?: ComponentChildren;
	readonly children?: ComponentChildren;
	onClose(): void;
};

/** The drawer round a fight: where it stands above, what goes into the post below. Escape leaves. */
export function Shell({lang, thread, title, facts, trouble, foot, children, onClose}: Props) {
	const say = fightWords[lang];
	return (
		<div class="osselet panel fight" onKeyDown={event => event.key === 'Escape' && onClose()}>
			<div class="top">
				<p class="round" title={thread}>
					<strong>{title}</strong>
				</p>
				<button type="button" class="button close" aria-label={say.close} ref={giveFocus} onClick={onClose}>
					<span aria-hidden="true">×</span>
				</button>
			</div>
			<div class="middle">
				{facts !== undefined && <p class="facts">{facts}</p>}
				{children}
			</div>
			<div class="foot">
				<p class="hint wrong trouble" role="alert">
					{trouble}
				</p>
				{foot}
			</div>
		</div>
	);
}

const giveFocus = (button: HTMLButtonElement | null) => button?.focus({preventScroll: true});
