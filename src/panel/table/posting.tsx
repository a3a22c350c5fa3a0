import {useEffect, useState} from 'preact/hooks';
import {type ToldTable, writeTable} from '../../rules/told-table';
import {tableWords} from '../../shared/words/table';
import {sayTooLong} from '../length';
import type {TableOptions} from './options';
import {tableText} from './table-text';

type Props = {readonly options: TableOptions; readonly told: ToldTable; onClose(): void};

/** What of the table goes into the post, to the letter, with its string. */
export function Posting({options, told, onClose}: Props) {
	const {lang, place} = options;
	const say = tableWords[lang];
	const [made, setMade] = useState<{readonly packed: string; readonly parcel: string | undefined}>();
	const [trouble, setTrouble] = useState('');
	const packed = writeTable(told);
	useEffect(() => {
		let still = true;
		options.parcel(packed).then(
			parcel => still && setMade({packed, parcel}),
			() => still && setTrouble(say.failed),
		);
		return () => {
			still = false;
		};
	}, [packed]);
	if (told.reserves.length + told.clocks.length + told.people.length === 0) return <p class="hint">{say.nothing}</p>;
	const ready = made?.packed === packed ? made : undefined;
	const text = tableText(told, place.markup, lang, ready?.parcel);
	const tooLong = sayTooLong(options.written(), text, place.markup, lang);
	const insert = () => {
		if (options.insert(text)) onClose();
		else setTrouble(say.notInserted);
	};
	return (
		<>
			<p class="preview" role="region" aria-label={say.preview} tabIndex={0}>
				{text}
			</p>
			{ready && ready.parcel === undefined && <p class="hint warn">{say.tooLong}</p>}
			{tooLong !== '' && <p class="hint warn">{tooLong}</p>}
			{trouble !== '' && <p class="hint warn">{trouble}</p>}
			<button type="button" class="button main" disabled={ready?.parcel === undefined || tooLong !== ''} onClick={insert}>
				{say.insert}
			</button>
		</>
	);
}
