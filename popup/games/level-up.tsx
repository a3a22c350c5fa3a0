import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Offers} from './growth';
import {plainNumber} from './say-game';
import {Stepper} from './stepper';
import type {Play} from './use-play';

type Level = NonNullable<Offers['level']>;

/** Goes up a level once all that it gives is placed. */
export function LevelUp({play, level}: {readonly play: Play; readonly level: Level}) {
	const words = workshopWords[play.lang];
	const [stats, setStats] = useState<Readonly<Record<string, number>>>({});
	const [skills, setSkills] = useState<readonly string[]>([]);
	const placed = Object.values(stats).reduce((sum, by) => sum + by, 0);
	const toPlace = level.stats - placed;
	const toTrain = level.skills - skills.length;
	const toggle = (id: string) => setSkills(skills.includes(id) ? skills.filter(one => one !== id) : [...skills, id]);
	const go = () => void play.run(about => play.ports.ask('growth/level', {...about, placed: {stats, skills}}));
	return (
		<div class="card level-up">
			<h3>{level.needs === undefined ? words.levelByTable({level: level.level}) : words.levelReached({level: level.level})}</h3>
			{level.stats > 0 && (
				<>
					<p>{words.toPlace({count: toPlace})}</p>
					{play.view.stats.map(({id, name, base, max}) => {
						const by = stats[id] ?? 0;
						return (
							<div key={id} class="line">
								<span>{name}</span>
								<Stepper
									lang={play.lang}
									name={name}
									value={base + by}
									min={base}
									max={toPlace > 0 ? max : base + by}
									onChange={to => setStats({...stats, [id]: to - base})}
								>
									{by > 0 ? `${plainNumber(base)} → ${plainNumber(base + by)}` : plainNumber(base)}
								</Stepper>
							</div>
						);
					})}
				</>
			)}
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
									onChange={() => toggle(id)}
								/>
								<span>{name}</span>
							</label>
						))}
				</>
			)}
			<button type="button" class="button main" disabled={toPlace !== 0 || toTrain !== 0} onClick={go}>
				{words.levelUp({level: level.level})}
			</button>
		</div>
	);
}
