import {useRef} from 'preact/hooks';
import type {Lang} from '../src/shared/lang';
import {frameWords} from '../src/shared/words/frame';
import type {TabName} from './app';

const names: readonly TabName[] = ['sheets', 'rolls', 'forum', 'settings'];
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

type Props = {readonly lang: Lang; readonly current: TabName; onChoose(tab: TabName): void};

/** The parts of the popup: arrows, Home and End go from one to the next, Tab goes into the one that is open. */
export function TabList({lang, current, onChoose}: Props) {
	const list = useRef<HTMLDivElement>(null);
	const go = (index: number) => {
		const name = names[(index + names.length) % names.length]!;
		onChoose(name);
		list.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (step !== undefined) go(names.indexOf(current) + step);
		else if (event.key === 'Home') go(0);
		else if (event.key === 'End') go(-1);
		else return;
		event.preventDefault();
	};
	return (
		<header>
			<h1 class="aside">{frameWords[lang].product}</h1>
			<div role="tablist" aria-label={frameWords[lang].parts} ref={list} onKeyDown={onKeyDown}>
				{names.map(name => (
					<button
						key={name}
						id={`tab-${name}`}
						type="button"
						role="tab"
						aria-selected={name === current}
						aria-controls="panel"
						tabIndex={name === current ? 0 : -1}
						title={name === 'settings' ? frameWords[lang].settings : undefined}
						onClick={() => onChoose(name)}
					>
						{name === 'settings' ? <Sliders label={frameWords[lang].settings} /> : frameWords[lang][name]}
					</button>
				))}
			</div>
		</header>
	);
}

/** Two sliders: drawn, since a gear in a text font looks different on each machine. */
const Sliders = ({label}: {readonly label: string}) => (
	<svg width="20" height="20" viewBox="0 0 20 20" role="img" aria-label={label}>
		<g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round">
			<path d="M2 6h7m5 0h4M2 14h3m5 0h8" />
			<circle cx="11.5" cy="6" r="2.4" />
			<circle cx="7.5" cy="14" r="2.4" />
		</g>
	</svg>
);
