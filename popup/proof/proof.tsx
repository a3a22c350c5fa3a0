import {Icon} from '../../src/badge/icon';
import {sayVerdict} from '../../src/seal/say-verdict';
import type {VerdictKind} from '../../src/seal/verdict';
import type {Lang} from '../../src/shared/lang';
import {proofWords} from '../../src/shared/words/proof';
import {proofName} from '../../src/shared/words/proof-name';
import {verdictNames} from '../../src/shared/words/seal';
import {sections} from './items';

const kinds = Object.keys(verdictNames.fr) as readonly VerdictKind[];

/** What rolls prove and what they do not, whole: what is prevented, what shows and to whom, and what nothing shows. */
export function Proof({lang}: {readonly lang: Lang}) {
	const say = proofWords[lang];
	return (
		<article class="proof-page">
			<h2>{proofName[lang].title}</h2>
			<p>{say.intro}</p>
			{sections.map(({title, items}) => (
				<section key={title}>
					<h3>{say[title]}</h3>
					<ul>
						{items.map(({key}) => (
							<li key={key}>{say[key]}</li>
						))}
					</ul>
				</section>
			))}
			<section>
				<h3>{say.verdicts}</h3>
				<dl>
					{kinds.map(kind => {
						const {name, claim, not} = sayVerdict(kind, lang);
						return (
							<div key={kind}>
								<dt>
									<Icon name={kind} /> {name}
								</dt>
								<dd>
									<b>{say.claims}</b> – {claim}
								</dd>
								<dd>
									<b>{say.denies}</b> – {not}
								</dd>
							</div>
						);
					})}
				</dl>
			</section>
		</article>
	);
}
