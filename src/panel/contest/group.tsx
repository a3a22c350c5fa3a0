import {useState} from 'preact/hooks';
import {contestWords} from '../../shared/words/contest';
import type {Sheet} from '../../sheets/sheet';
import {sealedFor} from '../draw-for';
import {logRolls} from '../log-rolls';
import {useTick} from '../use-tick';
import {Foot} from './foot';
import {groupOf, groupRolls, type Member, MOST_MEMBERS} from './group-lines';
import type {ContestOptions} from './options';
import {useMoves, usePlans, useSheets} from './use-group';

/** One roll for each of many, in one post: for names, by an expression; for sheets, by a move of their game. */
export function Group({options}: {readonly options: ContestOptions}) {
	const {lang, place} = options;
	const say = contestWords[lang];
	const sheets = useSheets(options);
	const [by, setBy] = useState<'names' | 'sheets'>('names');
	const [names, setNames] = useState('');
	const [expression, setExpression] = useState('1d20');
	const [label, setLabel] = useState('');
	const [chosen, choose] = useState<readonly Sheet[]>([]);
	const [move, setMove] = useState('');
	const [trouble, setTrouble] = useState('');
	const moves = useMoves(options, chosen[0]);
	const known = moves.some(({id}) => id === move) ? move : '';
	const plans = usePlans(options, chosen, known);
	useTick(); // The draw moves on as time passes

	const named = groupOf(names, expression, label.trim());
	const members: readonly Member[] = by === 'names' ? (named ?? []) : plans.members;
	const fits = members.length > 0 && members.length <= MOST_MEMBERS;
	const rolls = fits ? groupRolls(members, sealedFor(options), {layout: 'line', markup: place.markup, lang}) : undefined;
	const text = rolls?.map(roll => roll.text).join('\n');
	const why = members.length > MOST_MEMBERS ? say.tooMany({most: MOST_MEMBERS}) : named ? say.sealedHint : say.badExpression;
	return (
		<>
			<div class="middle">
				{sheets.length > 0 && (
					<fieldset>
						<legend>{say.groupBy}</legend>
						<div class="choices">
							{(['names', 'sheets'] as const).map(each => (
								<label class="choice" key={each}>
									<input type="radio" name="by" checked={by === each} onChange={() => setBy(each)} />
									{each === 'names' ? say.byNames : say.bySheets}
								</label>
							))}
						</div>
					</fieldset>
				)}
				{by === 'names' ? (
					<>
						<label class="field">
							<span class="name">{say.names}</span>
							<textarea rows={5} value={names} onInput={event => setNames(event.currentTarget.value)} />
							<span class="hint">{say.namesHint}</span>
						</label>
						<label class="field">
							<span class="name">{say.expression}</span>
							<input
								value={expression}
								maxLength={200}
								autocomplete="off"
								spellcheck={false}
								onInput={event => setExpression(event.currentTarget.value)}
							/>
						</label>
						<label class="field">
							<span class="name">{say.label}</span>
							<input
								value={label}
								maxLength={80}
								placeholder={say.labelHint}
								onInput={event => setLabel(event.currentTarget.value)}
							/>
						</label>
					</>
				) : (
					<Sheets {...{sheets, chosen, choose, moves, move: known, setMove, lang}} problems={plans.problems} />
				)}
				<p class="hint">{say.sealedHint}</p>
			</div>
			<Foot
				{...{options, text, why, trouble, setTrouble}}
				onInserted={() => rolls && void logRolls(options, rolls, {sheet: undefined, label: label.trim()})}
			/>
		</>
	);
}

type SheetsProps = {
	readonly sheets: readonly Sheet[];
	readonly chosen: readonly Sheet[];
	readonly moves: readonly {readonly id: string; readonly name: string}[];
	readonly move: string;
	readonly problems: readonly string[];
	readonly lang: ContestOptions['lang'];
	choose(sheets: readonly Sheet[]): void;
	setMove(move: string): void;
};

/** Sheets of one game, and a move of it. */
function Sheets({sheets, chosen, moves, move, problems, lang, choose, setMove}: SheetsProps) {
	const say = contestWords[lang];
	const book = chosen[0]?.book;
	return (
		<>
			<fieldset>
				<legend>{say.sheets}</legend>
				{sheets.map(sheet => (
					<label class={book !== undefined && sheet.book !== book ? 'choice off' : 'choice'} key={sheet.id}>
						<input
							type="checkbox"
							checked={chosen.includes(sheet)}
							disabled={book !== undefined && sheet.book !== book}
							onChange={event => choose(event.currentTarget.checked ? [...chosen, sheet] : chosen.filter(one => one !== sheet))}
						/>
						{sheet.name}
					</label>
				))}
			</fieldset>
			<label class="field">
				<span class="name">{say.move}</span>
				<select value={move} disabled={moves.length === 0} onChange={event => setMove(event.currentTarget.value)}>
					<option value="">–</option>
					{moves.map(({id, name}) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
			{problems.map(problem => (
				<p class="hint warn" key={problem}>
					{problem}
				</p>
			))}
		</>
	);
}
