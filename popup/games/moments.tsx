import type {Deed} from '../../src/rules/acts';
import {workshopWords} from '../../src/shared/words/workshop';
import {Section} from './section';
import type {Play} from './use-play';

type Moment = Extract<Deed, {act: 'pass'}>['moment'];
// Written out so that a moment that the rules gain is missed here by the compiler.
const moments: Readonly<Record<Moment, true>> = {
	turn: true,
	pass: true,
	round: true,
	scene: true,
	rest: true,
	hour: true,
	day: true,
	session: true,
	month: true,
	level: true,
};
const isMoment = (id: string): id is Moment => Object.hasOwn(moments, id);

/** Time that passes, as buttons: what waits for each happens by itself. */
export function Moments({play}: {readonly play: Play}) {
	const {view, lang, locked} = play;
	if (locked || view.moments.length === 0) return null;
	return (
		<Section title={workshopWords[lang].moments} kind="moments">
			<p class="buttons">
				{view.moments.map(({id, name}) => (
					<button key={id} type="button" class="button" onClick={() => isMoment(id) && void play.act({act: 'pass', moment: id})}>
						{name.charAt(0).toUpperCase() + name.slice(1)}
					</button>
				))}
			</p>
		</Section>
	);
}
