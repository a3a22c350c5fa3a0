import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Forum, Page} from '../src/forums/forum';
import {generalise, type PointProblem} from '../src/forums/generalise';
import {lineOf} from '../src/forums/parts';
import {SHOWN, shown} from '../src/forums/shown';
import type {ShownForum} from '../src/shared/shown-forum';
import {pointWords} from '../src/shared/words/point';
import {sayStore} from '../src/wire/say';
import {complain} from './complain';
import {sayQuietly} from './orphan';
import css from './point.css';
import {type Frame, makeFrames} from './point-frames';
import {drawnOf, fieldAt, type Part, parts, targetsFor} from './point-targets';
import {makeView} from './point-view';
import type {PagePorts} from './ports';

export const POINT = 'osselet-point';
const CSS = [look, css];

/** What was pointed at so far, each part in one post or several. */
type Chosen = {[P in Part]: readonly Element[]};
const NONE: Chosen = {content: [], author: [], time: [], field: []};

/** Leads the user through showing this page's forum; what is kept is read from the next visit on, which begins at once. */
export function startPoint(page: Page, ports: PagePorts, known: Forum | undefined): void {
	const {root} = page;
	const {lang} = ports;
	const words = pointWords[lang];
	// The plain one has no name.
	if (known && known.id !== SHOWN && known.name !== '')
		return sayQuietly(root, lang, words.known({name: known.name}), ports.signal);
	for (const old of root.querySelectorAll(POINT)) old.remove();
	const life = new AbortController();
	const signal = AbortSignal.any([life.signal, ports.signal]);
	const host = root.createElement(POINT);
	const shadow = attach(host, CSS);
	const layer = root.createElement('div');
	const panel = root.createElement('div');
	panel.className = 'osselet panel';
	shadow.append(layer, panel);
	const frames = makeFrames(root, layer);

	let chosen = NONE;
	let part: Part | 'review' = 'content';
	let correcting = false;
	let at: Element | undefined;
	let made: ShownForum | undefined;

	const end = () => {
		life.abort();
		host.remove();
	};
	const targets = () => (part === 'review' ? [] : targetsFor(root, part, part === 'content' ? undefined : chosen.content[0]));

	const draw = () => {
		if (part === 'review') return frames.show(made ? framesOf(page, ports, made) : []);
		const known = parts.flatMap(each => chosen[each]).map((element): Frame => ({element: drawnOf(element), kind: 'part'}));
		const fields = part === 'field' ? targets() : [];
		const open = fields.map(
			(element): Frame => ({element: drawnOf(element), kind: element === at ? 'chosen' : 'post', onPress: () => moveTo(element)}),
		);
		frames.show([...known, ...(part === 'field' ? open : at ? [{element: at, kind: 'chosen'} as const] : [])]);
	};
	const moveTo = (element: Element | null | undefined, scroll = false) => {
		if (!element || element === root.documentElement || host.contains(element)) return;
		at = element;
		if (scroll) drawnOf(at).scrollIntoView({block: 'center'});
		draw();
		view.say(words.chosen({text: lineOf(at).slice(0, 120) || at.localName}));
	};
	const walk = (by: 'previous' | 'next' | 'wider' | 'narrower') => {
		if (by === 'wider') return moveTo(at?.parentElement);
		if (by === 'narrower') return moveTo(at?.firstElementChild);
		const all = targets();
		const from = at ? all.indexOf(at) : -1;
		const step = by === 'next' ? 1 : -1;
		moveTo(all[from < 0 ? (by === 'next' ? 0 : all.length - 1) : (from + step + all.length) % all.length], true);
	};
	const ask = (next: Part) => {
		part = next;
		at = undefined;
		view.ask(next, correcting);
		if (next === 'field' && targets().length === 0) view.say(words.noField);
		draw();
	};
	const review = (): boolean => {
		const field = chosen.field[0];
		if (!field) return false;
		const found = generalise(page, ports.reader, {...chosen, field});
		if (!found.ok) {
			refuse(found.error);
			return false;
		}
		made = made ? {...found.value, markup: made.markup} : found.value;
		part = 'review';
		view.review(understood(page, ports, made));
		draw();
		return true;
	};
	const refuse = (problem: PointProblem) => {
		const sentences = {'point/alone': words.alone, 'point/no-id': words.noId, 'point/unclear': words.unclear};
		const from = problem.code === 'point/unclear' && problem.part !== 'post' ? problem.part : 'content';
		chosen = problem.code === 'point/unclear' ? {...chosen, [from]: []} : NONE;
		correcting = problem.code === 'point/unclear';
		ask(from);
		view.say(sentences[problem.code]);
	};
	const goOn = () => {
		const next = parts.find(each => chosen[each].length === 0 && !(each === 'time' && skipped));
		if (!correcting && next) return ask(next);
		correcting = false;
		review();
	};
	let skipped = false;
	const choose = () => {
		if (part === 'review') return;
		if (!at) return view.say(words.nothing);
		const before = chosen[part];
		// What is shown in a post that was shown before takes the place of it; in another post it stands beside it.
		const others = part === 'field' ? [] : before.filter(each => !samePost(each, at!, made));
		chosen = {...chosen, [part]: [...others, at].slice(-4)};
		goOn();
	};
	const keep = async () => {
		if (!made) return;
		const kept = await ports.ask('shown/put', {forum: made});
		if (!kept.ok) return view.say(sayStore(kept.error, lang));
		end();
		ports.restart?.();
		sayQuietly(root, lang, words.kept, new AbortController().signal);
	};
	const again = () => {
		chosen = NONE;
		made = undefined;
		skipped = false;
		correcting = false;
		ask('content');
	};
	const keys: Readonly<Record<string, () => void>> = {
		ArrowLeft: () => walk('previous'),
		ArrowRight: () => walk('next'),
		ArrowUp: () => walk('wider'),
		ArrowDown: () => walk('narrower'),
		Escape: end,
	};
	const view = makeView(root, panel, lang, {
		onKey(key) {
			// Enter on a button presses it; anywhere else it chooses.
			const act = key === 'Enter' && !shadow.activeElement?.matches('button') ? choose : keys[key];
			if (!act || (part === 'review' && key !== 'Escape')) return false;
			act();
			return true;
		},
		onStep: walk,
		onChoose: choose,
		onSkip() {
			skipped = true;
			goOn();
		},
		onCancel: end,
		onAgain: again,
		onCorrect(asked) {
			correcting = true;
			ask(asked);
		},
		onMarkup: markup => made && (made = {...made, markup}),
		onKeep: () => void keep().catch(complain),
	});

	// While something is to be shown the page's own links and buttons must not answer.
	const hush = (event: Event) => {
		if (part === 'review' || event.composedPath().includes(host)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.type !== 'click' || !(event.target instanceof Element)) return;
		moveTo(part === 'field' ? fieldAt(root, event.target) : event.target);
	};
	for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick'])
		root.addEventListener(name, hush, {capture: true, signal});
	root.defaultView?.addEventListener('resize', draw, {signal});
	signal.addEventListener('abort', () => host.remove());
	root.documentElement.append(host);
	ask('content');
}

