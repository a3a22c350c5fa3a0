import type {SheetView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';

type Props = {readonly texts: SheetView['reference']; readonly lang: Lang};

/** The rulebook's own words, each folded away. */
export function RuleTexts({texts, lang}: Props) {
	return texts.length === 0 ? null : (
		<>
			<h3>{gameWords[lang].texts}</h3>
			{texts.map(({id, name, text}) => (
				<details key={id} class="rule-text">
					<summary>{name}</summary>
					<p class="hint">{text}</p>
				</details>
			))}
		</>
	);
}
