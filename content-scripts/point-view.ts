import type {Lang} from '../src/shared/lang';
import type {ShownForum} from '../src/shared/shown-forum';
import {pointWords} from '../src/shared/words/point';
import {type Part, parts} from './point-targets';

export type PointEvents = {
	onKey(key: string): boolean;
	onStep(by: 'previous' | 'next' | 'wider' | 'narrower'): void;
	onChoose(): void;
	onSkip(): void;
	onCancel(): void;
	onAgain(): void;
	onCorrect(part: Part): void;
	onMarkup(markup: ShownForum['markup']): void;
	onKeep(): void;
};

/** What the panel says of a forum that was understood. */
export type Understood = {
	readonly forum: ShownForum;
	readonly posts: readonly string[];
	readonly broken: number;
	readonly pages: {readonly page: number; readonly pages: number} | undefined;
};

/** The panel that leads through the pointing, in plain DOM. */
export type PointView = {
	ask(part: Part, correcting: boolean): void;
	/** What is pointed at now, or what is wrong. */
	say(text: string): void;
	review(understood: Understood): void;
	/** Moves to the other end of the window if the panel lies over something that is drawn there. */
	makeWay(drawn: DOMRect): void;
};

const MARKUPS = ['bbcode', 'markdown', 'html', 'plain'] as const;
const POSTS_TOLD = 5;

export function makeView(page: Document, panel: HTMLElement, lang: Lang, events: PointEvents): PointView {
	const words = pointWords[lang];
	const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', kind = '') => {
		const made = page.createElement(tag);
		made.textContent = text;
		if (kind !== '') made.className = kind;
		return made;
	};
	const button = (text: string, act: () => void, kind = '') => {
		const made = make('button', text, `button ${kind}`.trim());
		made.type = 'button';
		made.addEventListener('click', act);
		return made;
	};
	const status = make('p', '', 'told');
	status.setAttribute('role', 'status');
	const title = make('h2', words.title);
	title.tabIndex = -1;
	const move = button('⇅', () => panel.classList.toggle('above'), 'move');
	move.setAttribute('aria-label', words.move);
	move.title = words.move;
	const head = make('div', '', 'head');
	head.append(title, move);
	panel.setAttribute('role', 'region');
	panel.setAttribute('aria-label', words.title);
	panel.addEventListener('keydown', event => {
		if (!(event.target instanceof HTMLSelectElement) && events.onKey(event.key)) event.preventDefault();
	});
	const row = (kind: string, ...children: readonly Node[]) => {
		const made = make('div', '', kind);
		made.append(...children);
		return made;
	};
	const show = (...children: readonly Node[]) => {
		panel.replaceChildren(head, ...children);
		title.focus({preventScroll: true});
	};
	const corrections = {
		content: words.correctContent,
		author: words.correctAuthor,
		time: words.correctTime,
		field: words.correctField,
	};
	return {
		say: text => void (status.textContent = text),
		makeWay({top, bottom}) {
			const own = panel.getBoundingClientRect();
			if (top < own.bottom && bottom > own.top) panel.classList.toggle('above', top + bottom > page.documentElement.clientHeight);
		},
		ask(part, correcting) {
			const at = words.step({at: parts.indexOf(part) + 1});
			const asked = make('p', '', 'asked');
			asked.append(make('b', at), ` ${words[part]}`);
			status.textContent = correcting ? words.correctHow : '';
			show(
				asked,
				status,
				row(
					'walk',
					button(words.previous, () => events.onStep('previous')),
					button(words.next, () => events.onStep('next')),
					...(part === 'field'
						? []
						: [button(words.wider, () => events.onStep('wider')), button(words.narrower, () => events.onStep('narrower'))]),
				),
				row(
					'acts',
					button(words.choose, events.onChoose, 'main'),
					...(part === 'time' && !correcting ? [button(words.noTime, events.onSkip)] : []),
					button(words.cancel, events.onCancel),
				),
				make('p', words.keys, 'keys'),
			);
		},
		review({forum, posts, broken, pages}) {
			const list = make('ul');
			list.append(
				...posts.slice(0, POSTS_TOLD).map(text => make('li', text)),
				...(posts.length > POSTS_TOLD ? [make('li', '…')] : []),
			);
			const markup = make('select');
			markup.append(
				...MARKUPS.map(kind => {
					const option = make('option', words[kind]);
					option.value = kind;
					option.selected = kind === forum.markup;
					return option;
				}),
			);
			markup.addEventListener('change', () => events.onMarkup(MARKUPS.find(kind => kind === markup.value) ?? 'plain'));
			const label = make('label', `${words.markup} `);
			label.append(markup);
			const facts = [words.where({site: forum.site}), ...(pages ? [words.pages(pages)] : [])].join('. ');
			status.textContent = [words.understood({count: posts.length}), ...(broken > 0 ? [words.broken({count: broken})] : [])].join(
				' ',
			);
			show(
				status,
				list,
				make('p', facts, 'facts'),
				label,
				row('walk', make('span', words.correct), ...parts.map(part => button(corrections[part], () => events.onCorrect(part)))),
				row(
					'acts',
					button(words.keep, events.onKeep, 'main'),
					button(words.again, events.onAgain),
					button(words.cancel, events.onCancel),
				),
			);
		},
	};
}
