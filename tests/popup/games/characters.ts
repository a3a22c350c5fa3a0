import {emptyState} from '../../../popup/games/draft';
import type {State} from '../../../src/rules/state';

const answered = (answers: Readonly<Record<string, string>>): State['answers'] =>
	Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, {text, level: 1}]));

/** A character of each example game, as its player decides it. */
export const characters: Readonly<Record<string, State>> = {
	escalier: {
		...emptyState,
		answers: answered({identite: 'chevalier errant idéaliste', theme: 'le devoir', origine: 'la côte'}),
		stats: {dexterity: 10, insight: 10, might: 6, willpower: 6},
		classes: {gardien: 3, rodeur: 2},
		lists: {bonds: [{name: 'Capitaine Iris', value: 2, words: 'admiration, loyauté'}]},
	},
	'vingt-faces': {
		...emptyState,
		answers: answered({idee: 'un éclaireur bavard', historique: 'né sur les docks'}),
		stats: {force: 10, dexterite: 15, constitution: 13, intelligence: 12, sagesse: 14, charisme: 8},
		points: {acrobaties: 1, discretion: 1, perception: 1, survie: 1},
		entries: {
			armes: [{key: 'dague-1', entry: 'dague'}],
			armures: [{key: 'cuir-1', entry: 'cuir'}],
		},
	},
	forge: {
		...emptyState,
		answers: answered({vice: 'le jeu, et les dettes'}),
		stats: {etudier: 1, bricoler: 2, roder: 2, cogner: 0, convaincre: 1, commander: 1},
		lists: {contacts: [{name: 'Madame Sel', words: 'receleuse'}]},
	},
	'clair-obscur': {
		...emptyState,
		answers: answered({allure: 'maigre, un manteau trop grand'}),
		stats: {agility: 2, strength: 1, finesse: 1, instinct: 0, presence: 0, knowledge: -1},
		entries: {
			experiences: [
				{key: 'rue-1', entry: 'rue'},
				{key: 'garde-1', entry: 'garde'},
			],
		},
	},
};
