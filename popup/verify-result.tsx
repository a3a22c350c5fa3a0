import {Icon} from '../src/badge/icon';
import {Replay} from '../src/badge/replay';
import {sayMoment} from '../src/badge/when';
import type {Judged} from '../src/seal/judged';
import {sayReason} from '../src/seal/say';
import {sayVerdict} from '../src/seal/say-verdict';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';

type Props = {readonly judged: Judged; readonly lang: Lang; readonly now: number};

/** One string: its verdict in words, the roll replayed, and what that shows and does not. */
export function VerifyResult({judged: {verdict}, lang, now}: Props) {
	const say = verifyWords[lang];
	const {name, claim, not} = sayVerdict(verdict.kind, lang);
	return (
		<article>
			<h2>
				<Icon name={verdict.kind} />
				{name}
			</h2>
			{verdict.string && <p class="string">{verdict.string.raw}</p>}
			<Replay verdict={verdict} lang={lang} now={now} />
			<Part title={say.claims} text={claim} />
			<Part title={say.denies} text={not} />
			{verdict.reasons.length > 0 && (
				<>
					<h3>{say.reasons}</h3>
					<ul>
						{verdict.reasons.map((reason, place) => (
							<li key={place}>{sayReason(reason, lang, at => sayMoment(at, lang))}</li>
						))}
					</ul>
				</>
			)}
		</article>
	);
}

const Part = ({title, text}: {readonly title: string; readonly text: string}) =>
	text === '' ? null : (
		<>
			<h3>{title}</h3>
			<p>{text}</p>
		</>
	);
