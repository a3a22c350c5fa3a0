import {useEffect, useState} from 'preact/hooks';
import {applyEffects} from '../../badge/waiting-effects';
import {readCanonical} from '../../dice/canonical';
import {facesOf} from '../../dice/faces';
import {pretty} from '../../dice/show';
import {readRiders} from '../../rules/riders';
import {captionOf} from '../../seal/caption';
import {drawTime} from '../../seal/draws';
import {findStrings} from '../../seal/find';
import {replay} from '../../seal/replay';
import type {RollString} from '../../seal/roll-string';
import {sheetId} from '../../shared/ids';
import {callLineWords, callWords} from '../../shared/words/calls';
import {panelWords} from '../../shared/words/panel';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {Call} from '../../wire/calls';
import {land} from '../games/land';
import {sayGame} from '../games/say-game';
import {tableOf} from '../games/table';
import {showToast} from '../games/toast';
import {sayWarnings} from '../length';
import {logRolls} from '../log-rolls';
import {Preview} from '../preview';
import type {Written} from '../rolls';
import type {Choices} from '../use-choices';
import type {CallsOptions} from './options';
import {isSame} from './people';
import {useDraws} from './use-draws';
import {answerLine} from './write-calls';

type Props = {
	readonly options: CallsOptions;
	readonly call: Call;
	readonly choices: Choices;
	onClose(): void;
};

/** The string of a call, and its dice where they have fallen. */
function useCalled(options: CallsOptions, {raw, anchor}: Call) {
	const string = findStrings(raw, 1)[0]?.string;
	const called: RollString | undefined = string?.kind === 'roll' && string.mode === 's' ? string : undefined;
	const draws = useDraws(options, called?.round === undefined ? [] : [called.round]);
	if (called?.round === undefined) return undefined;
	const plan = readCanonical(called.expression);
	if (!plan.ok) return undefined;
	const draw = draws(called.round);
	const again = draw?.state === 'known' ? replay(called, {anchor, randomness: draw.randomness}) : undefined;
	return {string: called, plan: plan.value, ...(again?.ok && {rolled: again.value.rolled})};
}

/** Answers a called roll with its own dice: the line that cites it, and what it does to the sheet. */
export function AnswerForm({options, call, choices, onClose}: Props) {
	const {lang, place} = options;
	const say = callWords[lang];
	const called = useCalled(options, call);
	const caption = captionOf(call.line);
	const sheets = choices.sheets ?? [];
	const [picked, pick] = useState<string>();
	const sheet =
		picked === undefined
			? (sheets.find(({name}) => isSame(name, caption.who)) ?? choices.sheet)
			: sheets.find(({id}) => id === picked);
	const [trouble, setTrouble] = useState('');
	const rule = called && readRiders(called.string.riders);
	const faces = called?.rolled && facesOf(called.rolled);
	const outcome = useOutcome(options, called?.string, faces);
	if (!called) {
		return (
			<div class="middle">
				<p class="hint warn">{say.unread}</p>
			</div>
		);
	}
	const {string, plan, rolled} = called;
	const target = string.riders.find(({letter}) => letter === 't')?.value;
	const follows = rule !== undefined && sheet?.book === rule.book;
	const write = (): Written => {
		const {layout, verifyUrl} = choices.prefs;
		return answerLine(
			{
				who: sheet?.name ?? caption.who,
				label: caption.label,
				by: call.by,
				string,
				anchor: call.anchor,
				plan,
				...(rolled && {rolled}),
				...(target !== undefined && {against: callLineWords[lang].against({difficulty: target})}),
				...(outcome !== undefined && {outcome}),
			},
			{layout, markup: place.markup, lang, ...(verifyUrl !== undefined && {verifyUrl})},
		);
	};
	const line = write();
	const insert = () => {
		if (!options.insert(line.text)) return setTrouble(panelWords[lang].notInserted);
		if (follows && sheet) void effects(options, sheet, line, {string, rule, label: caption.label, faces});
		else void logRolls(options, [line], {sheet, label: caption.label});
		onClose();
	};
	return (
		<form
			class="tab"
			onSubmit={event => {
				event.preventDefault();
				insert();
			}}
		>
			<div class="middle">
				<section>
					<h2>{say.calledLine}</h2>
					<p class="line">{call.line || pretty(plan)}</p>
				</section>
				{sheets.length > 0 && (
					<label class="field">
						<span class="name">{say.who}</span>
						<select value={sheet?.id ?? ''} onChange={event => pick(event.currentTarget.value)}>
							<option value="">{say.nobody}</option>
							{sheets.map(({id, name}) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</label>
				)}
				{outcome !== undefined && (
					<p>
						<b>{say.outcome({outcome})}</b>
					</p>
				)}
				{!rolled && <p class="hint">{drawTime(string.round!) > options.now() ? say.diceCome : say.noDraw}</p>}
				{rule && sheet && <p class="hint">{follows ? say.lands({name: sheet.name}) : say.otherBook}</p>}
			</div>
			<Preview text={line.text} warning={sayWarnings(options, line.text)} {...{trouble, lang}} />
		</form>
	);
}

/** What the rulebook makes of the called dice, as the popover at its string tells everybody. */
function useOutcome(
	{ask, lang}: CallsOptions,
	string: RollString | undefined,
	faces: readonly number[] | undefined,
): string | undefined {
	const [told, tell] = useState<string>();
	const key = `${string?.raw} ${faces}`;
	useEffect(() => {
		const rule = string && readRiders(string.riders);
		if (!string || !faces || !rule) return;
		const {book, version, move, target} = rule;
		const asked = {book, version, move, expression: string.expression, faces, lang, ...(target !== undefined && {target})};
		ask('move/replay', asked)
			.then(answer => tell(answer.ok && answer.value.kind !== 'none' ? answer.value.outcome : undefined))
			.catch(() => undefined);
	}, [key]);
	return told;
}

type Made = {
	readonly string: RollString;
	readonly rule: NonNullable<ReturnType<typeof readRiders>>;
	readonly label: string;
	readonly faces: readonly number[] | undefined;
};

/** Pays what the move costs as for a sealed roll of one's own, and carries its effects out where the dice are there; else they wait for them at the mark. */
async function effects(options: CallsOptions, sheet: Sheet, line: Written, {string, rule, label, faces}: Made): Promise<void> {
	const {ask, lang, page, signal} = options;
	const {move, target} = rule;
	const choices = {asks: {}, ticked: {}, spends: {}, free: [], ...(target !== undefined && {difficulty: target})};
	await land(options, {move: {id: sheetId(sheet.id), lang, ...tableOf(options), move, choices}, sheet, label, rolls: [line]});
	if (!faces) return;
	const fallen = {expression: string.expression, faces, ...(target !== undefined && {target})};
	const done = await applyEffects(ask, line.raw, fallen, lang).catch(() => undefined);
	if (!done) return;
	const say = gameWords[lang];
	const {name} = sheet;
	if (!done.ok) return showToast(page, signal, lang, {text: say.notLanded({why: sayGame(done.error, lang)})});
	showToast(page, signal, lang, {text: done.value.length > 0 ? say.landed({name}) : say.unchanged({name}), changes: done.value});
}
