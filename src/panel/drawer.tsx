import type {ComponentChildren} from 'preact';

type Props = {
	/** Class by which its style sheet knows it. */
	readonly kind: string;
	readonly title: string;
	/** Shown in full when pointed at. */
	readonly hover: string;
	/** What its closing button is called. */
	readonly close: string;
	/** What stands under the title. */
	readonly under?: ComponentChildren;
	readonly children?: ComponentChildren;
	onClose(): void;
};

/** A drawer beside the panel, from its title to its end. It opens with the focus on its closing button; Escape leaves. */
export function Drawer({kind, title, hover, close, under, children, onClose}: Props) {
	return (
		<div class={`osselet panel ${kind}`} onKeyDown={event => event.key === 'Escape' && onClose()}>
			<div class="top">
				<p class="title" title={hover}>
					<strong>{title}</strong>
				</p>
				<button type="button" class="button close" aria-label={close} ref={giveFocus} onClick={onClose}>
					<span aria-hidden="true">×</span>
				</button>
				{under}
			</div>
			{children}
		</div>
	);
}

const giveFocus = (button: HTMLButtonElement | null) => button?.focus({preventScroll: true});

type BodyProps = {readonly trouble: string; readonly foot?: ComponentChildren; readonly children?: ComponentChildren};

/** What a drawer holds, and below it what went wrong and what can be done. */
export function DrawerBody({trouble, foot, children}: BodyProps) {
	return (
		<>
			<div class="middle">{children}</div>
			<div class="foot">
				<p class="hint wrong trouble" role="alert">
					{trouble}
				</p>
				{foot}
			</div>
		</>
	);
}
