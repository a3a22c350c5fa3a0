/** Frames drawn over the page, where nothing of the forum's own is touched. */
export type Frames = {
	/** Draws a frame round each element, with words at its head; what was drawn before goes. */
	show(frames: readonly Frame[]): void;
};
export type Frame = {
	readonly element: Element;
	readonly kind: 'chosen' | 'post' | 'wrong' | 'part';
	readonly words?: string;
	/** The frame itself can be pressed: for editors in frames of their own, whose clicks never reach the page. */
	onPress?(): void;
};

/** Frames in a layer that lies over the page from its very top, and moves with it. */
export function makeFrames(page: Document, layer: HTMLElement): Frames {
	return {
		show(frames) {
			const {scrollX, scrollY} = page.defaultView!;
			layer.replaceChildren(
				...frames.map(({element, kind, words, onPress}) => {
					const {left, top, width, height} = element.getBoundingClientRect();
					const box = page.createElement(onPress ? 'button' : 'div');
					box.className = `frame ${kind}`;
					if (box instanceof HTMLButtonElement) {
						box.type = 'button';
						box.tabIndex = -1;
						box.setAttribute('aria-hidden', 'true');
						if (onPress) box.addEventListener('click', onPress);
					}
					box.style.cssText = `left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px`;
					if (words) {
						const label = page.createElement('span');
						label.textContent = words;
						box.append(label);
					}
					return box;
				}),
			);
		},
	};
}
