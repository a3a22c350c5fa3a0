import {words} from '../words';

/** The page that checks rolls by themselves, away from any forum. */
export const verifyWords = words({
	fr: {
		title: 'Vérifier un jet',
		other: 'English',
		intro:
			'Collez le texte d’un message qui porte des chaînes de jet (oss1-…). Les dés retombent ici, dans cette page\u00a0: rien d’autre n’est demandé que les tirages publics dont ils dépendent.',
		text: 'Texte du message',
		facts: 'Ce que le texte ne dit pas',
		post: 'Numéro du message',
		postHint: 'Il est dans l’adresse du message\u00a0: p=4711, post-4711, #p4711. Sans lui, un jet scellé n’a pas de dés.',
		author: 'Numéro de profil de l’auteur',
		authorHint: 'Il est dans l’adresse de son profil. Un jet immédiat ou hors ligne en dépend.',
		time: 'Date et heure du message, à votre horloge',
		timeHint: 'Pour dire si le message est plus ancien que le tirage.',
		badNumber: 'Un nombre entier seul, ou ce qu’écrit une preuve copiée.',
		check: 'Vérifier',
		checking: 'Tirages demandés…',
		nothing: 'Aucune chaîne de jet dans ce texte. Elles commencent par oss1-.',
		results: 'Résultat',
		found: ({count}: {count: number}) => (count < 2 ? `${count} chaîne` : `${count} chaînes`),
		limits: 'Ce que cette page ne peut pas voir',
		limitsText:
			'Elle croit le numéro, l’auteur et l’heure que vous lui donnez. Elle ne voit ni le reste du sujet (à qui est le tour), ni si le message a été modifié, ni ce que d’autres en ont vu. Sur le forum même, l’extension regarde tout cela.',
		claims: 'Ce que cela établit',
		denies: 'Ce que cela n’établit pas',
		reasons: 'Pourquoi',
	},
	en: {
		title: 'Check a roll',
		other: 'Français',
		intro:
			'Paste the text of a post that holds roll strings (oss1-…). The dice fall again here, in this page: nothing is asked for but the public draws that they hang on.',
		text: 'Text of the post',
		facts: 'What the text does not tell',
		post: 'Number of the post',
		postHint: 'It is in the address of the post: p=4711, post-4711, #p4711. Without it a sealed roll has no dice.',
		author: 'Profile number of the author',
		authorHint: 'It is in the address of the profile. An instant or offline roll hangs on it.',
		time: 'Date and time of the post, by your clock',
		timeHint: 'To tell whether the post is older than the draw.',
		badNumber: 'A whole number alone, or what a copied proof says.',
		check: 'Check',
		checking: 'Asking for the draws…',
		nothing: 'No roll string in this text. They begin with oss1-.',
		results: 'Result',
		found: ({count}) => (count === 1 ? `${count} string` : `${count} strings`),
		limits: 'What this page cannot see',
		limitsText:
			'It takes your word for the number, the author and the time. It sees neither the rest of the thread (whose turn it was), nor whether the post was edited, nor what others saw of it. On the forum itself the extension looks at all of that.',
		claims: 'What this shows',
		denies: 'What this does not show',
		reasons: 'Why',
	},
});
