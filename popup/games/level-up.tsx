import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import type {LevelView} from '../../src/wire/games';
import {LevelPicks} from './level-picks';
import {LevelStats} from './level-stats';
import {OptionCard} from './option-card';
import type {Play} from './use-play';

type Picks = Readonly<Record<string, readonly string[]>>;

const toggled = (ids: readonly string[], id: string): readonly string[] =>
	ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id];

/** Goes up a level once all that it gives is placed. */
export function LevelUp({play, level}: {readonly play: Play; readonly level: LevelView}) {
	const words = workshopWords[play.lang];
	const [stats, setStats] = useState<Readonly<Record<string, number>>>({});
	const [skills, setSkills] = useState<readonly string[]>([]);
	const [picks, setPicks] = useState<Picks>({});
	const [chosen, setChosen] = useState<string>();
	const toPlace = level.stats - Object.values(stats).reduce((sum, by) => sum + by, 0);
	const toTrain = level.skills - skills.length;
	const toTake = level.picks.some(({id, count}) => (picks[id]?.length ?? 0) !== count);
	const toChoose = level.classes.length > 0 && chosen === undefined;
	const placed = {stats, skills, picks, ...(chosen !== undefined && {class: chosen})};
	const go = () => void play.run(about => play.ports.ask('growth/level', {...about, placed}));
	return (
		<div class="card level-up">
			<h3>{level.needs === undefined ? words.levelByTable({level: level.level}) : words.levelReached({level: level.level})}</h3>
			{level.classes.length > 0 && (
				<fieldset>
					<legend>{words.levelClass}</legend>
					<ul class="options">
						{level.classes.map(({id, name, covers, levels}) => (
							<li key={id}>
								<OptionCard
									kind="radio"
									group="level-class"
									name={levels > 0 ? `${name} ${levels}` : name}
									covers={covers}
									chosen={chosen === id}
									onChoose={() => setChosen(id)}
								/>
							</li>
						))}
					</ul>
				</fieldset>
			)}
			{level.stats > 0 && <LevelStats play={play} stats={stats} left={toPlace} onStats={setStats} />}
			{level.skills > 0 && (
				<>
					<p>{words.toTrain({count: toTrain})}</p>
					{play.view.skills
						.filter(skill => skill.points === 0)
						.map(({id, name}) => (
							<label key={id} class="tick">
								<input
									type="checkbox"
									checked={skills.includes(id)}
									disabled={toTrain <= 0 && !skills.includes(id)}
									onChange={() => setSkills(toggled(skills, id))}
								/>
								<span>{name}</span>
							</label>
						))}
				</>
			)}
			{level.picks.map(pick => (
				<LevelPicks
					key={pick.id}
					lang={play.lang}
					pick={pick}
					taken={picks[pick.id] ?? []}
					onToggle={id => setPicks({...picks, [pick.id]: toggled(picks[pick.id] ?? [], id)})}
				/>
			))}
			<button type="button" class="button main" disabled={toPlace !== 0 || toTrain !== 0 || toTake || toChoose} onClick={go}>
				{words.levelUp({level: level.level})}
			</button>
		</div>
	);
}
