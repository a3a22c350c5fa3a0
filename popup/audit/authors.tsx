import {type AuthorReport, authorKey} from '../../src/audit/authors';
import {modes} from '../../src/audit/roll';
import {sayUnused} from '../../src/audit/say';
import {Icon} from '../../src/badge/icon';
import {nameOfVerdict} from '../../src/seal/say';
import type {VerdictKind} from '../../src/seal/verdict';
import {diceWords} from '../../src/shared/words/audit';
import {auditPageWords} from '../../src/shared/words/audit-page';
import {proofName} from '../../src/shared/words/proof-name';
import {FaceBars} from '../stats/bars';
import type {Showing} from '../stats/picture';
import type {Loaded} from './load';

type Props = Showing & {readonly loaded: Loaded};

/** What each author's rolls come to, and what his dice were. */
export function Authors({lang, loaded, ports}: Props) {
	const say = auditPageWords[lang];
	return (
		<>
			<p class="hint">
				{say.countDice} {diceWords[lang].many}{' '}
				<a href="workshop.html#proof" target="_blank" rel="noopener">
					{proofName[lang].title}
				</a>
			</p>
			{loaded.report.authors.map(author => (
				<Author key={authorKey(author)} {...{author, lang, loaded, ports}} />
			))}
		</>
	);
}

function Author({author, lang, loaded, ports}: Props & {readonly author: AuthorReport}) {
	const say = auditPageWords[lang];
	const names = {s: say.modeS, i: say.modeI, o: say.modeO, q: say.modeQ, h: say.modeH, u: say.modeU};
	const unused = author.authorId === undefined ? undefined : loaded.report.unused.get(author.authorId);
	const verdicts = Object.entries(author.verdicts) as readonly (readonly [VerdictKind, number])[];
	return (
		<article class="author">
			<h3>{author.author}</h3>
			{author.names.length > 0 && <p class="hint">{say.formerly({names: author.names.join(', ')})}</p>}
			<ul class="counts">
				{verdicts.map(([kind, count]) => (
					<li key={kind}>
						<Icon name={kind} /> {nameOfVerdict(kind, lang)} <b>{count}</b>
					</li>
				))}
			</ul>
			<ul class="counts">
				{modes
					.filter(mode => author.modes[mode] > 0)
					.map(mode => (
						<li key={mode}>
							{names[mode]} <b>{author.modes[mode]}</b>
						</li>
					))}
			</ul>
			{unused && <p>{sayUnused(unused, lang)}</p>}
			<div class="pictures">
				{author.dice.map(die => (
					<FaceBars key={`${die.fudge} ${die.sides}`} {...{die, lang, ports}} />
				))}
			</div>
		</article>
	);
}
