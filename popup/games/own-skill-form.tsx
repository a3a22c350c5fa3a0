import type {Lang} from '../../src/shared/lang';
import {ownWords} from '../../src/shared/words/own';
import {OwnForm} from './own-form';

type Props = {
	readonly lang: Lang;
	/** What the game calls its skills, where it has a word of its own. */
	readonly list?: string | undefined;
	readonly stats: readonly {readonly id: string; readonly name: string}[];
	/** `stat` is empty where it stands on none. Says whether it was kept. */
	onKeep(name: string, stat: string): Promise<boolean> | boolean;
};

/** A skill that the game's list has not, and the stat that it stands on. */
export function OwnSkillForm({lang, list, stats, onKeep}: Props) {
	const words = ownWords[lang];
	const options = stats.map(({id, name}) => ({id, name}));
	return (
		<OwnForm
			lang={lang}
			title={list === undefined ? words.addSkill : words.add({list})}
			wordless
			fields={[{id: 'stat', name: words.skillStat, kind: 'stat', value: '', wanted: false, options}]}
			onKeep={({name, fields}) => onKeep(name, String(fields.stat ?? ''))}
		/>
	);
}
