import {useEffect, useState} from 'preact/hooks';

import {askedOf} from '../../seal/called';
import {originalOf, takesNoOther, thrownIn} from '../../seal/correction';
import type {RollString} from '../../seal/roll-string';
import type {Lang} from '../../shared/lang';
import {amendNames, amendWords} from '../../shared/words/amend';
import {Drawer} from '../drawer';
import {sayTooLong} from '../length';
import {logRolls} from '../log-rolls';
import {Preview} from '../preview';
import type {Written} from '../rolls';
import {TabForm} from '../tab-form';
import {useChoices} from '../use-choices';
import {type Corrected, correct, correctionLine, type FallenRoll} from './correction';
import type {AmendOptions, OwnRoll} from './options';
import {Reread} from './reread';
import {Sides} from './sides';
import {type Told, useOutcomes} from './use-outcomes';
import {type Asked, type Reading, useReading} from './use-reading';

type Props = {readonly options: AmendOptions; onClose(): void};

const keyOf = ({anchor, string}: OwnRoll): string => `${anchor} ${string.index}`;

/** The drawer in which a roll's dice are read anew: the rolls of the user, what changes, what both come to, and the line that says so. */
export function Amend({options, onClose}: Props) {
	const {lang, place} = options;
	const say = amendWords[lang];
	const [rolls, setRolls] = useState<readonly OwnRoll[]>();
	const [picked, pick] = useState<OwnRoll>();
	const [trouble, setTrouble] = useState('');
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useEffect(() => {
		options.readThread().then(setRolls, () => setTrouble(say.failed));
	}, []);
	const reading = useReading(options, choices, picked);
	const {asked} = reading;
	const fallen = picked && hasFallen(picked) ? picked : undefined;
	const made = fallen && asked && correct(fallen, asked.canonical);
	const outcomes = useOutcomes(fallen, made, asked?.riders ?? [], options);
	const why = fallen && asked ? sayWhyNot(fallen, asked, made, lang) : '';
	const {layout, verifyUrl} = choices.prefs;
	const where = {layout, lang, markup: place.markup, ...(verifyUrl !== undefined && {verifyUrl})};
	const written =
		fallen && asked && made && why === '' && !outcomes.pending
			? correctionLine(fallen, made, {...where, ...asked.told, riders: asked.riders, ...saidOf(outcomes)})
			: undefined;
	const insert = () => {
		if (!written || !asked) return;
		if (!options.insert(written.text)) return setTrouble(say.notInserted);
		void note(options, written, asked, reading);
		onClose();
	};
	return (
		<Drawer kind="amend" title={amendNames[lang].amend} hover={amendNames[lang].title} close={say.close} onClose={onClose}>
			<TabForm onSend={insert}>
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
					{fallen && (
						<>
							<Reread reading={reading} lang={lang} />
							<Sides {...{fallen, made, outcomes, lang}} />
							{why !== '' && (
								<p class="hint warn" role="status">
									{why}
								</p>
							)}
							<p class="hint">{say.kept}</p>
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

const saidOf = ({before, now}: {readonly before: Told | undefined; readonly now: Told | undefined}) => ({
	...(before && {before}),
	...(now && now.outcome !== '' && {outcome: now.outcome}),
});

/** Notes the correction, and lets what its roll still had to do to the sheet hang on it instead. */
async function note(options: AmendOptions, line: Written, {told}: Asked, {move, way, whose, waiting}: Reading): Promise<void> {
	const {sheet} = way === 'move' ? whose : {sheet: whose.sheets.find(({id}) => id === waiting?.sheet)};
	const {label} = told;
	if (!waiting?.waiting || sheet?.id !== waiting.sheet) return logRolls(options, [line], {sheet, label});
	const {waiting: effects, ...rest} = waiting;
	await logRolls(options, [line], {
		...{sheet, label},
		waiting: {...effects, ...(way === 'move' && move && {move: move.ask.move, choices: move.ask.choices})},
	});
	await options.ask('rolls/log', {roll: rest}).catch(() => undefined);
}

const ruleIn = ({riders}: Pick<RollString, 'riders'>): string =>
	JSON.stringify(['b', 'm', 't'].map(one => riders.find(({letter}) => letter === one)?.value));

/** Why it is no correction; empty where it is one. */
function sayWhyNot({string, fell}: FallenOwn, asked: Asked, made: Corrected | undefined, lang: Lang): string {
	const say = amendWords[lang];
	if (!made) return say.tooLong;
	if (made.expression === string.expression && ruleIn(asked) === ruleIn(string)) return say.same;
	return takesNoOther(fell.rolled, made.rolled) ? '' : say.other({had: fell.rolled.pools.flatMap(thrownIn).length});
}

/** What may be corrected: a sealed roll, or the answer to a call; not what is asked of somebody else, nor what was read anew already. */
export const isCorrectable = (string: OwnRoll['string']): boolean =>
	(string.mode === 's' || string.mode === 'q') &&
	askedOf(string) === undefined &&
	!originalOf(string) &&
	!string.riders.some(({letter}) => letter === 's');