/** Whether two elements stand in one post of the forum as it is understood; before that there is but one post. */
function samePost(one: Element, other: Element, made: ShownForum | undefined): boolean {
	if (!made) return true;
	const post = one.closest(made.post);
	return post !== null && post === other.closest(made.post);
}

const timeOf = (at: number, lang: PagePorts['lang']): string =>
	new Intl.DateTimeFormat(lang, {dateStyle: 'short', timeStyle: 'short'}).format(at);

function read(page: Page, {reader, lang}: PagePorts, made: ShownForum) {
	const words = pointWords[lang];
	const {elements, read: readOne} = shown(made).openPosts(page, reader);
	return elements.map(element => {
		const post = readOne(element);
		if (!post.ok) return {element, wrong: words.badPost};
		const {id, author, authorId, time} = post.value;
		const name = authorId === undefined ? author : `${author} (${words.member({id: authorId})})`;
		return {element, words: words.post({id, author: name, time: time ? timeOf(time.at, lang) : words.noDate})};
	});
}

function framesOf(page: Page, ports: PagePorts, made: ShownForum): readonly Frame[] {
	const posts = read(page, ports, made).map(
		({element, words, wrong}): Frame => ({element, kind: wrong ? 'wrong' : 'post', words: wrong ?? words ?? ''}),
	);
	const fields = shown(made).findEditors(page);
	return [...posts, ...fields.map(({field}): Frame => ({element: drawnOf(field), kind: 'chosen'}))];
}

function understood(page: Page, ports: PagePorts, made: ShownForum) {
	const posts = read(page, ports, made);
	const thread = shown(made).readThread(page);
	return {
		forum: made,
		posts: posts.flatMap(({words}) => words ?? []),
		broken: posts.filter(({wrong}) => wrong).length,
		pages: made.pages && thread && {page: thread.page, pages: thread.pages},
	};
}
