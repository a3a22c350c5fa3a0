import type {Board, BoardAct, BoardCounter} from '../../rules/board';
import type {Lang} from '../../shared/lang';
import {tableWords} from '../../shared/words/table';
import {AddClock, AddPerson, AddReserve} from './add';
import type {TableOptions} from './options';
import {Person} from './person';
import {ruledReserves} from './told-of';
import {ClockRing} from './told-table';
import type {SheetsHere} from './use-sheets';

type Act = (act: BoardAct) => Promise<boolean>;
type Props = {readonly options: TableOptions; readonly board: Board; readonly act: Act; readonly sheets: SheetsHere};

/** What a GM keeps for the thread: reserves, clocks, and who is there in which condition. */
export function Keep({options, board, act, sheets}: Props) {
	const {lang} = options;
	const say = tableWords[lang];
	return (
		<>
			<section>
				<h2>{say.reserves}</h2>
				<ul class="kept">
					{ruledReserves(sheets.known).map(({name, value, max, of, by}) => (
						<li key={`${of.book} ${of.id}`}>
							<span class="what">{name}</span>
							<Count
								{...{name, value, max, lang}}
								onStep={step => void sheets.change(by, {act: 'reserve', reserve: of.id, by: step})}
							/>
						</li>
					))}
					{board.reserves.map(one => (
						<li key={one.key}>
							<span class="what">{one.name}</span>
							<Count {...one} lang={lang} onStep={by => void act({act: 'count', key: one.key, by})} />
							<Tools {...{one, act, lang}} />
						</li>
					))}
				</ul>
				<AddReserve {...{act, lang}} />
			</section>
			<section>
				<h2>{say.clocks}</h2>
				<ul class="kept rings">
					{board.clocks.map(one => (
						<li key={one.key}>
							<ClockRing {...one} lang={lang} />
							<Count {...one} lang={lang} silent onStep={by => void act({act: 'count', key: one.key, by})} />
							<Tools {...{one, act, lang}} />
						</li>
					))}
				</ul>
				<AddClock {...{act, lang}} />
			</section>
			<section>
				<h2>{say.people}</h2>
				<ul class="kept">
					{board.people.map(one => (
						<li key={one.key} class="person">
							<Person {...{options, act, sheets}} person={one} />
							<Tools {...{one, act, lang}} />
						</li>
					))}
				</ul>
				<AddPerson {...{act, lang, board}} sheets={sheets.all} />
			</section>
		</>
	);
}

type CountProps = Pick<BoardCounter, 'name' | 'value' | 'max'> & {
	readonly lang: Lang;
	/** Beside a ring, which says the number. */
	readonly silent?: boolean;
	onStep(by: -1 | 1): void;
};

function Count({name, value, max, lang, silent = false, onStep}: CountProps) {
	const say = tableWords[lang];
	return (
		<span class="stepper">
			<button type="button" class="button" aria-label={say.less({name})} disabled={value <= 0} onClick={() => onStep(-1)}>
				−
			</button>
			{!silent && <b class="count">{`${value}/${max}`}</b>}
			<button type="button" class="button" aria-label={say.more({name})} disabled={value >= max} onClick={() => onStep(1)}>
				+
			</button>
		</span>
	);
}

type One = {readonly key: string; readonly name: string; readonly hidden: boolean};

/** Whether it goes into the post, and its removal. */
function Tools({one: {key, name, hidden}, act, lang}: {readonly one: One; readonly act: Act; readonly lang: Lang}) {
	const say = tableWords[lang];
	return (
		<span class="own">
			<label>
				<input
					type="checkbox"
					aria-label={say.hide({name})}
					checked={!hidden}
					onChange={event => void act({act: 'hide', key, hidden: !event.currentTarget.checked})}
				/>
				{say.shown}
			</label>
			<button
				type="button"
				class="button remove"
				aria-label={say.remove({name})}
				title={say.remove({name})}
				onClick={() => void act({act: 'remove', key})}
			>
				<span aria-hidden="true">×</span>
			</button>
		</span>
	);
}
