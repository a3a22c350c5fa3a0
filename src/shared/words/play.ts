import {words} from '../words';

/** Refusals of the rules and changes of a sheet, in words. Names come from the rulebook, already in the reader's language. */
export const playWords = words({
	fr: {
		'rule/list-full': (p: {list: string; most: number}) =>
			`${p.list} : la liste est pleine (${p.most} au plus). Ôtez une entrée d’abord.`,
		'rule/already-listed': (p: {list: string; entry: string}) => `${p.list} : « ${p.entry} » y est déjà.`,
		'rule/not-listed': (p: {list: string; entry: string}) => `${p.list} : « ${p.entry} » n’y est pas.`,
		'rule/immune': (p: {condition: string; by: string}) => `${p.condition} n’a pas d’effet : ${p.by}.`,
		'rule/blocked': (p: {what: string; by: string}) => `${p.what} : impossible à cause de ${p.by}.`,
		'rule/only-other-lifts': (p: {condition: string; by: 'other' | 'gm'}) =>
			`${p.condition} : ${p.by === 'gm' ? 'seul le MJ' : 'seul quelqu’un d’autre'} peut y mettre fin.`,
		'rule/not-yours': (p: {what: string; who: 'player' | 'gm'}) =>
			`${p.what} : ${p.who === 'player' ? 'cela revient au MJ ou aux règles' : 'cela revient aux règles'}.`,
		'rule/too-dear': (p: {what: string; track: string; cost: number; have: number}) =>
			`${p.what} coûte ${p.cost} (${p.track}) ; il en reste ${p.have}.`,
		'rule/used-up': (p: {what: string; times: number; per: string}) => `${p.what} : déjà utilisé (${p.times} fois par ${p.per}).`,
		'rule/refused': (p: {text: string}) => p.text,
		'rule/ungiven': (p: {what: string; fields: readonly string[]}) =>
			`${p.what} : les règles n’en disent pas assez. Donnez d’abord sur la fiche : ${p.fields.join(', ')}.`,
		'rule/closed': (p: {what: string}) => `${p.what} : ce jeu n’y ajoute rien.`,
		'rule/requires': (p: {what: string; text: string}) => `${p.what} : ${p.text}`,
		'rule/not-offered': (p: {what: string}) => `${p.what} : ce n’est pas au choix ici. Retirez-le.`,
		'rule/unknown': (p: {what: string; id: string; nearest?: string}) =>
			`« ${p.id} » n’existe pas dans ce jeu (${p.what}).${p.nearest ? ` Vouliez-vous dire « ${p.nearest} » ?` : ''}`,
		'rule/below': (p: {what: string; value: number; min: number}) => `${p.what} : ${p.value} est sous le minimum, ${p.min}.`,
		'rule/above': (p: {what: string; value: number; max: number}) => `${p.what} : ${p.value} dépasse le maximum, ${p.max}.`,
		'rule/budget': (p: {step: string; spent: number; total: number}) =>
			`${p.step} : ${p.spent} points dépensés sur ${p.total}. Retirez-en ${p.spent - p.total}.`,
		'rule/unspent': (p: {step: string; left: number}) => `${p.step} : il reste ${p.left} à dépenser.`,
		'rule/count': (p: {what: string; have: number; least: number; most: number}) =>
			`${p.what} : il en faut ${p.least === p.most ? p.least : `de ${p.least} à ${p.most}`} ; il y en a ${p.have}.`,
		'rule/array': (p: {step: string; arrays: readonly string[]}) =>
			`${p.step} : les valeurs doivent être celles d’un seul tableau (${p.arrays.join(', ')}), sans mélange.`,
		'rule/unanswered': (p: {question: string}) => `${p.question} : une réponse est demandée.`,
		'rule/fixed': (p: {question: string; change: 'never' | 'level'}) =>
			`${p.question} : ${p.change === 'never' ? 'la réponse ne change plus' : 'la réponse changera au prochain niveau'}.`,
		'rule/unchosen': (p: {step: string}) => `${p.step} : faites un choix.`,
		'rule/undrawn': (p: {step: string; left: number}) =>
			`${p.step} : ${p.left > 1 ? `les dés ont encore ${p.left} tirages à faire` : 'les dés ont encore un tirage à faire'}.`,
		'rule/twice': (p: {what: string}) => `${p.what} : une seule fois.`,
		'rule/levels': (p: {placed: number; total: number}) =>
			`${p.total} niveaux à répartir entre les classes ; ${p.placed} le sont.`,
		'rule/once': (p: {what: string}) => `${p.what} : cela ne se fait qu’une fois.`,
		'rule/xp': (p: {what: string; cost: number; have: number}) =>
			`${p.what} demande ${p.cost} points d’expérience ; il y en a ${p.have}.`,
		'rule/too-soon': (p: {what: string; sessions: number}) => `${p.what} : encore ${p.sessions} parties à attendre.`,
		'rule/no-way': (p: {state: string}) => `${p.state} : les règles ne disent pas où mènent ces jets. C’est au MJ d’en décider.`,
		'rule/awaits': (p: {moves: readonly string[]}) => `Il manque un jet : ${p.moves.join(', ')}.`,
		'rule/zero-dice': (p: {what: string}) => `${p.what} : aucun dé à lancer, c’est un échec.`,
		'rule/endless': (p: {most: number}) => `Les effets s’entraînent sans fin ; arrêtés après ${p.most}.`,
		track: (p: {name: string; from: number; to: number; max: number; whose?: string}) =>
			`${p.name}${p.whose ? ` (${p.whose})` : ''} ${p.to}/${p.max}`,
		target: 'cible',
		condition: (p: {name: string; to: number; left?: number}) =>
			p.to === 0
				? `${p.name} : fin`
				: `${p.name}${p.to > 1 ? ` ${p.to}` : ''}${p.left === undefined ? '' : ` (${p.left} tours)`}`,
		listAdded: (p: {name: string; entry: string; value?: number}) =>
			`${p.name} : ${p.entry}${p.value === undefined ? '' : ` ${p.value}`}`,
		listStruck: (p: {name: string; entry: string}) => `${p.name} : ${p.entry} rayé`,
		clock: (p: {name: string; filled: number; size: number}) => `${p.name} ${p.filled}/${p.size}`,
		number: (p: {name: string; from: number; to: number}) => `${p.name} ${p.from} → ${p.to}`,
		gained: (p: {name: string}) => `${p.name} acquis`,
		lost: (p: {name: string}) => `${p.name} perdu`,
		given: (p: {name: string}) => `${p.name} précisé`,
		used: (p: {name: string}) => `${p.name} : marqué`,
		unpaid: (p: {name: string}) => `${p.name} : coup dur joué, plus de point à retirer`,
		card: (p: {name: string}) => `Règle : ${p.name}`,
		step: (p: {name: string; by: number}) =>
			`${p.name} ${p.by < 0 ? '−' : '+'}${Math.abs(p.by)} ${Math.abs(p.by) > 1 ? 'crans' : 'cran'}`,
		point: (p: {name: string; by: number}) => `${p.name} ${p.by < 0 ? '−' : '+'}${Math.abs(p.by)}`,
		advantage: (p: {name: string}) => `${p.name} : avantage`,
		disadvantage: (p: {name: string}) => `${p.name} : désavantage`,
		from: (p: {formula: string; value: number; names: string}) =>
			`${p.formula} = ${p.value}${p.names ? `, d’après ${p.names}` : ''}`,
	},
	en: {
		'rule/list-full': p => `${p.list}: the list is full (${p.most} at most). Take an entry out first.`,
		'rule/already-listed': p => `${p.list}: “${p.entry}” is there already.`,
		'rule/not-listed': p => `${p.list}: “${p.entry}” is not there.`,
		'rule/immune': p => `${p.condition} has no effect: ${p.by}.`,
		'rule/blocked': p => `${p.what}: impossible because of ${p.by}.`,
		'rule/only-other-lifts': p => `${p.condition}: ${p.by === 'gm' ? 'only the GM' : 'only somebody else'} can end it.`,
		'rule/not-yours': p => `${p.what}: ${p.who === 'player' ? 'that is for the GM or the rules' : 'that is for the rules'}.`,
		'rule/too-dear': p => `${p.what} costs ${p.cost} (${p.track}); ${p.have} left.`,
		'rule/used-up': p => `${p.what}: used already (${p.times} times a ${p.per}).`,
		'rule/refused': p => p.text,
		'rule/ungiven': p => `${p.what}: the rules do not say enough. Give first, on the sheet: ${p.fields.join(', ')}.`,
		'rule/closed': p => `${p.what}: this game adds nothing there.`,
		'rule/requires': p => `${p.what}: ${p.text}`,
		'rule/not-offered': p => `${p.what}: not among the choices here. Take it off.`,
		'rule/unknown': p => `“${p.id}” does not exist in this game (${p.what}).${p.nearest ? ` Did you mean “${p.nearest}”?` : ''}`,
		'rule/below': p => `${p.what}: ${p.value} is under the minimum, ${p.min}.`,
		'rule/above': p => `${p.what}: ${p.value} is over the maximum, ${p.max}.`,
		'rule/budget': p => `${p.step}: ${p.spent} points spent of ${p.total}. Take ${p.spent - p.total} back.`,
		'rule/unspent': p => `${p.step}: ${p.left} left to spend.`,
		'rule/count': p => `${p.what}: ${p.least === p.most ? p.least : `${p.least} to ${p.most}`} wanted; there are ${p.have}.`,
		'rule/array': p => `${p.step}: the values must be those of one array (${p.arrays.join(', ')}), unmixed.`,
		'rule/unanswered': p => `${p.question}: an answer is wanted.`,
		'rule/fixed': p =>
			`${p.question}: ${p.change === 'never' ? 'the answer no longer changes' : 'the answer may change at the next level'}.`,
		'rule/unchosen': p => `${p.step}: make a choice.`,
		'rule/undrawn': p => `${p.step}: the dice have ${p.left > 1 ? `${p.left} draws` : 'one draw'} left to make.`,
		'rule/twice': p => `${p.what}: once only.`,
		'rule/levels': p => `${p.total} levels to divide among classes; ${p.placed} are placed.`,
		'rule/once': p => `${p.what}: that is done only once.`,
		'rule/xp': p => `${p.what} needs ${p.cost} experience; there are ${p.have}.`,
		'rule/too-soon': p => `${p.what}: ${p.sessions} more sessions to wait.`,
		'rule/no-way': p => `${p.state}: the rules do not say where these rolls lead. That is for the GM to decide.`,
		'rule/awaits': p => `A roll is missing: ${p.moves.join(', ')}.`,
		'rule/zero-dice': p => `${p.what}: no die to roll, which is a failure.`,
		'rule/endless': p => `Effects bring about effects without end; stopped after ${p.most}.`,
		track: p => `${p.name}${p.whose ? ` (${p.whose})` : ''} ${p.to}/${p.max}`,
		target: 'target',
		condition: p =>
			p.to === 0
				? `${p.name}: over`
				: `${p.name}${p.to > 1 ? ` ${p.to}` : ''}${p.left === undefined ? '' : ` (${p.left} turns)`}`,
		listAdded: p => `${p.name}: ${p.entry}${p.value === undefined ? '' : ` ${p.value}`}`,
		listStruck: p => `${p.name}: ${p.entry} struck`,
		clock: p => `${p.name} ${p.filled}/${p.size}`,
		number: p => `${p.name} ${p.from} → ${p.to}`,
		gained: p => `${p.name} gained`,
		lost: p => `${p.name} lost`,
		given: p => `${p.name} told more of`,
		used: p => `${p.name}: marked`,
		unpaid: p => `${p.name}: hard move played, no point left to take`,
		card: p => `Rule: ${p.name}`,
		step: p => `${p.name} ${p.by < 0 ? '−' : '+'}${Math.abs(p.by)} ${Math.abs(p.by) > 1 ? 'steps' : 'step'}`,
		point: p => `${p.name} ${p.by < 0 ? '−' : '+'}${Math.abs(p.by)}`,
		advantage: p => `${p.name}: advantage`,
		disadvantage: p => `${p.name}: disadvantage`,
		from: p => `${p.formula} = ${p.value}${p.names ? `, from ${p.names}` : ''}`,
	},
});
