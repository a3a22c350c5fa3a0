import {words} from '../words';

/** What rolls of the several kinds are worth, and against what: the page that says so. Each sentence is about what is done, never about who does it. */
export const proofWords = /* @__PURE__ */ words({
	fr: {
		intro:
			'Osselet n’a pas de serveur. Les dés suivent d’un message que le joueur n’a pas choisi, ou pas encore envoyé, et d’un tirage public que personne ne connaît d’avance. Chaque lecteur refait le calcul dans son navigateur. Voici ce qu’on peut en conclure, et ce qu’on ne peut pas.',

		kinds: 'Les sortes de jets',
		sealed: 'Jet scellé : le message part d’abord, le tirage tombe ensuite, une à six minutes plus tard. C’est le jet ordinaire.',
		called:
			'Jet demandé : le meneur écrit le jet dans son message, le joueur y répond. C’est le plus sûr : le joueur ne peut ni l’effacer ni le changer.',
		instant:
			'Jet immédiat : les dés du tour sont publics dès que quelqu’un d’autre a écrit. On ne peut pas les relancer ; on peut les voir avant de choisir à quoi ils servent.',
		offline: 'Jet hors ligne : sans tirage, n’importe qui peut calculer les dés d’avance. Cohérent, jamais plus.',
		hidden:
			'Jet caché : le meneur s’engage sur un secret avant le tirage et l’ouvre plus tard. Il peut ne jamais l’ouvrir ; cela se voit.',

		stopped: 'Ce qui est empêché',
		retry:
			'Recommencer jusqu’à un bon résultat : rien de ce qu’on écrit n’entre dans le calcul, ni l’action, ni le nom, ni le bonus.',
		unposted:
			'Lancer, ne pas aimer, ne pas poster : un jet scellé n’a aucun dé avant d’être posté ; un jet immédiat redonnera les mêmes.',
		moment: 'Attendre le bon moment : le dé d’un tour ne bouge pas quand les autres écrivent.',
		devices: 'Gagner un essai avec un autre appareil : rien n’est gardé sur l’appareil, le compte se refait depuis le fil.',
		relay:
			'Inventer un tirage : un relais ou un portail Wi-Fi qui ment est démasqué par la signature du tirage. Si la balise se tait, les reçus de tirages postés dans le fil, signés par elle, suffisent à le vérifier.',
		aheadSealed:
			'Connaître d’avance les dés d’un jet scellé ou demandé : personne ne le peut, pas même le meneur ou l’administrateur.',

		shown: 'Ce que tout le monde voit',
		typed: 'Un total écrit qui n’est pas celui des dés, un calcul faux, une réussite qui n’en est pas une.',
		marked:
			'Une correction que le forum signale après le tirage : les dés restent, mais plus rien ne montre ce qui était écrit avant.',
		copied: 'Un jet recopié d’un autre message : il y donne d’autres dés, et trop tard.',
		account: 'Un second compte qui répond pour ouvrir un nouveau tour : ses messages sont là, sous les yeux de tous.',
		badge:
			'Une fausse marque dessinée dans un message : la vraie s’ouvre d’un clic, dans une fenêtre qui n’est pas celle du forum.',
		secret: 'Un secret qui n’est pas celui de l’engagement, et un jet caché qui n’est jamais ouvert.',
		clockShown: 'Une horloge de forum en avance ou en retard, quand le tirage n’est plus dans les temps.',

		looked: 'Ce que voit seulement qui a regardé à temps',
		redone:
			'Poster, voir, effacer, reposter : le premier jet est dit « vu, absent maintenant » à qui l’avait vu, ou à tous si quelqu’un l’a cité ou en a témoigné.',
		silent: 'Une modification sans trace, de la chaîne ou des mots : l’ancienne forme et la nouvelle sont mises côte à côte.',
		addedLater: 'Un jet ajouté à un vieux message, parmi trois tirages possibles.',
		reissued: 'Un meneur qui refait sa demande jusqu’à ce que le jet lui plaise.',
		staff: 'Une modification par la modération ou par l’administration, y compris des numéros et des heures.',
		howToLook:
			'Votre navigateur retient de lui-même les jets que vous voyez. Citer un message, ou cocher le témoignage dans les réglages, en garde une trace dans le fil. Cité ou attesté ainsi par un autre avant son tirage, un jet est dit fixé avant les dés.',

		many: 'Ce qui ne se voit que sur beaucoup de jets',
		skipped: 'Laisser un mauvais dé immédiat en n’agissant pas ce tour-là : les dés laissés sont publics, le rapport les compte.',
		samples:
			'Un petit nombre de dés ne montre rien : le rapport se tait sous un certain nombre. Au-dessus, il dit combien de fois le hasard seul en fait autant, et rien de plus.',

		never: 'Ce que rien ne montre',
		unseen: 'Ce que personne n’a vu avant qu’il ne disparaisse : un essai effacé, un message retiré de la file de modération.',
		aheadInstant:
			'Ce que le joueur aurait fait sans voir son dé immédiat : lui, et tous les autres, le connaissent dès le tirage.',
		clockHidden:
			'Une horloge de forum en retard de plus d’une minute au moment du jet\u00a0: l’auteur pouvait connaître le tirage. La lecture d’un fil compare cette horloge à la vôtre, mais ne dit que ce qu’elle est ce jour-là.',
		operators:
			'Une entente de la plupart de ceux qui tiennent le tirage public : ils sont nombreux et indépendants, mais on leur fait confiance.',
		administrator:
			'Un administrateur qui réécrit les numéros, les heures et les textes que personne n’a notés. On fait confiance au forum pour ces trois-là.',
		intent:
			'La bonne foi de qui que ce soit. Une faute de frappe, une fusion de messages, une horloge ou un modérateur peuvent expliquer chaque différence.',
		serverDice:
			'Les dés du forum lui-même ne se vérifient pas ici. Là où ils existent, postés par le forum dans un message à part, ils résistent mieux aux modifications que les nôtres.',

		verdicts: 'Chaque verdict, mot pour mot',
		claims: 'Établit',
		denies: 'N’établit pas',
	},
	en: {
		intro:
			'Osselet has no server. The dice follow from a post that the player did not choose, or has not sent yet, and from a public draw that nobody knows beforehand. Every reader works them out again in his own browser. This is what can be concluded from it, and what cannot.',

		kinds: 'Kinds of rolls',
		sealed: 'Sealed roll: the post goes first, the draw falls one to six minutes later. This is the usual one.',
		called:
			'Called roll: the GM writes the roll into his post, the player answers it. The strongest: the player can neither delete nor change it.',
		instant:
			'Instant roll: the dice of a turn are public once somebody else has written. They cannot be rolled again; they can be seen before choosing what they are for.',
		offline: 'Offline roll: without a draw anybody can work the dice out beforehand. Consistent, never more.',
		hidden: 'Hidden roll: the GM binds himself to a secret before the draw and opens it later. He may never open it; that shows.',

		stopped: 'What is prevented',
		retry:
			'Trying until the result is good: nothing that is written enters the sum, neither the action nor the name nor the bonus.',
		unposted:
			'Rolling, disliking, not posting: a sealed roll has no dice before it is posted; an instant one gives the same again.',
		moment: 'Waiting for a good moment: the die of a turn does not move when others write.',
		devices: 'Winning a try with another device: nothing is kept on the device, the count is made anew from the thread.',
		relay:
			'Making up a draw: a relay or a Wi-Fi portal that lies is found out by the draw’s signature. If the beacon falls silent, receipts of draws that were posted in the thread, signed by it, are enough to check it.',
		aheadSealed: 'Knowing the dice of a sealed or called roll beforehand: nobody can, not even the GM or the administrator.',

		shown: 'What everybody sees',
		typed: 'A written total that is not that of the dice, a wrong sum, a success that is none.',
		marked: 'An edit that the forum marks after the draw: the dice stay, but nothing shows any more what was written before.',
		copied: 'A roll copied from another post: there it gives other dice, and too late.',
		account: 'A second account that answers to open a new turn: its posts are there for all to see.',
		badge: 'A false mark drawn in a post: the true one opens at a click, in a window that is not the forum’s.',
		secret: 'A secret that is not the one that was bound, and a hidden roll that is never opened.',
		clockShown: 'A forum’s clock that is fast or slow, where the draw is no longer in time.',

		looked: 'What only those see who looked in time',
		redone:
			'Posting, seeing, deleting, posting again: the first roll is told as “seen, now gone” to whoever saw it, or to all where somebody quoted it or testified.',
		silent: 'A change that leaves no mark, of the string or of the words: the old form and the new are put side by side.',
		addedLater: 'A roll added to an old post, among three draws that it may name.',
		reissued: 'A GM who makes his call anew until the roll pleases.',
		staff: 'A change by moderators or administrators, of numbers and times too.',
		howToLook:
			'Your browser remembers by itself the rolls that you see. Quoting a post, or ticking testimony in the settings, keeps a trace of them in the thread. Quoted or testified to by another before its draw, a roll is said to be fixed before its dice.',

		many: 'What shows over many rolls alone',
		skipped: 'Leaving a bad instant die by not acting that turn: dice that were left are public, and the report counts them.',
		samples:
			'A few dice show nothing: the report keeps silent below a certain number. Above it, it says how often chance alone does as much, and no more.',

		never: 'What nothing shows',
		unseen: 'What nobody saw before it was gone: an attempt that was deleted, a post withdrawn from the queue of moderation.',
		aheadInstant: 'What the player would have done without seeing his instant die: he and all others know it from the draw on.',
		clockHidden:
			'A forum’s clock that was more than a minute slow when the roll was made: its author could know the draw. The reading of a thread holds that clock against yours, but tells only what it is on that day.',
		operators: 'A pact of most of those who run the public draw: they are many and independent, but they are trusted.',
		administrator:
			'An administrator who rewrites numbers, times and texts that nobody noted. The forum is trusted for these three.',
		intent: 'Anybody’s good faith. A typing slip, a merge, a clock or a moderator may account for any difference.',
		serverDice:
			'The forum’s own dice are not checked here. Where there are such dice, posted by the forum in a post apart, they stand better against edits than ours.',

		verdicts: 'Each verdict, word for word',
		claims: 'Establishes',
		denies: 'Does not establish',
	},
});
