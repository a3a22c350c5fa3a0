import {useMemo, useRef, useState} from 'preact/hooks';
import {whomOf} from '../../seal/called';
import {callWords} from '../../shared/words/calls';
import {panelWords} from '../../shared/words/panel';
import {emptyDraft} from '../draft';
import {sealedFor, sendByOf} from '../draw-for';
import {Expression} from '../expression';
import {tableOf} from '../games/table';
import {Label} from '../label';
import {sayWarnings} from '../length';
import {noNumbers, prepare} from '../prepare';
import {Preview} from '../preview';
import {TabForm} from '../tab-form';
import type {Choices} from '../use-choices';
import {useBooks, useMoves} from './books';
import {DrawHint} from './draw-hint';
import type {CallsOptions, Person, ThreadCalls} from './options';
import {People} from './people';
import {useKnown} from './use-known';
import {againstOf, callLine, type Wanted} from './write-calls';

type Props = {
	readonly options: CallsOptions;
	readonly thread: ThreadCalls | undefined;
	readonly choices: Choices;
	onClose(): void;
};

/** Calls a roll of one player or several, or hides one. */
export function AskForm({options, thread, choices, onClose}: Props) {
	const {lang, place, ask} = options;
	const say = callWords[lang];
	const [chosen, choose] = useState<readonly Person[]>([]);
	const [kind, setKind] = useState<'free' | 'move'>('free');
	const [text, setText] = useState('');
	const [label, setLabel] = useState('');
	const [book, setBook] = useState('');
	const [move, setMove] = useState('');
	const [typed, typeAgainst] = useState('');
	const [hide, setHide] = useState(false);
	const [trouble, setTrouble] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const secrets = useRef<string[]>([]);
	const secretOf = (at: number) => (secrets.current[at] ??= options.secret());

	const books = useBooks(ask, lang);
	const moves = useMoves(ask, book, lang);
	const picked = kind === 'move' ? moves.find(({id}) => id === move) : undefined;
	const prepared = useMemo(() => prepare({...emptyDraft, text, label}, noNumbers), [text, label]);
	const {against, riders} = againstOf(typed, lang);
	const difficulty = riders[0] && Number(riders[0].value);
	const known = useKnown(
		options,
		chosen,
		choices.sheets ?? [],
		picked && {book, move: picked.id, ...(difficulty !== undefined && {difficulty})},
	);
	const dice = prepared.state === 'ready' ? prepared : undefined;

	const version = books?.find(one => one.id === book)?.version;
	const ruled = picked ? [{letter: 'b', value: `${book}/${version}`}, {letter: 'm', value: picked.id}, ...riders] : riders;
	const about = {label: picked?.name ?? (label.trim() || dice?.label || ''), ...(against !== undefined && {against})};
	const wantedOf = ({name, member}: Person): Wanted => {
		const own = known.get(name);
		return {
			...about,
			who: name,
			whom: whomOf(member, name),
			...((own ?? dice) && {dice: own ?? dice!}),
			riders: own?.riders ?? ruled,
		};
	};
	const ready = prepared.state === 'ready' || prepared.state === 'empty';
	const wanted: readonly Wanted[] =
		chosen.length > 0 ? chosen.map(wantedOf) : [{...about, who: '', ...(dice && {dice}), riders: ruled}];
	const why = !ready
		? ''
		: chosen.length === 0 && !hide
			? say.needSome
			: hide && wanted.some(one => !one.dice)
				? say.needDice
				: wanted.some(one => !one.dice && one.label === '')
					? say.needWhat
					: undefined;
	const write = () => {
		const {round, index} = sealedFor(options);
		const {layout, verifyUrl} = choices.prefs;
		const where = {layout, markup: place.markup, lang, ...(verifyUrl !== undefined && {verifyUrl})};
		let next = index;
		return wanted.map((one, at) =>
			callLine({...one, ...(hide && {secret: secretOf(at)})}, {round, index: one.dice ? next++ : next}, where),
		);
	};
	const lines =
		why === undefined
			? write()
					.map(one => one.text)
					.join('\n')
			: undefined;
	const insert = async () => {
		if (lines === undefined) return;
		if (hide && !(await keep())) return setTrouble(say.notKept);
		if (
			!options.insert(
				write()
					.map(one => one.text)
					.join('\n'),
			)
		)
			return setTrouble(panelWords[lang].notInserted);
		onClose();
	};
	const keep = async () => {
		const thread = tableOf(options).table ?? '';
		const kept = wanted.map((one, at) => ({
			secret: secretOf(at),
			label: [one.who, one.label].filter(Boolean).join(', ').slice(0, 300),
			thread: thread.slice(0, 300),
			at: options.now(),
		}));
		const done = await ask('secrets/keep', {secrets: kept}).catch(() => undefined);
		return done?.ok === true;
	};
	return (
		<TabForm onSend={() => void insert()}>
			<div class="middle">
				<People chosen={chosen} people={thread?.people ?? []} lang={lang} onChange={choose} />
				<fieldset>
					<legend>{say.kind}</legend>
					<div class="choices">
						{(['free', 'move'] as const).map(one => (
							<label class="choice" key={one}>
								<input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
								{one === 'free' ? say.free : say.move}
							</label>
						))}
					</div>
				</fieldset>
				{kind === 'move' && books?.length === 0 && <p class="hint warn">{say.noBooks}</p>}
				{kind === 'move' && books && books.length > 0 && (
					<div class="two">
						<Pick name={say.book} value={book} options={books} choose={say.choose} onPick={id => (setBook(id), setMove(''))} />
						<Pick name={say.moves} value={move} options={moves} choose={say.choose} onPick={setMove} />
					</div>
				)}
				{[...known].map(([name, {canonical}]) => (
					<p class="hint" key={name}>
						{say.fromSheet({name, dice: canonical})}
					</p>
				))}
				<Expression {...{text, prepared, lang}} numbers={noNumbers} inputRef={input} onText={setText} />
				{text === '' && <p class="hint">{say.diceHint}</p>}
				{kind === 'free' && <Label label={label} lang={lang} onLabel={setLabel} />}
				<label class="field">
					<span class="name">{say.against}</span>
					<input value={typed} maxLength={80} onInput={event => typeAgainst(event.currentTarget.value)} />
					<p class="hint">{say.againstHint}</p>
				</label>
				<label class="choice">
					<input type="checkbox" checked={hide} onChange={event => setHide(event.currentTarget.checked)} />
					<div>
						<b>{say.hide}</b>
						<span>{say.hideSays}</span>
					</div>
				</label>
				<DrawHint {...{place, lang}} sendBy={sendByOf(options)} />
			</div>
			<Preview text={lines} warning={lines === undefined ? (why ?? '') : sayWarnings(options, lines)} {...{trouble, lang}} />
		</TabForm>
	);
}

type PickProps = {
	readonly name: string;
	readonly value: string;
	readonly options: readonly {readonly id: string; readonly name: string}[];
	readonly choose: string;
	onPick(id: string): void;
};

function Pick({name, value, options, choose, onPick}: PickProps) {
	return (
		<label class="field">
			<span class="name">{name}</span>
			<select value={value} onChange={event => onPick(event.currentTarget.value)}>
				<option value="">{choose}</option>
				{options.map(one => (
					<option key={one.id} value={one.id}>
						{one.name}
					</option>
				))}
			</select>
		</label>
	);
}
