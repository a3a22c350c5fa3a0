import {useEffect, useState} from 'preact/hooks';
import {captionOf} from '../seal/caption';
import {waitingCallWords} from '../shared/words/calls';
import type {Call} from '../wire/calls';
import type {PanelOptions} from './options';

/** The rolls of this thread that were asked of the user and that he has not answered. */
export function Waiting({options: {ask, lang, place, openCalls}}: {readonly options: PanelOptions}) {
	const say = waitingCallWords[lang];
	const [calls, setCalls] = useState<readonly Call[]>([]);
	useEffect(() => {
		// What is not known is not offered.
		ask('calls/list', null).then(setCalls, () => undefined);
	}, []);
	return (
		<>
			{calls
				.filter(({site, thread}) => site === place.site && thread === place.thread)
				.map(call => (
					<button type="button" class="button" key={`${call.anchor} ${call.index}`} onClick={() => openCalls?.(call)}>
						{say.answer({label: captionOf(call.line).label || say.roll, by: call.by})}
					</button>
				))}
		</>
	);
}
