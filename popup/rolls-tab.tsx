import {useEffect, useState} from 'preact/hooks';
import {sayMoment} from '../src/badge/when';
import {frameWords} from '../src/shared/words/frame';
import type {LoggedRoll} from '../src/wire/records';
import type {Shared} from './app';
import {type Said, Toast} from './toast';
import {Waiting} from './waiting';

const MOST = 100;

/** The rolls this user inserted, latest first. */
export function RollsTab({ports, lang}: Shared) {
	const words = frameWords[lang];
	const [rolls, setRolls] = useState<readonly LoggedRoll[]>();
	const [said, setSaid] = useState<Said>();
	useEffect(() => {
		void ports.ask('rolls/recent', {most: MOST + 1}).then(setRolls);
	}, [ports]);
	const copy = async (line: string) => setSaid({text: (await ports.copy(line)) ? words.copied : words.notCopied});
	return (
		<section aria-label={words.rolls}>
			<Waiting {...{ports, lang}} />
			{rolls?.length === 0 && <p class="empty">{words.noRolls}</p>}
			<ol class="rolls">
				{rolls?.slice(0, MOST).map(roll => (
					<li key={roll.id}>
						<p class="when">
							<span>{sayMoment(roll.at, lang)}</span>
							<ThreadLink url={roll.threadUrl} title={roll.thread.trim() || words.thread} />
						</p>
						<p class="line">{roll.line}</p>
						{roll.changes && roll.changes.length > 0 && <p class="what">{words.onSheet({changes: roll.changes.join(' · ')})}</p>}
						{roll.waiting && <p class="what">{words.effectsWait}</p>}
						<button type="button" class="button" onClick={() => copy(roll.line)}>
							{words.copyLine}
						</button>
					</li>
				))}
			</ol>
			{rolls && rolls.length > MOST && <p class="hint">{words.latestRolls({count: MOST})}</p>}
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</section>
	);
}

/** The thread's title, as a link where its address is one of the web. */
export function ThreadLink({url, title}: {readonly url: string; readonly title: string}) {
	return /^https?:\/\//i.test(url) ? (
		<a href={url} target="_blank" rel="noreferrer">
			{title}
		</a>
	) : (
		<span>{title}</span>
	);
}
