import {words} from '../words';

type At = {readonly site: string};
type Named = {readonly name: string};

/** Forums that the user showed, in the popup. */
export const shownWords = words({
	fr: {
		point: 'Montrer ce forum à Osselet',
		pointWhy:
			'Pour un forum qu’Osselet ne connaît pas : ouvrez une discussion, puis montrez-y un message, son auteur, sa date et le champ de réponse. Pour corriger un forum déjà montré, montrez-le à nouveau.',
		shown: 'Forums que vous avez montrés',
		none: 'Aucun pour l’instant.',
		save: 'Exporter',
		saveNamed: ({site}: At) => `Exporter ce qu’Osselet sait de ${site}`,
		forget: 'Oublier',
		forgetNamed: ({site}: At) => `Oublier ce qui a été montré de ${site}`,
		forgotten: ({site}: At) => `Osselet ne sait plus lire ${site}. Vos fiches restent.`,
		take: 'Charger un fichier de forum…',
		taken: ({site}: At) =>
			`Osselet sait maintenant lire ${site}. Activez-le sur ce site s’il ne l’est pas, puis rechargez la page.`,
		tooBig: ({name}: Named) => `« ${name} » est trop gros pour décrire un forum. Rien n’a été changé.`,
		notJson: ({name}: Named) =>
			`« ${name} » n’est pas un fichier de forum d’Osselet. Demandez à son auteur de l’exporter de nouveau ; rien n’a été changé.`,
		newer: ({name}: Named) => `« ${name} » vient d’une version plus récente d’Osselet. Mettez Osselet à jour, puis recommencez.`,
		wrong: ({name, where}: Named & {where: string}) =>
			`« ${name} » ne décrit pas un forum : « ${where} » n’est pas valable. Demandez à son auteur de l’exporter de nouveau ; rien n’a été changé.`,
	},
	en: {
		point: 'Show this forum to Osselet',
		pointWhy:
			'For a forum that Osselet does not know: open a thread, then show a post in it, its author, its date and the reply field. To correct a forum that was shown before, show it again.',
		shown: 'Forums that you showed',
		none: 'None yet.',
		save: 'Export',
		saveNamed: ({site}) => `Export what Osselet knows of ${site}`,
		forget: 'Forget',
		forgetNamed: ({site}) => `Forget what was shown of ${site}`,
		forgotten: ({site}) => `Osselet can no longer read ${site}. Your sheets stay.`,
		take: 'Load a forum file…',
		taken: ({site}) => `Osselet can now read ${site}. Turn it on for this site if it is not, then reload the page.`,
		tooBig: ({name}) => `“${name}” is too big to describe a forum. Nothing was changed.`,
		notJson: ({name}) => `“${name}” is no forum file of Osselet. Ask its author to export it again; nothing was changed.`,
		newer: ({name}) => `“${name}” comes from a newer version of Osselet. Update Osselet, then try again.`,
		wrong: ({name, where}) =>
			`“${name}” does not describe a forum: “${where}” is not valid. Ask its author to export it again; nothing was changed.`,
	},
});
