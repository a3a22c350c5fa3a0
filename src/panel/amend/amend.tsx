import {useEffect, useMemo, useRef, useState} from 'preact/hooks';
import {pretty, working} from '../../dice/show';
import {askedOf} from '../../seal/called';
import {captionOf} from '../../seal/caption';
import {originalOf, takesNoOther, thrownIn} from '../../seal/correction';
import {amendNames, amendWords} from '../../shared/words/amend';
import {emptyDraft, MOST_NAME} from '../draft';
import {Drawer} from '../drawer';
import {Expression} from '../expression';
import {sayTooLong} from '../length';
import type {LineParts} from '../line';
import {logRolls} from '../log-rolls';
import {noNumbers, prepare} from '../prepare';
import {Preview} from '../preview';
import {TabForm} from '../tab-form';
import {useChoices} from '../use-choices';
import {type Corrected, correct, correctionLine, type FallenRoll} from './correction';
import type {AmendOptions, OwnRoll} from './options';

type Props = {readonly options: AmendOptions; onClose(): void};

const keyOf = ({anchor, string}: OwnRoll): string => `${anchor} ${string.index}`;

/** The drawer in which a roll's dice are read anew: the rolls of the user, the formula as it should have been, and the line that says both. */
export function Amend({options, onClose}: Props) {
	const {lang, place} = options;
	const say = amendWords[lang];
	const [rolls, setRolls] = useState<readonly OwnRoll[]>();
	const [picked, setPicked] = useState<OwnRoll>();
	const [text, setText] = useState('');
	const [forgotten, setForgotten] = useState('');
	const [trouble, setTrouble] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useEffect(() => {
		options.readThread().then(setRolls, () => setTrouble(say.failed));
	}, []);
	const prepared = useMemo(() => prepare({...emptyDraft, text}, noNumbers), [text]);
	const fallen = picked && hasFallen(picked) ? picked : undefined;
	const made = fallen && prepared.state === 'ready' ? correct(fallen, prepared.canonical) : undefined;
	const why = made && fallen ? sayWhyNot(made, fallen, lang) : '';
	const {layout, verifyUrl} = choices.prefs;
	const written =
		made && fallen && why === ''
			? correctionLine(fallen, made, {
					...captionOf(fallen.line),
					...{layout, lang, markup: place.markup, ...told(forgotten)},
					...(verifyUrl !== undefined && {verifyUrl}),
				})
			: undefined;
	const pick = (roll: OwnRoll) => {
		setPicked(roll);
		setText(roll.string.expression);
		input.current?.focus({preventScroll: true});
	};
	const insert = () => {
		if (!written) return;
		if (!options.insert(written.text)) return setTrouble(say.notInserted);
		void logRolls(options, [written], {sheet: undefined, label: captionOf(picked!.line).label});
		onClose();
	};
	return (
		<Drawer kind="amend" title={amendNames[lang].amend} hover={amendNames[lang].title} close={say.close} onClose={onClose}>
			<TabForm onSend={insert}>
				<div class="middle">
					<p class="hint">{say.rules}</p>
					<p class="hint">{say.kept}</p>
					<fieldset>
						<legend>{say.rolls}</legend>
						{rolls === undefined && <p class="hint">{say.reading}</p>}
						{rolls?.length === 0 && <p class="hint">{say.none}</p>}
						{[...(rolls ?? [])].reverse().map(roll => (
							<label class={roll.fell ? 'choice' : 'choice off'} key={keyOf(roll)}>
								<input
									type="radio"
									name="roll"
									disabled={!roll.fell}
									checked={picked !== undefined && keyOf(picked) === keyOf(roll)}
									onChange={() => pick(roll)}
								/>
								<div>
									<b>{roll.line || roll.string.expression}</b>
									<span>{roll.fell ? `= ${roll.fell.rolled.total}` : say.waits}</span>
								</div>
							</label>
						))}
					</fieldset>
					{picked?.fell && (
						<>
							<Expression {...{text, prepared, lang}} numbers={noNumbers} inputRef={input} onText={setText} />
							<dl class="sides">
								<dt>{say.before}</dt>
								<dd>
									<s>{`${pretty(picked.fell.plan)} = ${working(picked.fell.plan, picked.fell.rolled)} = ${picked.fell.rolled.total}`}</s>
								</dd>
								{made && (
									<>
										<dt>{say.now}</dt>
										<dd>{`${pretty(made.plan)} = ${working(made.plan, made.rolled)} = ${made.rolled.total}`}</dd>
									</>
								)}
							</dl>
							<label class="field">
								<span class="name">{say.why}</span>
								<input value={forgotten} maxLength={MOST_NAME} onInput={event => setForgotten(event.currentTarget.value)} />
							</label>
							{why !== '' && (
								<p class="hint warn" role="status">
									{why}
								</p>
							)}
						</>
					)}
				</div>
				<Preview
					text={written?.text}
					warning={written ? sayTooLong(options.written(), written.text, place.markup, lang) : ''}
					{...{trouble, lang}}
				/>
			</TabForm>
		</Drawer>
	);
}

type FallenOwn = OwnRoll & FallenRoll;
const hasFallen = (roll: OwnRoll): roll is FallenOwn => roll.fell !== undefined;

function sayWhyNot({expression, rolled}: Corrected, {string, fell}: FallenOwn, lang: AmendOptions['lang']): string {
	const say = amendWords[lang];
	if (expression === string.expression) return say.same;
	return takesNoOther(fell.rolled, rolled) ? '' : say.other({had: fell.rolled.pools.flatMap(thrownIn).length});
}

/** `+2 Aide` is told as a modifier, so that nobody takes it for a number of the sheet. */
function told(text: string): Pick<LineParts, 'named' | 'facts'> {
	const [, sign, digits, name] = /^\s*([+\u2212-])\s?([0-9]{1,6})\s+(\S.*)$/.exec(text) ?? [];
	return name === undefined
		? {named: [], facts: [text]}
		: {named: [{name, value: Number(digits) * (sign === '+' ? 1 : -1), signed: true}], facts: []};
}

/** What may be corrected: a sealed roll, or the answer to a call; not what is asked of somebody else, nor what was read anew already. */
export const isCorrectable = (string: OwnRoll['string']): boolean =>
	(string.mode === 's' || string.mode === 'q') &&
	askedOf(string) === undefined &&
	!originalOf(string) &&
	!string.riders.some(({letter}) => letter === 's');
