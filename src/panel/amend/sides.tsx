import type {Plan} from '../../dice/plan';
import type {Rolled} from '../../dice/rolled';
import {pretty, working} from '../../dice/show';
import type {Lang} from '../../shared/lang';
import {amendWords} from '../../shared/words/amend';
import {lineWords} from '../../shared/words/line';
import type {Corrected, FallenRoll} from './correction';
import type {Told} from './use-outcomes';

type Props = {
	readonly fallen: FallenRoll;
	readonly made: Corrected | undefined;
	readonly outcomes: {readonly before: Told | undefined; readonly now: Told | undefined};
	readonly lang: Lang;
};

/** What the roll was and what the same dice come to now, each with its outcome. */
export function Sides({fallen: {fell}, made, outcomes: {before, now}, lang}: Props) {
	const say = amendWords[lang];
	return (
		<dl class="sides">
			<dt>{say.before}</dt>
			<dd>
				<s>{sayDice(fell)}</s>
				<Outcome told={before} rolled={fell.rolled} lang={lang} />
			</dd>
			{made && (
				<>
					<dt>{say.now}</dt>
					<dd>
						{sayDice(made)}
						<Outcome told={now} rolled={made.rolled} lang={lang} />
					</dd>
				</>
			)}
		</dl>
	);
}

/** `1d20 + 5 = 6 + 5 = 11`; one die tells its face once. */
const sayDice = ({plan, rolled}: {readonly plan: Plan; readonly rolled: Rolled}): string =>
	[...new Set([pretty(plan), working(plan, rolled), String(rolled.total)])].join(' = ');

function Outcome({
	told,
	rolled: {versus},
	lang,
}: {
	readonly told: Told | undefined;
	readonly rolled: Rolled;
	readonly lang: Lang;
}) {
	const words = told ?? {move: '', outcome: versus ? lineWords[lang][versus.met ? 'met' : 'missed'] : ''};
	const text = [words.move, words.outcome].filter(Boolean).join(', ');
	return text === '' ? null : <span class="outcome">{text}</span>;
}
