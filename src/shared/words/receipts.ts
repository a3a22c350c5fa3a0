import {words} from '../words';

type Drawn = {readonly when: string; readonly round: number};
type Round = {readonly round: number};

/** Receipts of draws: their marks, and what they show. */
export const receiptWords = /* @__PURE__ */ words({
	fr: {
		title: 'Reçu d’un tirage',
		close: 'Fermer',
		mark: ({state}: {readonly state: string}) => `Reçu d’un tirage\u00a0: ${state.toLowerCase()}`,
		kept: 'Vérifié',
		refused: 'Pas de la balise',
		early: 'Tirage à venir',
		unchecked: 'Pas encore vérifié',
		verify: 'Vérifier ce reçu',
		draw: ({when, round}: Drawn) => `Reçu du tirage du ${when}, nº\u00a0${round}`,
		noDraw: ({round}: Round) => `Nº\u00a0${round}\u00a0: aucun tirage ne porte ce numéro`,
		claims: 'Ce que cela établit',
		denies: 'Ce que cela n’établit pas',
		keptClaim:
			'La balise a signé ce tirage\u00a0: la signature a été vérifiée ici. Les jets qui le nomment se vérifient sans réseau, même si la balise ne répond plus.',
		refusedClaim: 'La balise n’a pas signé ce tirage ainsi. Ce reçu n’est cru pour aucun jet.',
		earlyClaim: 'À l’heure de cet appareil, ce tirage n’est pas encore tombé\u00a0: rien n’est cru avant.',
		uncheckedClaim: 'Rien pour l’instant\u00a0: cette page porte plus de reçus qu’il n’en est vérifié d’office.',
		denial: 'Ni les jets eux-mêmes, ni qui a copié ce reçu\u00a0: il ne lance pas de dés.',
	},
	en: {
		title: 'Receipt of a draw',
		close: 'Close',
		mark: ({state}) => `Receipt of a draw: ${state.toLowerCase()}`,
		kept: 'Verified',
		refused: 'Not the beacon’s',
		early: 'Draw to come',
		unchecked: 'Not verified yet',
		verify: 'Verify this receipt',
		draw: ({when, round}) => `Receipt of the draw of ${when}, no.\u00a0${round}`,
		noDraw: ({round}) => `No.\u00a0${round}: no draw bears this number`,
		claims: 'What this shows',
		denies: 'What it does not show',
		keptClaim:
			'The beacon signed this draw: the signature was verified here. Rolls that name it can be checked without a network, even if the beacon answers no more.',
		refusedClaim: 'The beacon did not sign this draw so. No roll is judged by this receipt.',
		earlyClaim: 'By this device’s clock the draw has not fallen yet: nothing is believed before it has.',
		uncheckedClaim: 'Nothing so far: this page holds more receipts than are verified by themselves.',
		denial: 'Anything about the rolls themselves, or about who copied this receipt: it throws no dice.',
	},
});

type Moment = {
	readonly year: string;
	readonly month: string;
	readonly day: string;
	readonly hour: string;
	readonly minute: string;
};

/** Receipts as they are posted: no bracket right behind a number, no colon before a letter. */
export const receiptLineWords = /* @__PURE__ */ words({
	fr: {
		head: 'Reçus des tirages de ce fil. Ils permettent d’en vérifier les jets sans réseau, même si la balise s’arrête.',
		headOf: ({part, of}: {readonly part: number; readonly of: number}) =>
			`Reçus des tirages de ce fil, partie ${part} sur ${of}. Ils permettent d’en vérifier les jets sans réseau, même si la balise s’arrête.`,
		line: ({year, month, day, hour, minute}: Moment) => `Tirage du ${day}/${month}/${year}, ${hour}h${minute} UTC`,
	},
	en: {
		head: 'Receipts of the draws of this thread. With them its rolls can be checked without a network, even if the beacon stops.',
		headOf: ({part, of}) =>
			`Receipts of the draws of this thread, part ${part} of ${of}. With them its rolls can be checked without a network, even if the beacon stops.`,
		line: ({year, month, day, hour, minute}) => `Draw of ${year}-${month}-${day}, ${hour}:${minute} UTC`,
	},
});
