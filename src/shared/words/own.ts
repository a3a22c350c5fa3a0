import {words} from '../words';

/** What a table adds to a game: entries and skills of its own, values that the rules leave open, and switches. */
export const ownWords = words({
	fr: {
		add: ({list}: {list: string}) => `Ajouter à « ${list} »`,
		name: 'Nom',
		text: 'Ce que c’est',
		keep: 'Garder',
		values: ({name}: {name: string}) => `Valeurs de ${name}`,
		wants: ({fields}: {fields: readonly string[]}) =>
			`À donner avant de s’en servir : ${fields.join(', ')}. Les règles ne le disent pas.`,
		wanted: ({name}: {name: string}) => `${name} *`,
		none: '—',
		addSkill: 'Ajouter une compétence',
		skillStat: 'Caractéristique',
		switches: 'Où les règles se taisent',
		switchesHint: 'Ce que votre table en a décidé. Le MJ le change.',
	},
	en: {
		add: ({list}) => `Add to “${list}”`,
		name: 'Name',
		text: 'What it is',
		keep: 'Keep',
		values: ({name}) => `Values of ${name}`,
		wants: ({fields}) => `To be given before it is used: ${fields.join(', ')}. The rules do not say.`,
		wanted: ({name}) => `${name} *`,
		none: '—',
		addSkill: 'Add a skill',
		skillStat: 'Characteristic',
		switches: 'Where the rules are silent',
		switchesHint: 'What your table decided. The GM changes it.',
	},
});
