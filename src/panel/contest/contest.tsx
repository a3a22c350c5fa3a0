import {useState} from 'preact/hooks';
import {contestWords} from '../../shared/words/contest';
import {Drawer} from '../drawer';
import {Group} from './group';
import {Hold, type Kind} from './hold';
import type {ContestOptions} from './options';

const TABS = ['opposed', 'order', 'reach', 'group'] as const;

/** The drawer in which rolls of the thread are opposed, put in order or counted, and in which one rolls for many. */
export function Contest({options, onClose}: {readonly options: ContestOptions; onClose(): void}) {
	const {lang, place} = options;
	const say = contestWords[lang];
	const [tab, show] = useState<Kind | 'group'>('opposed');
	const tabs = (
		<div class="tabs" role="group" aria-label={say.what}>
			{TABS.map(each => (
				<button key={each} type="button" class="button" aria-pressed={tab === each} onClick={() => show(each)}>
					{say[each]}
				</button>
			))}
		</div>
	);
	return (
		<Drawer kind="contest" title={say.contest} hover={place.title} close={say.close} under={tabs} onClose={onClose}>
			{tab === 'group' ? (
				<Group options={{...options, onClose}} />
			) : (
				<Hold key={tab} options={{...options, onClose}} kind={tab} />
			)}
		</Drawer>
	);
}
