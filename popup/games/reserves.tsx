import {workshopWords} from '../../src/shared/words/workshop';
import {Section} from './section';
import {Stepper} from './stepper';
import type {Play} from './use-play';

/** What the GM holds for the table: nobody else sees it here. */
export function Reserves({play}: {readonly play: Play}) {
	const {reserves} = play.view;
	if (!play.gm || reserves.length === 0) return null;
	return (
		<Section title={workshopWords[play.lang].reserves} kind="numbers">
			<ul>
				{reserves.map(({id, name, value, max}) => (
					<li key={id}>
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
					</li>
				))}
			</ul>
		</Section>
	);
}
