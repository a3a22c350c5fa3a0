import type {ComponentChildren} from 'preact';
import type {ShownValue, SkillView} from '../../src/rules/view';
import {builderWords} from '../../src/shared/words/builder';
import {workshopWords} from '../../src/shared/words/workshop';
import {Explained} from './explained';
import {LookUp, LookUpLine} from './look-up';
import {OwnSkillForm} from './own-skill-form';
import {Section} from './section';
import type {Play} from './use-play';

/** The skills, each with its score and where it is from. */
export function Skills({play}: {readonly play: Play}) {
	const {view, lang} = play;
	const words = workshopWords[lang];
	const open = view.openSkills && !play.locked;
	if (view.skills.length === 0 && !open) return null;
	const notes = (skill: SkillView) => [
		...(skill.stat === '' ? [] : [view.stats.find(stat => stat.id === skill.stat)?.name ?? skill.stat]),
		...(skill.points > 0 ? [words.points({count: skill.points})] : []),
		...(skill.marked ? [words.marked] : []),
	];
	return (
		<Section title={view.skillsName ?? words.skills} kind="numbers">
			<LookUpLine play={play} id="skills" name={view.skillsName ?? words.skills} />
			<ul>
				{view.skills.map(skill => (
					<Row key={skill.id} play={play} value={skill} note={notes(skill).join(' · ')}>
						{skill.waits && <Waits play={play} skill={skill} />}
					</Row>
				))}
			</ul>
			{open && (
				<OwnSkillForm
					lang={lang}
					list={view.skillsName}
					stats={view.stats}
					onKeep={(name, stat) => play.act({act: 'skill', name, ...(stat !== '' && {stat})})}
				/>
			)}
		</Section>
	);
}

/** A skill of the player's own that the GM has to agree to. */
function Waits({play, skill: {id, name}}: {readonly play: Play; readonly skill: SkillView}) {
	const words = builderWords[play.lang];
	const answer = (agreed: boolean) => void play.act({act: 'agree', skill: id, agreed});
	if (!play.gm || play.locked) return <p class="moved">{words.waits}</p>;
	return (
		<p class="buttons">
			<button type="button" class="button" onClick={() => answer(true)}>
				{words.agree({name})}
			</button>
			<button type="button" class="button" onClick={() => answer(false)}>
				{words.decline({name})}
			</button>
		</p>
	);
}

/** What is computed from the rest, and never typed in. */
export function Derived({play}: {readonly play: Play}) {
	if (play.view.derived.length === 0) return null;
	return (
		<Section title={workshopWords[play.lang].derived} kind="numbers">
			<ul>
				{play.view.derived.map(value => (
					<Row key={value.id} play={play} value={value} note={value.covers} />
				))}
			</ul>
		</Section>
	);
}

type RowProps = {readonly play: Play; readonly value: ShownValue; readonly note: string; readonly children?: ComponentChildren};

function Row({play, value, note, children}: RowProps) {
	const words = workshopWords[play.lang];
	const why = [...(value.explained ? [value.explained] : []), ...value.reasons];
	return (
		<li>
			<h3>
				{value.name} <LookUp play={play} id={value.id} name={value.name} />
			</h3>
			<Explained label={words.valued({name: value.name, value: value.shown})} why={why}>
				<b>{value.shown}</b>
			</Explained>
			{note !== '' && <p class="covers">{note}</p>}
			{value.reasons.length > 0 && <p class="moved">{value.reasons.join(', ')}</p>}
			{children}
		</li>
	);
}
