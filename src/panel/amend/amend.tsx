import {useEffect, useMemo, useRef, useState} from 'preact/hooks';
import {pretty, working} from '../../dice/show';
import {askedOf} from '../../seal/called';
import {captionOf} from '../../seal/caption';
import {originalOf, takesNoOther, thrownIn, writeCorrection} from '../../seal/correction';
import {replay} from '../../seal/replay';
import {fitsString} from '../../seal/write';
import {amendNames, amendWords} from '../../shared/words/amend';
import {emptyDraft} from '../draft';
import {Drawer} from '../drawer';
import {Expression} from '../expression';
import {sayTooLong} from '../length';
import {lineOf} from '../line';
import {logRolls} from '../log-rolls';
import {noNumbers, prepare} from '../prepare';
import {Preview} from '../preview';
import type {Written} from '../rolls';
import {useChoices} from '../use-choices';
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
	const [trouble, setTrouble] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useEffect(() => {
		options.readThread().then(setRolls, () => setTrouble(say.failed));
	}, []);
	const prepared = useMemo(() => prepare({...emptyDraft, text}, noNumbers), [text]);
	const made = picked && prepared.state === 'ready' ? correct(picked, prepared.canonical) : undefined;
	const why = made === undefined ? '' : sayWhyNot(made, picked!, lang);
	const {layout, verifyUrl} = choices.prefs;
	const written: Written | undefined =
		made && why === '' && picked
			? writtenOf(picked, made, {layout, lang, markup: place.markup, ...(verifyUrl !== undefined && {verifyUrl})})
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
			<form
				class="tab"
				onSubmit={event => {
					event.preventDefault();
					insert();
				}}
			>
				<div class="middle">
					<p class="hint">{say.rules}</p>
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
			</form>
		</Drawer>
	);
}

type Made = NonNullable<OwnRoll['fell']> & {readonly expression: string};

/** The same dice by another expression. */
function correct({string, anchor, fell}: OwnRoll, expression: string): Made | undefined {
	if (!fell || !fitsString(expression)) return undefined;
	const {randomness} = fell;
	const again = replay({...string, mode: 's', expression}, {anchor, randomness});
	return again.ok ? {...again.value, randomness, expression} : undefined;
}

function sayWhyNot({expression, rolled}: Made, {string, fell}: OwnRoll, lang: AmendOptions['lang']): string {
	const say = amendWords[lang];
	if (expression === string.expression) return say.same;
	return takesNoOther(fell!.rolled, rolled) ? '' : say.other({had: fell!.rolled.pools.flatMap(thrownIn).length});
}

type Where = Pick<Parameters<typeof lineOf>[0], 'layout' | 'markup' | 'lang' | 'verifyUrl'>;

function writtenOf({string, anchor, line, fell}: OwnRoll, {plan, rolled, expression}: Made, where: Where): Written {
	const say = amendWords[where.lang];
	const {who, label} = captionOf(line);
	const raw = writeCorrection(string, anchor, expression, string.riders);
	const text = lineOf({
		...where,
		who,
		label,
		formula: pretty(plan),
		named: [],
		facts: [say.fact({total: fell!.rolled.total, formula: pretty(fell!.plan)})],
		fell: {
			working: working(plan.kind === 'versus' ? plan.of : plan, rolled),
			total: rolled.total,
			...(rolled.versus !== undefined && {met: rolled.versus.met}),
		},
		string: raw,
	});
	return {text, raw};
}

/** What may be corrected: a sealed roll, or the answer to a call; not what is asked of somebody else, nor what was read anew already. */
export const isCorrectable = (string: OwnRoll['string']): boolean =>
	(string.mode === 's' || string.mode === 'q') &&
	askedOf(string) === undefined &&
	!originalOf(string) &&
	!string.riders.some(({letter}) => letter === 's');
