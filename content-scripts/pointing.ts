import type {Page} from '../src/forums/forum';
import {generalise, type PointProblem} from '../src/forums/generalise';
import type {ShownForum} from '../src/shared/shown-forum';
import {pointWords} from '../src/shared/words/point';
import type {Frame, Frames} from './point-frames';
import {fieldNamed, thingNamed} from './point-names';
import {framesOf, understood} from './point-read';
import {drawnOf, type Part, parts, targetsFor} from './point-targets';
import type {PointView} from './point-view';
import type {PagePorts} from './ports';

/** What was pointed at so far, each part in one post or several. */
type Chosen = {[P in Part]: readonly Element[]};
const NONE: Chosen = {content: [], author: [], time: [], field: []};

/** One showing of a forum, from the first part that is asked for to the review. */
export type Pointing = {
	readonly page: Page;
	readonly ports: PagePorts;
	readonly host: Element;
	readonly frames: Frames;
	readonly view: PointView;
	chosen: Chosen;
	part: Part | 'review';
	/** One part alone is asked for again. */
	correcting: boolean;
	/** The forum tells no dates. */
	skipped: boolean;
	/** What is pointed at now. */
	at: Element | undefined;
	/** The forum as it was understood last. */
	made: ShownForum | undefined;
};

export const nothingShown = {
	chosen: NONE,
	part: 'content',
	correcting: false,
	skipped: false,
	at: undefined,
	made: undefined,
} as const;

const wordsOf = ({ports}: Pointing) => pointWords[ports.lang];

const targets = ({page, part, chosen}: Pointing): readonly Element[] =>
	part === 'review' ? [] : targetsFor(page.root, part, part === 'content' ? undefined : chosen.content[0]);

/** Draws the frames anew, as after the window was resized. */
export function draw(it: Pointing): void {
	const {page, ports, frames, part, chosen, at, made} = it;
	if (part === 'review') return frames.show(made ? framesOf(page, ports, made) : []);
	const known = parts.flatMap(each => chosen[each]).map((element): Frame => ({element: drawnOf(element), kind: 'part'}));
	frames.show([...known, ...(part === 'field' ? fieldFrames(it) : at ? [{element: at, kind: 'chosen'} as const] : [])]);
}

const fieldFrames = (it: Pointing): readonly Frame[] =>
	targets(it).map(element => ({
		element: drawnOf(element),
		kind: element === it.at ? 'chosen' : 'post',
		onPress: () => moveTo(it, element),
	}));

/** Points at an element of the page. */
export function moveTo(it: Pointing, element: Element | null | undefined, scroll = false): void {
	if (!element || element === it.page.root.documentElement || it.host.contains(element)) return;
	it.at = element;
	if (scroll) {
		const drawn = drawnOf(element);
		drawn.scrollIntoView({block: 'center'});
		it.view.makeWay(drawn.getBoundingClientRect());
	}
	draw(it);
	const {lang} = it.ports;
	const text = it.part === 'field' ? fieldNamed(element, targets(it), lang) : thingNamed(element, lang);
	it.view.say(wordsOf(it).chosen({text}));
}

/** Points at what stands before, after or round what is pointed at, or at the first thing in it. */
export function walk(it: Pointing, by: 'previous' | 'next' | 'wider' | 'narrower'): void {
	if (by === 'wider') return moveTo(it, it.at?.parentElement);
	if (by === 'narrower') return moveTo(it, it.at?.firstElementChild);
	const all = targets(it);
	const from = it.at ? all.indexOf(it.at) : -1;
	const step = by === 'next' ? 1 : -1;
	const first = by === 'next' ? 0 : all.length - 1;
	moveTo(it, all[from < 0 ? first : (from + step + all.length) % all.length], true);
}

/** Asks for a part. */
export function ask(it: Pointing, part: Part, correcting = it.correcting): void {
	Object.assign(it, {part, correcting, at: undefined});
	it.view.ask(part, correcting);
	if (part === 'field' && targets(it).length === 0) it.view.say(wordsOf(it).noField);
	draw(it);
}

/** Takes what is pointed at for the part that is asked for, and goes on. */
export function choose(it: Pointing): void {
	const {part, at, chosen, made} = it;
	if (part === 'review') return;
	if (!at) return it.view.say(wordsOf(it).nothing);
	// What is shown in a post that was shown before takes the place of it; in another post it stands beside it.
	const others = part === 'field' ? [] : chosen[part].filter(each => !samePost(each, at, made));
	it.chosen = {...chosen, [part]: [...others, at].slice(-4)};
	goOn(it);
}

/** Goes on to the next part that is missing, or to the review. */
export function goOn(it: Pointing): void {
	const next = parts.find(each => it.chosen[each].length === 0 && !(each === 'time' && it.skipped));
	if (!it.correcting && next) return ask(it, next);
	it.correcting = false;
	review(it);
}

function review(it: Pointing): void {
	const {page, ports, chosen} = it;
	const field = chosen.field[0];
	if (!field) return;
	const found = generalise(page, ports.reader, {...chosen, field});
	if (!found.ok) return refuse(it, found.error);
	const made = it.made ? {...found.value, markup: it.made.markup} : found.value;
	Object.assign(it, {made, part: 'review'});
	it.view.review(understood(page, ports, made));
	draw(it);
}

/** Says what could not be understood, and asks for that part again. */
function refuse(it: Pointing, problem: PointProblem): void {
	const words = wordsOf(it);
	const sentences = {'point/alone': words.alone, 'point/no-id': words.noId, 'point/unclear': words.unclear};
	const isUnclear = problem.code === 'point/unclear';
	const from = isUnclear && problem.part !== 'post' ? problem.part : 'content';
	it.chosen = isUnclear ? {...it.chosen, [from]: []} : NONE;
	ask(it, from, isUnclear);
	it.view.say(sentences[problem.code]);
}

/** Forgets all that was shown. */
export function again(it: Pointing): void {
	Object.assign(it, nothingShown);
	ask(it, 'content');
}

/** Whether two elements stand in one post of the forum as it is understood; before that there is but one post. */
function samePost(one: Element, other: Element, made: ShownForum | undefined): boolean {
	if (!made) return true;
	const post = one.closest(made.post);
	return post !== null && post === other.closest(made.post);
}
