import {useState} from 'preact/hooks';
import {contestWords} from '../../shared/words/contest';
import {Group} from './group';
import {Hold, type Kind} from './hold';
import type {ContestOptions} from './options';

const TABS = ['opposed', 'order', 'reach', 'group'] as const;

/** The drawer in which rolls of the thread are opposed, put in order or counted, and in which one rolls for many. */
export function Contest({options, onClose}: {readonly options: ContestOptions; onClose(): void}) {
	const {lang, place} = options;
	const say = contestWords[lang];
	const [tab, show] = useState<Kind | 'group'>('opposed');
	return (
		<div class="osselet panel contest" onKeyDown={event => event.key === 'Escape' && onClose()}>
			<div class="top">
				<p class="topic" title={place.title}>
					<strong>{say.contest}</strong>
				</p>
				<button type="button" class="button close" aria-label={say.close} ref={giveFocus} onClick={onClose}>
					<span aria-hidden="true">×</span>
				</button>
				<div class="tabs" role="group" aria-label={say.what}>
					{TABS.map(each => (
						<button key={each} type="button" class="button" aria-pressed={tab === each} onClick={() => show(each)}>
							{say[each]}
						</button>
					))}
				</div>
			</div>
			{tab === 'group' ? (
				<Group options={{...options, onClose}} />
			) : (
				<Hold key={tab} options={{...options, onClose}} kind={tab} />
			)}
		</div>
	);
}

const giveFocus = (button: HTMLButtonElement | null) => button?.focus({preventScroll: true});
