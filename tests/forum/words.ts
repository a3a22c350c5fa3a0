import type {Lang} from '../../src/shared/lang';

const fr = {
	board: 'La Salle commune',
	motto: 'Un forum de démonstration pour jouer par messages',
	index: 'Accueil',
	topics: 'Sujets',
	replies: 'Réponses',
	lastPost: 'Dernier message',
	posts: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
	by: 'par',
	wrote: 'a écrit :',
	toPost: 'Aller au message',
	post: 'Message',
	messages: 'Messages :',
	joined: 'Inscrit :',
	reply: 'Répondre',
	newTopic: 'Nouveau sujet',
	quote: 'Citer',
	edit: 'Modifier',
	remove: 'Supprimer',
	removeAsk: 'Supprimer ce message ? Il ne reviendra pas.',
	yes: 'Oui',
	no: 'Non',
	quickReply: 'Réponse rapide',
	fullEditor: 'Éditeur complet & aperçu',
	submit: 'Envoyer',
	preview: 'Aperçu',
	draft: 'Sauvegarder le brouillon',
	subject: 'Titre :',
	reason: 'Raison de la modification :',
	review: 'Revue du sujet',
	code: 'Code :',
	selectAll: 'Tout sélectionner',
	spoiler: 'Caché',
	login: 'Connexion',
	logout: 'Déconnexion',
	profile: 'Profil',
	user: 'Nom d’utilisateur :',
	password: 'Mot de passe :',
	anyPassword: 'Sur ce forum de démonstration, le mot de passe est « osselet » pour tous.',
	wrong: 'Ce nom ou ce mot de passe n’est pas le bon.',
	empty: 'Le message est trop court.',
	tooLong: (most: number) => `Le message dépasse ${most} caractères.`,
	notFound: 'Cette page n’existe pas.',
	mayNot: 'Vous n’avez pas le droit de faire cela.',
	first: 'Premier',
	previous: 'Précédent',
	next: 'Suivant',
	online: 'Qui est en ligne',
	gm: 'Meneuse de jeu',
	other: 'English',
	edited: (name: string, when: string, times: number) =>
		`Modifié en dernier par ${name} le ${when}, modifié ${times === 1 ? '1 fois' : `${times} fois`}.`,
};

/** The demo board's own words; what a board of this kind says in this place, said our way. */
export type ForumWords = typeof fr;

const en: ForumWords = {
	board: 'The Common Room',
	motto: 'A demonstration board for playing by post',
	index: 'Home',
	topics: 'Topics',
	replies: 'Replies',
	lastPost: 'Last post',
	posts: n => (n === 1 ? '1 post' : `${n} posts`),
	by: 'by',
	wrote: 'wrote:',
	toPost: 'Go to the post',
	post: 'Post',
	messages: 'Posts:',
	joined: 'Joined:',
	reply: 'Post reply',
	newTopic: 'New topic',
	quote: 'Quote',
	edit: 'Edit',
	remove: 'Delete',
	removeAsk: 'Delete this post? It will not come back.',
	yes: 'Yes',
	no: 'No',
	quickReply: 'Quick reply',
	fullEditor: 'Full editor & preview',
	submit: 'Submit',
	preview: 'Preview',
	draft: 'Save draft',
	subject: 'Subject:',
	reason: 'Reason for the edit:',
	review: 'Topic review',
	code: 'Code:',
	selectAll: 'Select all',
	spoiler: 'Hidden',
	login: 'Login',
	logout: 'Logout',
	profile: 'Profile',
	user: 'Username:',
	password: 'Password:',
	anyPassword: 'On this demonstration board the password is “osselet” for everybody.',
	wrong: 'That name or that password is not right.',
	empty: 'The post is too short.',
	tooLong: most => `The post is longer than ${most} characters.`,
	notFound: 'There is no such page.',
	mayNot: 'You are not allowed to do that.',
	first: 'First',
	previous: 'Previous',
	next: 'Next',
	online: 'Who is online',
	gm: 'Game master',
	other: 'Français',
	edited: (name, when, times) =>
		`Last edited by ${name} on ${when}, edited ${times === 1 ? '1 time' : `${times} times`} in total.`,
};

export const forumWords: Readonly<Record<Lang, ForumWords>> = {fr, en};

// Boards show one zone to everybody who has not chosen his own.
const ZONE = 'Europe/Paris';

/** The moment as this board prints it, in the board's zone. */
export function timeShown(ms: number, lang: Lang): string {
	const part = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {timeZone: ZONE, ...options}).format(ms);
	const day = part({weekday: 'short'}).replace(/\.$/, '');
	const month = part({month: 'short'}).replace(/\.$/, '');
	const date = `${part({day: 'numeric'})}`;
	const year = part({year: 'numeric'});
	if (lang === 'fr') return `${day}. ${date} ${month}. ${year} ${part({hour: '2-digit', minute: '2-digit'})}`;
	const clock = new Intl.DateTimeFormat('en-US', {timeZone: ZONE, hour: 'numeric', minute: '2-digit', hour12: true})
		.format(ms)
		.replace(/\s/g, ' ')
		.toLowerCase();
	return `${day} ${month} ${date.padStart(2, '0')}, ${year} ${clock}`;
}
