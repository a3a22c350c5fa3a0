/** The smallest rulebook that says something: where an author begins. */
export const newBook = `${JSON.stringify(
	{
		osselet: 1,
		id: 'mon-jeu',
		version: '1.0.0',
		name: {fr: 'Mon jeu', en: 'My game'},
		source: {title: {fr: 'Mon jeu', en: 'My game'}, licence: 'CC0-1.0'},
		stats: [
			{
				id: 'force',
				name: {fr: 'Force', en: 'Strength'},
				description: {
					fr: 'Grimper, sauter, nager, lutter, forcer un passage.',
					en: 'Climb, jump, swim, wrestle, force a way through.',
				},
				min: 0,
				max: 5,
				default: 1,
				display: 'dots',
			},
		],
		tracks: [{id: 'vie', name: {fr: 'Vie', en: 'Life'}, max: '5 + @force', role: 'health', refill: {on: 'rest'}}],
		moves: [],
		creation: {steps: [{kind: 'stats', id: 'points', name: {fr: 'Forces', en: 'Strengths'}, total: 3}]},
	},
	null,
	'\t',
)}\n`;
