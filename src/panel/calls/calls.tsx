import {useEffect, useState} from 'preact/hooks';
import {callWords} from '../../shared/words/calls';
import {Drawer} from '../drawer';
import {useChoices} from '../use-choices';
import {useTick} from '../use-tick';
import {AnswerForm} from './answer';
import {AskForm} from './ask';
import {HiddenRolls} from './hidden';
import type {CallsOptions, ThreadCalls} from './options';

type Props = {readonly options: CallsOptions; onClose(): void};

/** The drawer of called rolls: who calls asks and opens, who is called answers. */
export function Calls({options, onClose}: Props) {
	const {lang, call, place} = options;
	const say = callWords[lang];
	const [tab, setTab] = useState<'ask' | 'hidden'>('ask');
	const [thread, setThread] = useState<ThreadCalls>();
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useTick(); // The draw of a sealed roll moves on as time passes
	useEffect(() => {
		if (!call) options.readThread().then(setThread, () => setThread({people: [], hidden: []}));
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
	const title = call ? say.answerTitle : tab === 'ask' ? say.askTitle : say.openTitle;
	return (
		<Drawer kind="calls" title={title} hover={place.title} close={say.close} under={!call && tabs} onClose={onClose}>
			{call ? (
				<AnswerForm {...{options, call, choices, onClose}} />
			) : tab === 'ask' ? (
				<AskForm {...parts} />
			) : (
				<HiddenRolls {...parts} />
			)}
		</Drawer>
	);
}
