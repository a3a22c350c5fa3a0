import {Icon} from '../src/badge/icon';
import {Replay} from '../src/badge/replay';
import {Rule} from '../src/badge/rule';
import {sayMoment} from '../src/badge/when';
import type {Judged} from '../src/seal/judged';
import type {RollString} from '../src/seal/roll-string';
import {sayReason} from '../src/seal/say';
import {sayVerdict} from '../src/seal/say-verdict';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';
import type {Asker} from '../src/wire/messages';
import {spokenBy} from './verify-spoken';

type Props = {
	readonly judged: Judged;
	/** All roll strings of the text. */
	readonly others: readonly RollString[];
	readonly lang: Lang;
	readonly now: number;
	readonly ask: Asker;
};

/** One roll string: its verdict in words, the roll and its rule replayed, what the string says, and what that shows and does not. */
export function VerifyResult({judged: {verdict}, others, lang, now, ask}: Props) {
	const say = verifyWords[lang];
	const {name, claim, not} = sayVerdict(verdict.kind, lang);
	const {string} = verdict;
	return (
		<article>
			<h2>
				<Icon name={verdict.kind} />
				{name}
			</h2>
			{string && <p class="string">{string.raw}</p>}
			<Replay verdict={verdict} lang={lang} now={now} />
			<Rule key={lang} {...{verdict, ask, lang}} mine={false} onGrow={() => undefined} />
			{string && <SpokenView string={string} others={others} lang={lang} />}
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

type SpokenProps = {readonly string: RollString; readonly others: readonly RollString[]; readonly lang: Lang};

/** What the string itself says, field by field. What has no name goes on about the field before it. */
function SpokenView({string, others, lang}: SpokenProps) {
	return (
		<>
			<h3>{verifyWords[lang].spoken}</h3>
			<dl class="spoken">
				{spokenBy(string, others, lang).map(({name, texts}) => (
					<div key={name}>
						<dt>{name}</dt>
						{texts.map(text => (
							<dd key={text}>{text}</dd>
						))}
					</div>
				))}
			</dl>
		</>
	);
}

/** A titled sentence; nothing where there is none to say. */
export const Part = ({title, text}: {readonly title: string; readonly text: string}) =>
	text === '' ? null : (
		<>
			<h3>{title}</h3>
			<p>{text}</p>
		</>
	);
