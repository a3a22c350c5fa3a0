import {plural, words} from '../words';

/** What was given wrong: what, where, and how to mend it. */
export const cliProblems = words({
	fr: {
		'cli/no-command': () => 'Il manque la commande : roll, read ou verify. « osselet --help » les explique.',
		'cli/unknown-command': ({command}: {command: string}) =>
			`« ${command} » n’est pas une commande : il y a roll, read et verify.`,
		'cli/unknown-option': ({option, command}: {option: string; command: string}) =>
			`${command || 'osselet'} ne connaît pas l’option ${option}. « osselet --help » dit lesquelles il prend.`,
		'cli/needs-value': ({option}: {option: string}) => `Il manque une valeur après ${option}.`,
		'cli/takes-no-value': ({option}: {option: string}) => `${option} s’écrit seul, sans valeur.`,
		'cli/repeated-option': ({option}: {option: string}) => `${option} est donné deux fois ; il n’en faut qu’un.`,
		'cli/no-expression': () => 'Il manque l’expression à lancer, par exemple : osselet roll 2d6+3',
		'cli/expression': ({text, start, why}: {text: string; start: number; why: string}) => `${why}\n${pointer(text, start)}`,
		'cli/repeat': ({count}: {count: number}) => `Une seule expression à la fois : lancez osselet ${count} fois.`,
		'cli/seed': ({text}: {text: string}) => `--seed : « ${text} » n’est pas une graine de 64 chiffres hexadécimaux.`,
		'cli/seed-and-dice': () => '--seed et --dice s’excluent : ou la graine, ou les faces.',
		'cli/faces-text': ({text}: {text: string}) => `--dice : « ${text} » n’est pas une suite de nombres entiers comme 4,6,2.`,
		'cli/faces': ({why}: {why: string}) => `--dice : ${why}`,
		'cli/no-page': () => 'Il manque la page à lire : un fichier, ou - pour l’entrée standard.',
		'cli/one-page': ({count}: {count: number}) => `read lit une page à la fois ; en voici ${count}.`,
		'cli/pages-and-urls': ({pages, urls}: {pages: number; urls: number}) =>
			`Il faut une adresse (--url) par page, dans le même ordre : ${plural('fr', pages, 'page', 'pages')}, ${plural('fr', urls, 'adresse', 'adresses')}.`,
		'cli/url': ({text}: {text: string}) => `--url : « ${text} » n’est pas une adresse en http ou https.`,
		'cli/lang': ({text}: {text: string}) => `--lang : « ${text} » n’est ni fr ni en.`,
		'cli/now': ({text}: {text: string}) => `--now : « ${text} » n’est pas une date comme 2026-08-22T21:40:00Z.`,
		'cli/stdin-twice': () => 'L’entrée standard (-) ne se lit qu’une fois.',
		'cli/no-file': ({file, cause}: {file: string; cause: string}) => `${file} : ne se laisse pas lire (${cause}).`,
		'cli/too-big': ({file, most}: {file: string; most: number}) =>
			`${file} : plus de ${most / 1_000_000} Mo, ce n’est pas une page de forum.`,
		'cli/binary': ({file}: {file: string}) => `${file} : ce n’est pas du texte.`,
		'cli/too-deep': ({file}: {file: string}) => `${file} : trop d’éléments imbriqués, cette page ne se lit pas.`,
		'cli/not-json': ({file, cause}: {file: string; cause: string}) => `${file} : ce n’est pas du JSON (${cause}).`,
		'cli/shape': ({file, where}: {file: string; where: string}) => `${file} : ${where} n’a pas la forme attendue.`,
	},
	en: {
		'cli/no-command': () => 'The command is missing: roll, read or verify. “osselet --help” explains them.',
		'cli/unknown-command': ({command}) => `“${command}” is not a command: there are roll, read and verify.`,
		'cli/unknown-option': ({option, command}) =>
			`${command || 'osselet'} does not know the option ${option}. “osselet --help” says which it takes.`,
		'cli/needs-value': ({option}) => `A value is missing after ${option}.`,
		'cli/takes-no-value': ({option}) => `${option} stands alone, without a value.`,
		'cli/repeated-option': ({option}) => `${option} is given twice; one is enough.`,
		'cli/no-expression': () => 'The expression to roll is missing, for example: osselet roll 2d6+3',
		'cli/expression': ({text, start, why}) => `${why}\n${pointer(text, start)}`,
		'cli/repeat': ({count}) => `One roll at a time: run osselet ${count} times.`,
		'cli/seed': ({text}) => `--seed: “${text}” is not a seed of 64 hexadecimal digits.`,
		'cli/seed-and-dice': () => '--seed and --dice exclude each other: either the seed, or the faces.',
		'cli/faces-text': ({text}) => `--dice: “${text}” is not a list of whole numbers such as 4,6,2.`,
		'cli/faces': ({why}) => `--dice: ${why}`,
		'cli/no-page': () => 'The page to read is missing: a file, or - for standard input.',
		'cli/one-page': ({count}) => `read takes one page at a time; here are ${count}.`,
		'cli/pages-and-urls': ({pages, urls}) =>
			`Each page needs its address (--url), in the same order: ${plural('en', pages, 'page', 'pages')}, ${plural('en', urls, 'address', 'addresses')}.`,
		'cli/url': ({text}) => `--url: “${text}” is not an http or https address.`,
		'cli/lang': ({text}) => `--lang: “${text}” is neither fr nor en.`,
		'cli/now': ({text}) => `--now: “${text}” is not a date such as 2026-08-22T21:40:00Z.`,
		'cli/stdin-twice': () => 'Standard input (-) can be read only once.',
		'cli/no-file': ({file, cause}) => `${file}: cannot be read (${cause}).`,
		'cli/too-big': ({file, most}) => `${file}: more than ${most / 1_000_000} MB, that is no page of a forum.`,
		'cli/binary': ({file}) => `${file}: this is not text.`,
		'cli/too-deep': ({file}) => `${file}: too many nested elements, this page cannot be read.`,
		'cli/not-json': ({file, cause}) => `${file}: this is not JSON (${cause}).`,
		'cli/shape': ({file, where}) => `${file}: ${where} does not have the expected form.`,
	},
});

