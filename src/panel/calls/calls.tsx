import {useEffect, useState} from 'preact/hooks';
import {callWords} from '../../shared/words/calls';
import {Drawer} from '../drawer';
import {useChoices} from '../use-choices';
import {useTick} from '../use-tick';
import {AskForm} from './ask';
import {HiddenRolls} from './hidden';
import type {CallsOptions, ThreadCalls} from './options';

type Props = {readonly options: CallsOptions; onClose(): void};

/** The drawer of whoever calls rolls: he asks, hides and opens. */
export function Calls({options, onClose}: Props) {
	const {lang, place} = options;
	const say = callWords[lang];
	const [tab, setTab] = useState<'ask' | 'hidden'>('ask');
	const [thread, setThread] = useState<ThreadCalls>();
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useTick(); // The draw of a sealed roll moves on as time passes
	useEffect(() => {
		options.readThread().then(setThread, () => setThread({people: [], hidden: []}));
	}, []);
	const parts = {options, thread, choices, onClose};
	const tabs = (
		<div class="tabs" role="group" aria-label={say.tabs}>
			{(['ask', 'hidden'] as const).map(one => (
				<button type="button" class="button" key={one} aria-pressed={tab === one} onClick={() => setTab(one)}>
					{one === 'ask' ? say.askTitle : say.openTitle}
				</button>
			))}
		</div>
	);
	const title = tab === 'ask' ? say.askTitle : say.openTitle;
	return (
		<Drawer kind="calls" title={title} hover={place.title} close={say.close} under={tabs} onClose={onClose}>
			{tab === 'ask' ? <AskForm {...parts} /> : <HiddenRolls {...parts} />}
		</Drawer>
	);
}
