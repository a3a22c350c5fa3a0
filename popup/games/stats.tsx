import {FaceDrawing} from '../../src/badge/die';
import type {StatView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {Explained} from './explained';
import {LookUp} from './look-up';
import {plainNumber, signed} from './say-game';
import {Section} from './section';
import type {Play} from './use-play';

/** The stats, group by group; those of no group last. */
export function Stats({play}: {readonly play: Play}) {
	const {view, lang} = play;
	const known = new Set(view.groups.map(group => group.id));
	const groups = [
		...view.groups.map(({id, name}) => ({name, stats: view.stats.filter(stat => stat.group === id)})),
		{name: workshopWords[lang].stats, stats: view.stats.filter(stat => !known.has(stat.group))},
	];
	return (
		<>
			{groups
				.filter(({stats}) => stats.length > 0)
				.map(({name, stats}) => (
					<Section key={name} title={name} kind="stats">
						<ul>
							{stats.map(stat => (
								<Stat key={stat.id} play={play} stat={stat} />
							))}
						</ul>
					</Section>
				))}
		</>
	);
}

function Stat({play, stat}: {readonly play: Play; readonly stat: StatView}) {
	const words = workshopWords[play.lang];
	const moved = stat.reasons.join(', ');
	const said = stat.modifier === undefined ? stat.shown : `${stat.shown}, ${signed(stat.modifier)}`;
	const why = [
		...stat.reasons,
		...(stat.reasons.length > 0 ? [words.base({value: baseOf(stat)})] : []),
		...(stat.explained ? [stat.explained] : []),
		...(stat.min < stat.max ? [words.range({min: plainNumber(stat.min), max: plainNumber(stat.max)})] : []),
	];
	return (
		<li>
			<h3>
				{stat.name} <LookUp play={play} id={stat.id} name={stat.name} />
			</h3>
			<Explained label={words.valued({name: stat.name, value: said})} why={why}>
				<StatValue stat={stat} />
			</Explained>
			{stat.covers !== '' && <p class="covers">{stat.covers}</p>}
			{moved !== '' && <p class="moved">{`${stat.shown} (${moved})`}</p>}
		</li>
	);
}

function StatValue({stat}: {readonly stat: StatView}) {
	if (stat.display === 'die') return <FaceDrawing sides={stat.value} face={stat.value} />;
	return (
		<>
			<b>{stat.shown}</b>
			{stat.modifier !== undefined && <i>{signed(stat.modifier)}</i>}
		</>
	);
}

/** The value it would have without what moves it. */
function baseOf({display, base}: StatView): string {
	if (display === 'die') return `d${base}`;
	return display === 'percent' ? `${plainNumber(base)}\u00a0%` : plainNumber(base);
}
