import {useState} from 'preact/hooks';
import type {Compare, ContestRule, Side, Tie} from '../../contest/riders';
import {contestWords} from '../../shared/words/contest';
import {useTick} from '../use-tick';
import {ChosenRow} from './chosen';
import {Foot} from './foot';
import {type Chosen, contestText, decideChosen, eachText} from './lines';
import type {ContestOptions} from './options';
import {Rolls} from './rolls';
import {type Picked, type Ruled, useContest} from './use-contest';

export type Kind = 'opposed' | 'order' | 'reach';
type Props = {readonly options: ContestOptions; readonly kind: Kind};

/** Choices of ties where no rulebook has any. */
const FREE: readonly (readonly Tie[])[] = [['defender'], ['actor'], ['nobody'], ['again'], ['higher-stat', 'defender']];
const COMPARES: readonly Compare[] = ['>=', '>', '<=', '<'];
const WORD = {
	'higher-stat': 'higher-stat',
	defender: 'tieDefender',
	actor: 'tieActor',
	nobody: 'tieNobody',
	again: 'tieAgain',
} as const;

const numberIn = (text: string): number | undefined => (/^-?\d{1,9}$/.test(text) ? Number(text) + 0 : undefined);

/** Rolls of the thread held against each other or against a number, or put in order. */
export function Hold({options, kind}: Props) {
	const {lang, place, now} = options;
	const say = contestWords[lang];
	const [picked, pick] = useState<readonly Picked[]>([]);
	const [value, setValue] = useState({name: '', text: ''});
	const [ties, setTies] = useState('');
	const [compare, setCompare] = useState<Compare>();
	const [label, setLabel] = useState('');
	const [each, setEach] = useState(false);
	const [byStat, setByStat] = useState(false);
	const {rolls, ruled, trouble, setTrouble, readAgain, rollAt} = useContest(options, picked);
	useTick(); // Draws fall while it is open

	const chosen = picked.flatMap((one, at): readonly Chosen[] => {
		const roll = rollAt(one.key);
		if (!roll?.fell) return [];
		const {natural} = ruled.get(one.key) ?? {};
		return [
			{
				roll: {...roll, fell: roll.fell},
				name: one.name,
				side: kind === 'opposed' ? sideOf(one, at) : 'neither',
				stat: numberIn(one.stat),
				natural,
			},
		];
	});
	const number = numberIn(value.text);
	const alone = kind === 'opposed' && chosen.length === 1;
	const actor = picked.findIndex((one, at) => sideOf(one, at) === 'actor');
	const book = ruled.get(picked[Math.max(0, actor)]?.key ?? '');
	const rule = ruleOf({kind, book, ties, compare, byStat, number, alone});
	const enough = kind === 'opposed' ? chosen.length > 1 || (alone && number !== undefined) : chosen.length > 0;
	const across = alone && number !== undefined ? {name: value.name.trim() || say.target, value: number} : undefined;
	const decided = rule && enough ? decideChosen(chosen, rule) : undefined;
	const how = {markup: place.markup, lang, across, label: label.trim()};
	const separate = each && kind === 'opposed' && chosen.length > 2;
	const text = rule && enough ? (separate ? eachText(chosen, rule, how) : contestText(chosen, rule, how)) : undefined;
	const stats = decided?.kind === 'open' || (byStat && kind === 'order') || chosen.some(({stat}) => stat !== undefined);
	const level = decided?.kind === 'order' ? decided.level.map(at => chosen[at - 1]!.name) : [];

	const setOne = (key: string, part: Partial<Picked>) => pick(picked.map(one => (one.key === key ? {...one, ...part} : one)));
	const remove = (key: string) => pick(picked.filter(one => one.key !== key));
	const onPick = (key: string, on: boolean) => {
		const roll = rollAt(key);
		if (!on || !roll) return remove(key);
		pick([...picked, {key, name: roll.who, stat: ''}]);
	};
	return (
		<>
			<div class="middle">
				<Rolls {...{rolls, lang, onPick}} now={now()} isPicked={key => picked.some(one => one.key === key)} onAgain={readAgain} />
				{chosen.length > 0 && (
					<section>
						<h2>{say.picked}</h2>
						<ul class="chosen-list">
							{picked.map((one, at) => (
								<ChosenRow
									key={one.key}
									{...{one, lang}}
									total={rollAt(one.key)?.fell?.total ?? 0}
									asksStat={stats}
									{...(kind === 'opposed' && {side: sideOf(one, at)})}
									onChange={part => setOne(one.key, part)}
									onRemove={() => remove(one.key)}
								/>
							))}
						</ul>
						{decided?.kind === 'open' && <p class="hint warn">{say.statAsked}</p>}
						{level.length > 0 && <p class="hint">{say.level({names: namesOf(decided, chosen)})}</p>}
					</section>
				)}
				{(kind === 'reach' || alone) && (
					<fieldset class="number">
						<legend>{kind === 'reach' ? say.target : say.value}</legend>
						{kind === 'opposed' && (
							<input
								aria-label={say.valueName}
								placeholder={say.valueHint}
								value={value.name}
								maxLength={80}
								onInput={event => setValue({...value, name: event.currentTarget.value})}
							/>
						)}
						{kind === 'reach' && (
							<select
								aria-label={say.compare}
								value={compare ?? book?.compare ?? '>='}
								onChange={event => setCompare(COMPARES.find(sign => sign === event.currentTarget.value)!)}
							>
								{COMPARES.map(sign => (
									<option key={sign} value={sign}>
										{say[sign]}
									</option>
								))}
							</select>
						)}
						<input
							type="number"
							aria-label={say.target}
							value={value.text}
							onInput={event => setValue({...value, text: event.currentTarget.value})}
						/>
					</fieldset>
				)}
				{kind === 'opposed' && (
					<label class="field">
						<span class="name">{say.ties}</span>
						<select value={ties} onChange={event => setTies(event.currentTarget.value)}>
							{(book ? [book.ties, ...FREE] : FREE).map((one, at) => (
								<option key={at} value={book ? (at === 0 ? '' : String(at - 1)) : at === 0 ? '' : String(at)}>
									{book && at === 0 ? say.tieBook({ties: sayTies(one, lang)}) : sayTies(one, lang)}
								</option>
							))}
						</select>
					</label>
				)}
				{kind === 'opposed' && chosen.length > 2 && (
					<label class="choice">
						<input type="checkbox" checked={each} onChange={event => setEach(event.currentTarget.checked)} />
						{say.each}
					</label>
				)}
				{kind === 'order' && (
					<>
						<label class="field">
							<span class="name">{say.label}</span>
							<input
								value={label}
								maxLength={80}
								placeholder={say.labelHint}
								onInput={event => setLabel(event.currentTarget.value)}
							/>
						</label>
						<label class="choice">
							<input type="checkbox" checked={byStat} onChange={event => setByStat(event.currentTarget.checked)} />
							{say.byStat}
						</label>
					</>
				)}
			</div>
			<Foot
				options={options}
				text={text}
				why={kind === 'opposed' ? say.pickTwo : kind === 'reach' && number === undefined ? say.needsNumber : say.pickOne}
				{...{trouble, setTrouble}}
			/>
		</>
	);
}

