import type {ComponentChildren} from 'preact';
import type {Lang} from '../../shared/lang';
import {publishWords} from '../../shared/words/publish';

type Props = {
	readonly lang: Lang;
	readonly title: string;
	readonly trouble: string;
	readonly foot?: ComponentChildren;
	readonly children?: ComponentChildren;
	onClose(): void;
};

/** The drawer round a sheet: what it is above, what can be done with it below. Escape leaves. */
export function Shell({lang, title, trouble, foot, children, onClose}: Props) {
	return (
		<div class="osselet panel publish" onKeyDown={event => event.key === 'Escape' && onClose()}>
			<div class="top">
				<p class="topic" title={title}>
					<strong>{title}</strong>
				</p>
				<button type="button" class="button close" aria-label={publishWords[lang].close} ref={giveFocus} onClick={onClose}>
					<span aria-hidden="true">×</span>
				</button>
			</div>
			<div class="middle">{children}</div>
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
