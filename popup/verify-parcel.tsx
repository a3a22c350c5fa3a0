import {useEffect, useState} from 'preact/hooks';
import {Icon} from '../src/badge/icon';
import {ToldView} from '../src/panel/sheets/told';
import {CarriedView} from '../src/panel/table/told-table';
import type {FoundParcel} from '../src/seal/parcel';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';
import type {ToldParcel} from './verify-parcels';
import {Part} from './verify-result';

type Props = {
	readonly found: FoundParcel;
	readonly lang: Lang;
	tellParcel(found: FoundParcel, lang: Lang): Promise<ToldParcel>;
};

/** A sheet, a table or a fight of the pasted text, as the page of a forum shows it; or why it cannot be read. */
export function VerifyParcel({found, lang, tellParcel}: Props) {
	const say = verifyWords[lang];
	const [told, tell] = useState<ToldParcel>();
	useEffect(() => {
		let gone = false;
		void tellParcel(found, lang).then(read => gone || tell(read));
		return () => {
			gone = true;
		};
	}, [found, lang]);
	return (
		<article aria-busy={told === undefined}>
			<h2>
				<Icon name={told?.kind === 'unread' ? 'unreadable' : 'sheet'} />
				{titleOf(found, told, lang)}
			</h2>
			{told === undefined ? <p>{say.readingParcel}</p> : <Body told={told} lang={lang} />}
		</article>
	);
}

function titleOf({kind}: FoundParcel, told: ToldParcel | undefined, lang: Lang): string {
	const say = verifyWords[lang];
	if (told?.kind === 'sheet') return say.sheetOf({name: told.told.name});
	if (told?.kind === 'table' && told.carried.kind === 'fight') return say.fight;
	return kind === 'f' ? say.sheet : say.table;
}

function Body({told, lang}: {readonly told: ToldParcel; readonly lang: Lang}) {
	const say = verifyWords[lang];
	if (told.kind === 'unread') return <p class="wrong">{told.why}</p>;
	return (
		<>
			{told.kind === 'sheet' ? (
				<>
					{told.note !== undefined && <p class="hint">{told.note}</p>}
					<ToldView told={told.told} />
					<p class="hint">{say.print(told)}</p>
				</>
			) : (
				<div class="table">
					<CarriedView carried={told.carried} lang={lang} />
				</div>
			)}
			<Part title={say.claims} text={say.parcelClaim} />
			<Part title={say.denies} text={say.parcelDenies} />
		</>
	);
}