/** The earlier of two acts, the other defends, until somebody says otherwise. */
const sideOf = ({side}: Picked, at: number): Side => side ?? (at === 0 ? 'actor' : 'defender');

const sayTies = (ties: readonly Tie[], lang: ContestOptions['lang']): string =>
	ties.length === 0 ? contestWords[lang].tieNone : ties.map(tie => contestWords[lang][WORD[tie]]).join(', ');

function namesOf(decided: ReturnType<typeof decideChosen> | undefined, chosen: readonly Chosen[]): string {
	if (!decided || decided.kind !== 'order') return '';
	const {order, level} = decided;
	const places = order.filter((place, at) => level.includes(place) || (at > 0 && level.includes(order[at - 1]!)));
	return places.map(place => chosen[place - 1]!.name).join(', ');
}

type Parts = {
	readonly kind: Kind;
	readonly book: Ruled | undefined;
	/** The place of a choice in `FREE`; empty for that of the book, or the first. */
	readonly ties: string;
	readonly compare: Compare | undefined;
	readonly byStat: boolean;
	readonly number: number | undefined;
	readonly alone: boolean;
};

function ruleOf({kind, book, ties, compare, byStat, number, alone}: Parts): ContestRule | undefined {
	if (kind === 'order') return {kind, ties: byStat ? ['higher-stat'] : []};
	if (kind === 'reach')
		return number === undefined ? undefined : {kind, compare: compare ?? book?.compare ?? '>=', value: number};
	const chosen = ties === '' ? (book?.ties ?? FREE[0]!) : FREE[Number(ties)]!;
	return {kind, ties: chosen, ...(alone && number !== undefined && {value: number})};
}
