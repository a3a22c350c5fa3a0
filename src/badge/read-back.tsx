import {useEffect, useRef, useState} from 'preact/hooks';
import type {Lang} from '../shared/lang';
import {badgeWords} from '../shared/words/badge';

/** Looks through the thread's earlier pages, one at a time, until they tell what is missing. Calls back with each page that it asks for; answers whether they did. */
export type ReadBack = (onPage: (page: number) => void, signal: AbortSignal) => Promise<boolean>;

type Props = {readonly onReadBack: ReadBack; readonly lang: Lang};
type State = {readonly kind: 'idle' | 'failed'} | {readonly kind: 'reading'; readonly page?: number};

/** A button that reads earlier pages, says which, and stops when it is pressed again or the popover goes. */
export function ReadBackButton({onReadBack, lang}: Props) {
	const say = badgeWords[lang];
	const [state, setState] = useState<State>({kind: 'idle'});
	const life = useRef<AbortController>(undefined);
	const stop = () => life.current?.abort();
	useEffect(() => stop, []);
	const read = async () => {
		life.current = new AbortController();
		const {signal} = life.current;
		setState({kind: 'reading'});
		const found = await onReadBack(page => setState({kind: 'reading', page}), signal).catch(() => false);
		// Where they told, the verdict is another by now and this button is gone.
		if (!found) setState({kind: signal.aborted ? 'idle' : 'failed'});
	};
	const reading = state.kind === 'reading';
	return (
		<>
			<button type="button" class="button" onClick={reading ? stop : read}>
				{reading ? say.stopReading : say.readBack}
			</button>
			<span role="status">
				{reading && state.page !== undefined && say.readingBack({page: state.page})}
				{state.kind === 'failed' && say.notReadBack}
			</span>
		</>
	);
}
