import {useEffect, useState} from 'preact/hooks';
import type {Markup} from '../../src/forums/forum';
import {sheetText} from '../../src/panel/sheets/text';
import {writeParcel} from '../../src/seal/parcel';
import {copySheetWords} from '../../src/shared/words/copy-sheet';
import {publishWords} from '../../src/shared/words/publish';
import type {Sheet} from '../../src/sheets/sheet';
import type {ToldSheet} from '../../src/sheets/told';
import {squeeze} from '../../src/squeeze';
import type {Shared} from '../app';
import {sayGame} from '../games/say-game';

export type CopySheetProps = Shared & {
	readonly sheet: Sheet;
	/** Waits until all that was typed is stored. */
	settled?(): Promise<unknown>;
};

const markups = {
	bbcode: {kind: 'bbcode', bold: true, quote: true, link: true},
	markdown: {kind: 'markdown', bold: true, quote: true, link: true},
	plain: {kind: 'plain', bold: false, quote: false, link: false},
} as const satisfies Readonly<Record<string, Markup>>;
const kinds = ['bbcode', 'markdown', 'plain'] as const;

/** One's own sheet as a text to paste into a post, as the panel would insert it. It is made when it is asked for. */
export function CopySheet(props: CopySheetProps) {
	const [open, setOpen] = useState(false);
	return (
		<details class="copy-sheet" onToggle={event => setOpen(event.currentTarget.open)}>
			<summary>{copySheetWords[props.lang].open}</summary>
			{open && <Text {...props} />}
		</details>
	);
}

function Text(props: CopySheetProps) {
	const {ports, lang} = props;
	const say = copySheetWords[lang];
	const publish = publishWords[lang];
	const [kind, setKind] = useState<(typeof kinds)[number]>('bbcode');
	const [carry, setCarry] = useState(true);
	const [long, setLong] = useState(false);
	const [said, tell] = useState<{readonly of: string; readonly words: string}>();
	const {made, trouble} = useTold(props, long);
	const noString = carry && made !== undefined && made.parcel === undefined;
	const text = made && !noString ? sheetText(made.told, markups[kind], carry ? made.parcel : undefined) : undefined;
	const copy = async () => text !== undefined && tell({of: text, words: (await ports.copy(text)) ? say.copied : say.notCopied});
	const saidOf = text !== undefined && said?.of === text ? said.words : undefined;
	return (
		<div class="copying">
			<label class="field">
				<span>{say.writing}</span>
				<select value={kind} onChange={event => setKind(kinds.find(one => one === event.currentTarget.value) ?? kind)}>
					{kinds.map(one => (
						<option key={one} value={one}>
							{say[one]}
						</option>
					))}
				</select>
			</label>
			<Tick name={publish.carry} on={carry} onTick={setCarry} />
			<Tick name={publish.long} on={long} onTick={setLong} />
			{trouble !== '' && (
				<p class="trouble" role="alert">
					{trouble}
				</p>
			)}
			{noString && <p class="hint">{publish.tooLong}</p>}
			<textarea readOnly rows={6} aria-label={say.text} value={text ?? (trouble === '' && !noString ? publish.making : '')} />
			<p class="acts">
				<button type="button" class="button main" disabled={text === undefined} onClick={() => void copy()}>
					{say.copy}
				</button>
				<span role="status">{saidOf ?? (text === undefined ? '' : publish.length({count: text.length}))}</span>
			</p>
		</div>
	);
}

type TickProps = {readonly name: string; readonly on: boolean; onTick(on: boolean): void};

const Tick = ({name, on, onTick}: TickProps) => (
	<label class="check">
		<input type="checkbox" checked={on} onChange={event => onTick(event.currentTarget.checked)} />
		<span>{name}</span>
	</label>
);

type Made = {readonly told: ToldSheet; readonly parcel: string | undefined};

/** The sheet as it is stored now, in words and as a parcel. */
function useTold({ports: {ask}, lang, sheet, settled}: CopySheetProps, long: boolean) {
	const [made, setMade] = useState<Made>();
	const [trouble, setTrouble] = useState('');
	useEffect(() => {
		let still = true;
		const make = async () => {
			await settled?.();
			const answer = await ask('published/write', {id: sheet.id, long, lang});
			if (!answer.ok) return still && setTrouble(sayGame(answer.error, lang));
			const parcel = writeParcel('f', await squeeze(answer.value.text));
			if (!still) return;
			setMade({told: answer.value.told, parcel});
			setTrouble('');
		};
		make().catch(() => still && setTrouble(publishWords[lang].failed));
		return () => {
			still = false;
		};
	}, [sheet, long, lang]);
	return {made, trouble};
}
