import {useEffect, useState} from 'preact/hooks';
import {facesOf} from '../../dice/faces';
import type {Rolled} from '../../dice/rolled';
import {pretty} from '../../dice/show';
import {type RuleRiders, readRiders} from '../../rules/riders';
import {captionAmong} from '../../seal/caption';
import {drawTime} from '../../seal/draws';
import type {RollString} from '../../seal/roll-string';
import {callLineWords, callWords} from '../../shared/words/calls';
import {panelWords} from '../../shared/words/panel';
import {correctionLine} from '../amend/correction';
import {sayWarnings} from '../length';
import {logRolls} from '../log-rolls';
import {Preview} from '../preview';
import type {Written} from '../rolls';
import {TabForm} from '../tab-form';
import type {Choices} from '../use-choices';
import {answerEffects} from './answer-effects';
import {readingOf} from './answer-reading';
import {MoveChoices} from './move-choices';
import type {AnswerOptions, EditorOptions} from './options';
import {type Called, useCalled} from './use-called';
import {type AnswerMove, useMove} from './use-move';
import {useWhose, Whose} from './whose';
import {answerLine} from './write-calls';

type Props = {
	readonly options: AnswerOptions;
	readonly choices: Choices;
	onClose(): void;
};

/** Answers a called roll with its own dice. */
export function AnswerForm(props: Props) {
	const {options} = props;
	const called = useCalled(options, options.call);
	if (called) return <Answer {...props} called={called} />;
	return (
		<div class="middle">
			<p class="hint warn">{callWords[options.lang].unread}</p>
		</div>
	);
}

/** The line that cites a called roll, with what its player chose for it, and what it does to the sheet. */
function Answer({options, choices, called, onClose}: Props & {readonly called: Called}) {
	const {lang, place, call} = options;
	const say = callWords[lang];
	const {string, plan, fallen} = called;
	const caption = captionAmong((choices.sheets ?? []).map(({name}) => name))(call.line);
	const whose = useWhose(choices, caption.who);
	const {sheet} = whose;
	const [trouble, setTrouble] = useState('');
	const rule = readRiders(string.riders);
	const follows = rule !== undefined && sheet?.book === rule.book;
	const move = useMove(options, follows ? sheet : undefined, rule);
	const reading = readingOf(called, move);
	const read = reading.kind === 'corrected' ? reading.as : {expression: string.expression, rolled: fallen?.fell.rolled};
	const outcome = useOutcome(options, string, rule, read);
	const target = string.riders.find(({letter}) => letter === 't')?.value;
	const write = (): readonly Written[] => {
		const {layout, verifyUrl} = choices.prefs;
		const where = {layout, markup: place.markup, lang, ...(verifyUrl !== undefined && {verifyUrl})};
		const who = {who: sheet?.name ?? caption.who, label: caption.label};
		const told = {named: move?.ready?.named ?? [], facts: move?.ready?.rule?.facts ?? []};
		const named = reading.kind === 'called' && reading.own ? told : {};
		const against = target === undefined ? {} : {against: callLineWords[lang].against({difficulty: target})};
		const result = outcome === undefined ? {} : {outcome};
		const about = {...who, by: call.by, string, anchor: call.anchor, plan, ...named, ...against};
		const rolled = fallen && {rolled: fallen.fell.rolled};
		if (reading.kind !== 'corrected' || !fallen) return [answerLine({...about, ...rolled, ...result}, where)];
		return [answerLine({...about, ...rolled}, where), correctionLine(fallen, reading.as, {...who, ...told, ...result, ...where})];
	};
	const why = whyNot(reading.kind, move, lang);
	const lines = why === '' ? write() : [];
	const text = lines.length === 0 ? undefined : lines.map(line => line.text).join('\n');
	const insert = () => {
		const line = lines.at(-1);
		if (text === undefined || !line) return;
		if (!options.insert(text)) return setTrouble(panelWords[lang].notInserted);
		const about = {sheet, label: caption.label};
		// What the move does hangs on the line that reads its dice.
		void logRolls(options, move ? lines.slice(0, -1) : lines, about);
		const faces = read.rolled && facesOf(read.rolled);
		if (move && sheet && rule)
			void answerEffects(options, {...about, sheet, move: move.ask, line, rule, expression: read.expression, faces});
		onClose();
	};
	return (
		<TabForm onSend={insert}>
			<div class="middle">
				<section>
					<h2>{say.calledLine}</h2>
					<p class="line">{call.line || pretty(plan)}</p>
				</section>
				<Whose {...whose} lang={lang} />
				{move && <MoveChoices move={move} lang={lang} />}
				{move?.ready && reading.kind === 'called' && !reading.own && (
					<p class="hint">{say.sheetSays({dice: pretty(move.ready.plan)})}</p>
				)}
				{reading.kind === 'corrected' && <p class="hint">{say.rereads({dice: pretty(reading.as.plan)})}</p>}
				{outcome !== undefined && (
					<p>
						<b>{say.outcome({outcome})}</b>
					</p>
				)}
				{!fallen && <p class="hint">{drawTime(string.round!) > options.now() ? say.diceCome : say.noDraw}</p>}
				{rule && sheet && <p class="hint">{follows ? say.lands({name: sheet.name}) : say.otherBook}</p>}
			</div>
			<Preview text={text} warning={text === undefined ? why : sayWarnings(options, text)} {...{trouble, lang}} />
		</TabForm>
	);
}

/** Why what was chosen cannot be answered with; empty where it can. A call may be answered as it stands whatever the sheet says. */
function whyNot(kind: ReturnType<typeof readingOf>['kind'], move: AnswerMove | undefined, lang: EditorOptions['lang']): string {
	const say = callWords[lang];
	if (kind === 'other') return say.otherDice;
	if (kind === 'waits') return say.choicesWait;
	if (!move?.touched) return '';
	return move.fresh ? move.problems.join(' ') : panelWords[lang].previewEmpty;
}

/** What the rulebook makes of the dice, as the popover at its string tells everybody. */
function useOutcome(
	{ask, lang}: EditorOptions,
	string: RollString,
	rule: RuleRiders | undefined,
	{expression, rolled}: {readonly expression: string; readonly rolled: Rolled | undefined},
): string | undefined {
	const [told, tell] = useState<{readonly key: string; readonly outcome: string | undefined}>();
	const faces = rolled && facesOf(rolled);
	const key = `${string.raw} ${expression} ${faces}`;
	useEffect(() => {
		if (!faces || !rule) return;
		const {book, version, move, target} = rule;
		const asked = {book, version, move, expression, faces, lang, ...(target !== undefined && {target})};
		ask('move/replay', asked)
			.then(answer => tell({key, outcome: answer.ok && answer.value.kind !== 'none' ? answer.value.outcome : undefined}))
			.catch(() => undefined);
	}, [key]);
	return told?.key === key ? told.outcome : undefined;
}
