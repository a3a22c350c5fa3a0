import type {SheetView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Play} from './use-play';

type Props = {readonly play: Play; readonly id: string; readonly name: string};

/** The texts that explain a piece, by its id. */
export const textsAbout = ({reference}: SheetView, id: string): SheetView['reference'] =>
	reference.filter(text => text.about.some(one => one === id || one.slice(one.indexOf('.') + 1) === id));

/** Leads from a piece to the texts that explain it, where the rulebook has some. */
export function LookUp({play, id, name}: Props) {
	const found = textsAbout(play.view, id);
	if (found.length === 0) return null;
	const go = (event: MouseEvent) => {
		const from = event.currentTarget;
		const root = from instanceof Element ? from.getRootNode() : undefined;
		if (root instanceof Document || root instanceof ShadowRoot) for (const text of found.toReversed()) showText(root, text.id);
	};
	return (
		<button type="button" class="look-up" aria-label={workshopWords[play.lang].lookUp({name})} onClick={go}>
			?
		</button>
	);
}

/** The same in a line of its own, under the title of a part: behind what the part covers, or behind its name. */
export function LookUpLine({covers = '', ...props}: Props & {readonly covers?: string}) {
	const found = textsAbout(props.play.view, props.id).length > 0;
	if (!found && covers === '') return null;
	return (
		<p class="covers">
			{covers || props.name} <LookUp {...props} />
		</p>
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
