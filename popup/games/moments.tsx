import {useState} from 'preact/hooks';
import type {Deed} from '../../src/rules/deeds';
import type {Lang} from '../../src/shared/lang';
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

/** Time that passes, as buttons: what waits for each happens by itself. After a scene the GM is asked about the hard moves that a reserve locks. */
export function Moments({play}: {readonly play: Play}) {
	const {view, lang, locked, gm} = play;
	const [asked, setAsked] = useState<readonly string[]>([]);
	if (locked || view.moments.length === 0) return null;
	const pass = async (moment: Moment) => {
		const passed = await play.act({act: 'pass', moment});
		if (passed && gm && moment === 'scene') setAsked(view.reserves.filter(one => one.locksHardMoves).map(({id}) => id));
	};
	const answer = (reserve: string, played: boolean) => {
		setAsked(asked.filter(id => id !== reserve));
		if (played) void play.act({act: 'hardMove', reserve, played});
	};
	return (
		<Section title={workshopWords[lang].moments} kind="moments">
			<p class="buttons">
				{view.moments.map(({id, name}) => (
					<button key={id} type="button" class="button" onClick={() => isMoment(id) && void pass(id)}>
						{name.charAt(0).toUpperCase() + name.slice(1)}
					</button>
				))}
			</p>
			{view.reserves
				.filter(({id}) => gm && asked.includes(id))
				.map(({id, name}) => (
					<HardMove key={id} name={name} lang={lang} onAnswer={played => answer(id, played)} />
				))}
		</Section>
	);
}

type Asked = {readonly name: string; readonly lang: Lang; onAnswer(played: boolean): void};

function HardMove({name, lang, onAnswer}: Asked) {
	const words = workshopWords[lang];
	return (
		<p class="buttons" role="alert">
			<span>{words.wasHardMove({name})}</span>
			<button type="button" class="button" onClick={() => onAnswer(true)}>
				{words.yes}
			</button>
			<button type="button" class="button" onClick={() => onAnswer(false)}>
				{words.no}
			</button>
		</p>
	);
}
