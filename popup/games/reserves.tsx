import type {ReserveView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {Section} from './section';
import {Stepper} from './stepper';
import type {Play} from './use-play';

/** What the GM holds for a table: nobody else sees it here. */
export function Reserves({play}: {readonly play: Play}) {
	const {reserves} = play.view;
	const words = workshopWords[play.lang];
	if (!play.gm || reserves.length === 0) return null;
	return (
		<Section title={words.reserves} kind="numbers">
			<label class="pick-one">
				<span>{words.table}</span>
				<select value={play.table} onChange={event => play.sitAt(event.currentTarget.value)}>
					{play.tables.map(({key, name}) => (
						<option key={key} value={key}>
							{name}
						</option>
					))}
				</select>
			</label>
			<ul>
				{reserves.map(reserve => (
					<Reserve key={reserve.id} play={play} reserve={reserve} />
				))}
			</ul>
		</Section>
	);
}

function Reserve({play, reserve}: {readonly play: Play; readonly reserve: ReserveView}) {
	const words = workshopWords[play.lang];
	const {id, name, value, max, locksHardMoves} = reserve;
	return (
		<li>
			<h3>{name}</h3>
			<Stepper
				lang={play.lang}
				name={name}
				value={value}
				min={0}
				max={max}
				locked={play.locked}
				onChange={to => void play.act({act: 'reserve', reserve: id, by: to - value})}
			/>
			{locksHardMoves && !play.locked && (
				<>
					<button type="button" class="button" onClick={() => void play.act({act: 'hardMove', reserve: id, played: true})}>
						{words.hardMove}
					</button>
					<p class="covers">{words.hardMoveHint}</p>
				</>
			)}
		</li>
	);
}