/** The expression with a caret under the place, cut to what fits a terminal. */
function pointer(text: string, start: number): string {
	const from = Math.max(0, start - 40);
	return `  ${text.slice(from, from + 76)}\n  ${' '.repeat(start - from)}^`;
}

/** What the commands say of what they found. */
export const cliWords = words({
	fr: {
		help: `Osselet : les dés des jeux de rôle par forum, vérifiés depuis un terminal.

  osselet roll EXPR [--seed HEX64 | --dice 4,6,2]
      Lance une expression : au hasard, d’après une graine, ou avec les faces données.
  osselet read PAGE.html --url URL [--now DATE]
      Les messages d’une page enregistrée, tels qu’Osselet les lit.
  osselet verify PAGE.html… --url URL… [--rounds FILE] [--chain FILE] [--now DATE]
      Le verdict de chaque jet. Une --url par page, dans le même ordre.
      FILE contient les tours de la balise ; chacun est vérifié avant de servir.

Partout : --json (un document JSON), --lang fr|en, --version, --help. Un fichier « - » est l’entrée standard.
Code de sortie : 0 tout va bien, 1 quelque chose à signaler, 2 appel ou fichier illisible.`,
		unknownForum: ({url}: {url: string}) => `${url} : Osselet ne reconnaît pas de forum sur cette page.`,
		noPosts: 'Aucun message sur cette page.',
		noRolls: 'Aucun jet sur ces pages.',
		brokenPost: ({post, url}: {post: string; url: string}) => `${url} : le message ${post} ne se laisse pas lire.`,
		thread: ({forum, id, page, pages}: {forum: string; id: string; page: number; pages: number}) =>
			`${forum}, sujet ${id}, page ${page} sur ${pages}`,
		unknown: 'inconnu',
		timeUnknown: 'date inconnue',
		edited: 'modifié',
		rollCount: ({count}: {count: number}) => plural('fr', count, 'jet', 'jets'),
		badRound: ({file, place}: {file: string; place: string}) =>
			`${file}, ${place} : ce tour ne se vérifie pas avec la clé de la balise ; il n’est pas employé.`,
	},
	en: {
		help: `Osselet: the dice of play-by-forum games, checked from a terminal.

  osselet roll EXPR [--seed HEX64 | --dice 4,6,2]
      Rolls an expression: by chance, from a seed, or with the faces given.
  osselet read PAGE.html --url URL [--now DATE]
      The posts of a saved page, as Osselet reads them.
  osselet verify PAGE.html… --url URL… [--rounds FILE] [--chain FILE] [--now DATE]
      The verdict of each roll. One --url a page, in the same order.
      FILE holds rounds of the beacon; each is verified before it is used.

Everywhere: --json (one JSON document), --lang fr|en, --version, --help. A file “-” is standard input.
Exit code: 0 all is well, 1 something to report, 2 a call or a file that cannot be read.`,
		unknownForum: ({url}) => `${url}: Osselet knows no forum on this page.`,
		noPosts: 'No post on this page.',
		noRolls: 'No roll on these pages.',
		brokenPost: ({post, url}) => `${url}: the post ${post} cannot be read.`,
		thread: ({forum, id, page, pages}) => `${forum}, topic ${id}, page ${page} of ${pages}`,
		unknown: 'unknown',
		timeUnknown: 'date unknown',
		edited: 'edited',
		rollCount: ({count}) => plural('en', count, 'roll', 'rolls'),
		badRound: ({file, place}) => `${file}, ${place}: this round does not verify under the beacon’s key; it is not used.`,
	},
});
