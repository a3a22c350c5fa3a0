import {MOST_STRINGS} from '../src/seal/find';
import {type FoundParcel, MOST_PARCELS} from '../src/seal/parcel';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';
import type {Asker} from '../src/wire/messages';
import {rollsIn} from './verify-items';
import type {Checked} from './verify-judge';
import {VerifyParcel} from './verify-parcel';
import type {ToldParcel} from './verify-parcels';
import {VerifyReceipt} from './verify-receipt';
import {VerifyResult} from './verify-result';
import {VerifyWitness} from './verify-witness';

/** What it takes to read more than dice. */
export type Reading = {
	/** Reads a sheet or a table with the rules aboard. */
	tellParcel(found: FoundParcel, lang: Lang): Promise<ToldParcel>;
	/** Plays the rule of a roll again. */
	readonly ask: Asker;
};

type Props = Reading & {
	readonly checked: Checked;
	/** Which of several posts it is of, in words; left out where there is one. */
	readonly title?: string;
	readonly lang: Lang;
	readonly now: number;
	/** Cuts the text where its numbers begin again. */
	onSplit(): void;
};

/** Everything that a text holds, string by string, in its order. */
export function VerifyHoldings({checked, title, lang, now, tellParcel, ask, onSplit}: Props) {
	const {items, capped, named, restarts, quoted} = checked;
	const say = verifyWords[lang];
	const others = rollsIn(items);
	return (
		<section aria-label={title ?? say.results} class="results">
			{title !== undefined && <h2>{title}</h2>}
			{restarts > 0 && (
				<div class="restarts" role="note">
					<p>{say.restarts({count: restarts + 1})}</p>
					<button type="button" class="button" onClick={onSplit}>
						{say.split({count: restarts + 1})}
					</button>
				</div>
			)}
			{quoted !== 'none' && <p class="hint">{quoted === 'all' ? say.quotedAll : say.quotedSome}</p>}
			{title !== undefined && items.length === 0 && <p class="hint">{say.nothing}</p>}
			{named !== undefined && <p class="hint">{say.namedPost({post: named})}</p>}
			{items.map((item, place) =>
				item.kind === 'roll' ? (
					<VerifyResult key={place} {...{judged: item.judged, others, lang, now, ask}} />
				) : item.kind === 'witness' ? (
					<VerifyWitness key={place} {...item} lang={lang} />
				) : item.kind === 'receipt' ? (
					<VerifyReceipt key={place} {...item} lang={lang} />
				) : (
					<VerifyParcel key={place} {...{found: item.found, lang, tellParcel}} />
				),
			)}
			{capped && <p class="hint">{say.capped({rolls: MOST_STRINGS, parcels: MOST_PARCELS})}</p>}
		</section>
	);
}
