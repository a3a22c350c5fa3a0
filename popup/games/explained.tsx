import type {ComponentChildren} from 'preact';
import {useId, useRef, useState} from 'preact/hooks';

type Props = {
	/** The number with its name, as it is read out: `Force : 16, +3`. */
	readonly label: string;
	/** Why it is so, a line each. With none there is nothing to open. */
	readonly why: readonly string[];
	readonly children: ComponentChildren;
};

/** A number that says why it is what it is: on hover, on focus, and at a touch. A second touch, Escape, or a touch elsewhere puts the words away. */
export function Explained({label, why, children}: Props) {
	const id = useId();
	const [away, setAway] = useState(false);
	// A press gives the focus, and with it the words, before the click comes.
	const wasOpen = useRef(false);
	if (why.length === 0) return <span class="value">{children}</span>;
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || away) return;
		event.preventDefault();
		event.stopPropagation();
		setAway(true);
	};
	return (
		<span class={`explained${away ? ' away' : ''}`} onMouseLeave={() => setAway(false)}>
			<button
				type="button"
				class="value"
				aria-label={label}
				aria-describedby={id}
				onKeyDown={onKeyDown}
				onBlur={() => setAway(false)}
				onPointerDown={event => {
					wasOpen.current = isFocused(event.currentTarget) && !away;
				}}
				onClick={event => {
					// Safari gives no focus to a button that is clicked.
					event.currentTarget.focus();
					setAway(wasOpen.current);
					wasOpen.current = false;
				}}
			>
				{children}
			</button>
			<span class="why" role="tooltip" id={id}>
				{why.map(line => (
					<span key={line}>{line}</span>
				))}
			</span>
		</span>
	);
}

const isFocused = (button: HTMLElement): boolean => (button.getRootNode() as Document | ShadowRoot).activeElement === button;
