import {useEffect, useState} from 'preact/hooks';
import {publishNames, publishWords} from '../../shared/words/publish';
import type {ToldSheet} from '../../sheets/told';
import {isOrphaned} from '../../wire/messages';
import {sayGame} from '../games/say-game';
import {sayTooLong} from '../length';
import type {PublishOptions} from './options';
import {Shell} from './shell';
import {sheetText} from './text';

type Made = {readonly told: ToldSheet; readonly parcel: string | undefined};

/** One's own sheet on its way into a post: to the letter what will stand there, and how long it is. */
export function Publish({options, onClose}: {readonly options: PublishOptions; onClose(): void}) {
	const {lang, markup, ask, sheet, parcel} = options;
	const say = publishWords[lang];
	const [long, setLong] = useState(false);
	const [carry, setCarry] = useState(true);
	const [made, setMade] = useState<Made>();
	const [trouble, setTrouble] = useState('');
	useEffect(() => {
		let still = true;
		const make = async () => {
			const answer = await ask('published/write', {id: sheet.id, long, lang});
			if (!answer.ok) return still && setTrouble(sayGame(answer.error, lang));
			const string = await parcel(answer.value.text);
			if (still) setMade({told: answer.value.told, parcel: string});
		};
		make().catch(error => still && setTrouble(isOrphaned(error) ? say.orphaned : say.failed));
		return () => {
			still = false;
		};
	}, [long]);
	const text = made && sheetText(made.told, markup, carry ? made.parcel : undefined);
	const noString = carry && made !== undefined && made.parcel === undefined;
	const tooLong = text === undefined ? '' : sayTooLong(options.written(), text, markup, lang);
	const insert = () => {
		if (text === undefined) return;
		if (options.insert(text)) onClose();
		else setTrouble(say.notInserted);
	};
	const foot = (
		<>
			<p class="preview" role="region" aria-label={say.preview} tabIndex={0}>
				{text ?? say.making}
			</p>
			{text !== undefined && <p class="hint">{say.length({count: text.length})}</p>}
			{tooLong !== '' && <p class="hint warn">{tooLong}</p>}
			{noString && <p class="hint warn">{say.tooLong}</p>}
			<button type="button" class="button main" disabled={text === undefined || tooLong !== '' || noString} onClick={insert}>
				{say.insert}
			</button>
		</>
	);
	return (
		<Shell {...{lang, trouble, foot, onClose}} title={`${publishNames[lang].publish} – ${sheet.name}`}>
			<label class="check">
				<input type="checkbox" checked={carry} onChange={event => setCarry(event.currentTarget.checked)} />
				{say.carry}
			</label>
			<label class="check">
				<input type="checkbox" checked={long} onChange={event => setLong(event.currentTarget.checked)} />
				{say.long}
			</label>
		</Shell>
	);
}
