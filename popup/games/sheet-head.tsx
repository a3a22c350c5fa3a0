import {useId} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import {NpcTick} from '../npc-tick';
import {classesOf} from './classes-of';
import {Field} from './field';
import type {Play} from './use-play';

/** Who it is: name, game and level, how the player answered in one line, and in which role the reader acts. */
export function SheetHead({play}: {readonly play: Play}) {
	const {view, sheet, lang} = play;
	const words = workshopWords[lang];
	const classes = classesOf(play).map(({name, levels}) => `${name} ${levels}`);
	return (
		<div class="head">
			<Field
				label={words.name}
				quiet
				value={sheet.name}
				locked={play.locked}
				onKeep={async name => name.trim() !== '' && play.alter({kind: 'name', name: name.trim().slice(0, 120)})}
			/>
			<p class="covers">
				{words.under({game: view.book.name, version: view.book.version, level: view.level})}
				{classes.length > 0 && ` (${classes.join(', ')})`}
			</p>
			{view.definition !== '' && <p class="definition">{view.definition}</p>}
			{view.readOnly !== undefined && (
				<p class="trouble" role="note">
					{view.readOnly}
				</p>
			)}
			{!play.locked && <RoleSwitch play={play} />}
			{(play.gm || sheet.npc) && (
				<NpcTick lang={lang} npc={sheet.npc === true} onTick={npc => void play.alter({kind: 'npc', npc})} />
			)}
			{view.invalid.length > 0 && (
				<ul class="faults" aria-label={words.invalid}>
					{view.invalid.map(({where, text}) => (
						<li key={`${where} ${text}`}>{text}</li>
					))}
				</ul>
			)}
		</div>
	);
}

function RoleSwitch({play}: {readonly play: Play}) {
	const words = workshopWords[play.lang];
	const name = useId();
	return (
		<fieldset class="roles">
			<legend class="aside">{words.role}</legend>
			{(['player', 'gm'] as const).map(role => (
				<label key={role}>
					<input type="radio" name={name} checked={play.role === role} onChange={() => play.setRole(role)} />
					<span>{words[role]}</span>
				</label>
			))}
		</fieldset>
	);
}
