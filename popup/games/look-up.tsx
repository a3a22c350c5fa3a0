import {workshopWords} from '../../src/shared/words/workshop';
import type {Play} from './use-play';

type Props = {readonly play: Play; readonly id: string; readonly name: string};

/** Leads from a piece to the text that explains it, where the rulebook has one. */
export function LookUp({play, id, name}: Props) {
	const found = play.view.reference.find(text => text.about.some(one => one === id || one.slice(one.indexOf('.') + 1) === id));
	if (!found) return null;
	const go = (event: MouseEvent) => {
		const from = event.currentTarget;
		const root = from instanceof Element ? from.getRootNode() : undefined;
		if (root instanceof Document || root instanceof ShadowRoot) showText(root, found.id);
	};
	return (
		<button type="button" class="look-up" aria-label={workshopWords[play.lang].lookUp({name})} onClick={go}>
			?
		</button>
	);
}

function showText(root: Document | ShadowRoot, id: string): void {
	const text = root.getElementById(`text-${id}`);
	if (!(text instanceof HTMLDetailsElement)) return;
	const shelf = text.parentElement?.closest('details');
	if (shelf) shelf.open = true;
	text.open = true;
	text.scrollIntoView?.({block: 'center'});
	text.querySelector('summary')?.focus();
}
