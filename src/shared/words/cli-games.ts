import {plural, words} from '../words';

/** What the commands for rulebooks and sheets say of what they found. */
export const cliGames = words({
	fr: {
		fine: (p: {name: string; versions: string; stats: number; conditions: number; moves: number}) =>
			`${p.name} ${p.versions} : aucune faute. ${plural('fr', p.stats, 'caractéristique', 'caractéristiques')}, ${plural('fr', p.conditions, 'état', 'états')}, ${plural('fr', p.moves, 'action', 'actions')}.`,
		faults: ({count}: {count: number}) => plural('fr', count, 'faute', 'fautes'),
		sheetOf: (p: {name: string; version: string; level: number}) => `${p.name} ${p.version}, niveau ${p.level}`,
		rank: (p: {rank: number; spent: number; total: number; settled: boolean}) =>
			`Rang ${p.rank}, ${p.spent}/${p.total} points${p.settled ? '' : ', à terminer'}`,
		wrong: 'Ce qui n’est pas valable :',
		notMade: 'Ce personnage ne peut pas commencer :',
		rolled: ({move, steps}: {move: string; steps: string}) => `${move} : ${steps}`,
		against: ({difficulty}: {difficulty: number}) => `difficulté ${difficulty}`,
		refused: ({move}: {move: string}) => `${move} ne se lance pas :`,
	},
	en: {
		fine: p =>
			`${p.name} ${p.versions}: no fault. ${plural('en', p.stats, 'stat', 'stats')}, ${plural('en', p.conditions, 'condition', 'conditions')}, ${plural('en', p.moves, 'move', 'moves')}.`,
		faults: ({count}) => plural('en', count, 'fault', 'faults'),
		sheetOf: p => `${p.name} ${p.version}, level ${p.level}`,
		rank: p => `Rank ${p.rank}, ${p.spent}/${p.total} points${p.settled ? '' : ', to be finished'}`,
		wrong: 'What is not valid:',
		notMade: 'This character cannot begin:',
		rolled: ({move, steps}) => `${move}: ${steps}`,
		against: ({difficulty}) => `difficulty ${difficulty}`,
		refused: ({move}) => `${move} cannot be rolled:`,
	},
});
