import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Forum, Page} from '../src/forums/forum';
import {SHOWN} from '../src/forums/shown';
import {pointWords} from '../src/shared/words/point';
import {sayStore} from '../src/wire/say';
import {complain} from './complain';
import {sayQuietly} from './orphan';
import css from './point.css';
import {makeFrames} from './point-frames';
import {fieldAt} from './point-targets';
import {makeView, type PointEvents} from './point-view';
import {again, ask, choose, draw, goOn, moveTo, nothingShown, type Pointing, walk} from './pointing';
import type {PagePorts} from './ports';

export const POINT = 'osselet-point';
const CSS = [look, css];

/** Leads the user through showing this page's forum; what is kept is read from the next visit on, which begins at once. */
export function startPoint(page: Page, ports: PagePorts, known: Forum | undefined): void {
	const {root} = page;
	// The plain one has no name.
	if (known && known.id !== SHOWN && known.name !== '')
		return sayQuietly(root, ports.lang, pointWords[ports.lang].known({name: known.name}), ports.signal);
	for (const old of root.querySelectorAll(POINT)) old.remove();
	const life = new AbortController();
	const signal = AbortSignal.any([life.signal, ports.signal]);
	const host = root.createElement(POINT);
	const shadow = attach(host, CSS);
	const layer = root.createElement('div');
	const panel = root.createElement('div');
	panel.className = 'osselet panel';
	shadow.append(layer, panel);
	signal.addEventListener('abort', () => host.remove());
	const events = eventsOf(
		() => it,
		shadow,
		() => life.abort(),
	);
	const view = makeView(root, panel, ports.lang, events);
	const it: Pointing = {page, ports, host, frames: makeFrames(root, layer), view, ...nothingShown};
	hushPage(it, signal);
	root.documentElement.append(host);
	ask(it, 'content');
}

/** What the panel's buttons and keys do. */
function eventsOf(itself: () => Pointing, shadow: ShadowRoot, end: () => void): PointEvents {
	const keys: Readonly<Record<string, () => void>> = {
		ArrowLeft: () => walk(itself(), 'previous'),
		ArrowRight: () => walk(itself(), 'next'),
		ArrowUp: () => walk(itself(), 'wider'),
		ArrowDown: () => walk(itself(), 'narrower'),
		Escape: end,
	};
	return {
		onKey(key) {
			// Enter on a button presses it; anywhere else it chooses.
			const chooses = key === 'Enter' && !shadow.activeElement?.matches('button');
			const act = chooses ? () => choose(itself()) : keys[key];
			if (!act || (itself().part === 'review' && key !== 'Escape')) return false;
			act();
			return true;
		},
		onStep: by => walk(itself(), by),
		onChoose: () => choose(itself()),
		onSkip() {
			itself().skipped = true;
			goOn(itself());
		},
		onCancel: end,
		onAgain: () => again(itself()),
		onCorrect: part => ask(itself(), part, true),
		onMarkup(markup) {
			const it = itself();
			if (it.made) it.made = {...it.made, markup};
		},
		onKeep: () => void keep(itself(), end).catch(complain),
	};
}

async function keep({page, ports, view, made}: Pointing, end: () => void): Promise<void> {
	if (!made) return;
	const kept = await ports.ask('shown/put', {forum: made});
	if (!kept.ok) return view.say(sayStore(kept.error, ports.lang));
	end();
	ports.restart?.();
	sayQuietly(page.root, ports.lang, pointWords[ports.lang].kept, new AbortController().signal);
}

/** While something is to be shown the page's own links and buttons must not answer: what is touched is pointed at. */
function hushPage(it: Pointing, signal: AbortSignal): void {
	const {root} = it.page;
	const hush = (event: Event) => {
		if (it.part === 'review' || event.composedPath().includes(it.host)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.type !== 'click' || !(event.target instanceof Element)) return;
		moveTo(it, it.part === 'field' ? fieldAt(root, event.target) : event.target);
	};
	for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick'])
		root.addEventListener(name, hush, {capture: true, signal});
	root.defaultView?.addEventListener('resize', () => draw(it), {signal});
}
