import {useEffect, useState} from 'preact/hooks';
import {sayMoment} from '../src/badge/when';
import {captionOf} from '../src/seal/caption';
import {waitingCallWords} from '../src/shared/words/calls';
import type {Call} from '../src/wire/calls';
import type {Shared} from './app';
import {ThreadLink} from './rolls-tab';

/** The rolls that were asked of the user on pages he saw, and that he has not answered; nothing where there are none. */
export function Waiting({ports, lang}: Shared) {
	const say = waitingCallWords[lang];
	const [calls, setCalls] = useState<readonly Call[]>([]);
	useEffect(() => {
		// What is not known is not shown: the rolls below are there all the same.
		ports.ask('calls/list', null).then(setCalls, () => undefined);
	}, [ports]);
	const dismiss = async (call: Call) => {
		const {site, anchor, index} = call;
		await ports.ask('calls/done', {site, anchor, index});
		setCalls(calls.filter(one => one !== call));
	};
	if (calls.length === 0) return null;
	return (
		<section class="waiting-calls" aria-label={say.waiting}>
			<h2>{say.waiting}</h2>
			<p class="what">{say.hint}</p>
			<ol class="rolls">
				{calls.map(call => (
					<li key={`${call.site} ${call.anchor} ${call.index}`}>
						<p class="when">
							<span>{sayMoment(call.at, lang)}</span>
							<ThreadLink url={call.url} title={call.title.trim() || call.site} />
						</p>
						<p>{say.askedBy({label: captionOf(call.line).label || say.roll, by: call.by})}</p>
						<p class="what">{call.line.trim()}</p>
						<button type="button" class="button" onClick={() => void dismiss(call)}>
							{say.dismiss}
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}
