import {plural, words} from '../words';

/** Words around what players build of bricks. Names come from the rulebook, already in the reader's language. */
export const buildWords = words({
	fr: {
		head: (p: {name: string; rank: number; cost: string}) => `${p.name} (rang ${p.rank}${p.cost === '' ? '' : `, ${p.cost}`})`,
		cost: (p: {amount: number; track: string}) => `${p.amount} ${p.track}`,
		times: (p: {count: number; name: string}) => `${p.count} × ${p.name}`,
		during: (p: {name: string; turns: number}) => `${p.name} (${plural('fr', p.turns, 'tour', 'tours')})`,
		does: (p: {name: string; text: string}) => (p.text === '' ? `${p.name}.` : `${p.name}\u00A0: ${p.text}`),
		targets: (p: {count: number}) => plural('fr', p.count, 'cible', 'cibles'),
		told: (p: {name: string; value: number}) => `${p.name}\u00A0: ${p.value}`,
		rankOf: (p: {name: string; rank: number}) => `${p.name}, rang ${p.rank}`,
		newBuild: 'En construire une nouvelle',
		settled: (p: {name: string; rank: number}) => `${p.name}\u00A0: rang ${p.rank} terminé`,
		changed: (p: {name: string}) => `${p.name} modifié`,
		removed: (p: {name: string}) => `${p.name} retiré`,
		brick: (p: {name: string; points: string}) => `Brique ${p.name}\u00A0: ${p.points}`,
	},
	en: {
		head: p => `${p.name} (rank ${p.rank}${p.cost === '' ? '' : `, ${p.cost}`})`,
		cost: p => `${p.amount} ${p.track}`,
		times: p => `${p.count} × ${p.name}`,
		during: p => `${p.name} (${plural('en', p.turns, 'turn', 'turns')})`,
		does: p => (p.text === '' ? `${p.name}.` : `${p.name}: ${p.text}`),
		targets: p => plural('en', p.count, 'target', 'targets'),
		told: p => `${p.name}: ${p.value}`,
		rankOf: p => `${p.name}, rank ${p.rank}`,
		newBuild: 'Build a new one',
		settled: p => `${p.name}: rank ${p.rank} finished`,
		changed: p => `${p.name} changed`,
		removed: p => `${p.name} removed`,
		brick: p => `Brick ${p.name}: ${p.points}`,
	},
});

/** What the rules refuse of what is built, by code. */
export const buildRules = words({
	fr: {
		'rule/brick-price': (p: {what: string}) =>
			`${p.what} : les règles n’en donnent pas le prix ; au MJ de le dire avant l’usage.`,
		'rule/brick-most': (p: {what: string; count: number; most: number}) =>
			p.most === 1
				? `${p.what} n’est pas cumulable : une seule fois, et non ${p.count}.`
				: `${p.what} : ${p.most} fois au plus, et non ${p.count}.`,
		'rule/brick-side': (p: {what: string; sides: readonly string[]}) =>
			`${p.what} se prend pour un seul côté : ${p.sides.join(' ou ')}.`,
		'rule/brick-kept': (p: {what: string; least: number; rank: number}) =>
			`${p.what} : les briques du rang ${p.rank} sont gardées (${p.least} au moins) ; seules celles qui rendent des points peuvent être retirées.`,
		'rule/brick-on-sheet': (p: {what: string; have: number; most: number; rank?: number}) =>
			`${p.what} : ${p.most} fois au plus sur toute la fiche${p.rank === undefined ? '' : ` au rang ${p.rank}`} ; il y en a ${p.have}.`,
		'rule/rank-count': (p: {step: string; rank: number; have: number; most: number}) =>
			`${p.step} : il en faut ${p.most} au rang ${p.rank} ; il y en a ${p.have}.`,
		'rule/build-empty': (p: {what: string}) => `${p.what} est sans effet : seules les briques achetées agissent.`,
		'rule/build-open': (p: {what: string; rank: number}) => `${p.what} : terminez d’abord le rang ${p.rank}.`,
	},
	en: {
		'rule/brick-price': p => `${p.what}: the rules give no price for it; the GM says it before use.`,
		'rule/brick-most': p =>
			p.most === 1
				? `${p.what} does not add up: once only, not ${p.count} times.`
				: `${p.what}: ${p.most} times at most, not ${p.count}.`,
		'rule/brick-side': p => `${p.what} is taken for one side: ${p.sides.join(' or ')}.`,
		'rule/brick-kept': p =>
			`${p.what}: the bricks of rank ${p.rank} are kept (${p.least} at least); only those that give points back may be taken off.`,
		'rule/brick-on-sheet': p =>
			`${p.what}: ${p.most} at most on the whole sheet${p.rank === undefined ? '' : ` at rank ${p.rank}`}; there are ${p.have}.`,
		'rule/rank-count': p => `${p.step}: ${p.most} wanted at rank ${p.rank}; there are ${p.have}.`,
		'rule/build-empty': p => `${p.what} does nothing: only bricks that were bought have an effect.`,
		'rule/build-open': p => `${p.what}: finish rank ${p.rank} first.`,
	},
});
