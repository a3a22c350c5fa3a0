import {plural, words} from '../words';

type Near = {readonly nearest?: string};
const orFr = (nearest: string | undefined) => (nearest ? ` Vouliez-vous dire « ${nearest} » ?` : '');
const orEn = (nearest: string | undefined) => (nearest ? ` Did you mean “${nearest}”?` : '');
// A rulebook may hold thousands of names: some of them show the way.
const listed = (names: readonly string[]) => `${names.slice(0, 12).join(', ')}${names.length > 12 ? '…' : ''}` || '–';

/** What was given wrong: what, where, and how to mend it. */
export const cliProblems = words({
	fr: {
		'cli/no-command': () => 'Il manque la commande : roll, read ou verify. « osselet --help » les explique.',
		'cli/unknown-command': ({command}: {command: string}) =>
			`« ${command} » n’est pas une commande : il y a roll, read, verify, audit, check, try, sheet et create.`,
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
		'cli/csv-and-receipts': () => '--csv et --receipts s’excluent\u00a0: ou un tableau, ou des reçus à poster.',
		'cli/csv-and-json': () => '--csv et --json s’excluent : ou un tableau, ou un document.',
		'cli/one-page': ({count}: {count: number}) => `read lit une page à la fois ; en voici ${count}.`,
		'cli/pages-and-urls': ({pages, urls}: {pages: number; urls: number}) =>
			`Il faut une adresse (--url) par page, dans le même ordre : ${plural('fr', pages, 'page', 'pages')}, ${plural('fr', urls, 'adresse', 'adresses')}.`,
		'cli/url': ({text}: {text: string}) => `--url : « ${text} » n’est pas une adresse en http ou https.`,
		'cli/lang': ({text}: {text: string}) => `--lang : « ${text} » n’est ni fr ni en.`,
		'cli/now': ({text}: {text: string}) => `--now : « ${text} » n’est pas une date comme 2026-08-22T21:40:00Z.`,
		'cli/stdin-twice': () => 'L’entrée standard (-) ne se lit qu’une fois.',
		'cli/no-file': ({file, cause}: {file: string; cause: string}) => `${file} : ne se laisse pas lire (${cause}).`,
		'cli/too-big': ({file, most}: {file: string; most: number}) =>
			`${file} : plus de ${most / 1_000_000} Mo, un fichier si grand n’est pas lu.`,
		'cli/binary': ({file}: {file: string}) => `${file} : ce n’est pas du texte.`,
		'cli/too-deep': ({file}: {file: string}) => `${file} : trop d’éléments imbriqués, cette page ne se lit pas.`,
		'cli/not-json': ({file, cause}: {file: string; cause: string}) => `${file} : ce n’est pas du JSON (${cause}).`,
		'cli/shape': ({file, where}: {file: string; where: string}) => `${file} : ${where} n’a pas la forme attendue.`,
		'cli/words': ({command, wants, given}: {command: string; wants: string; given: number}) =>
			`${command} attend : osselet ${command} ${wants} (${plural('fr', given, 'mot donné', 'mots donnés')}).`,
		'cli/no-game': ({name, games, nearest}: {name: string; games: readonly string[]} & Near) =>
			`« ${name} » n’est ni un fichier ni un jeu livré avec Osselet (${games.join(', ')}).${orFr(nearest)}`,
		'cli/faulty-book': ({name, count, place, why}: {name: string; count: number; place: string; why: string}) =>
			`${name} a ${plural('fr', count, 'faute', 'fautes')}, et ne se joue pas. La première est en ${place} : ${why}\n« osselet check ${name} » les donne toutes.`,
		'cli/no-version': ({book, version, versions}: {book: string; version: string; versions: readonly string[]}) =>
			`${book} n’a pas de version ${version} : il y a ${versions.join(', ')}.`,
		'cli/other-book': ({file, book, other}: {file: string; book: string; other: string}) =>
			`${file} : cette fiche est de « ${other} », pas de « ${book} ».`,
		'cli/one-sheet': ({file, count}: {file: string; count: number}) =>
			`${file} : ce fichier contient ${plural('fr', count, 'fiche', 'fiches')} ; il en faut exactement une.`,
		'cli/state': ({file, where, expected, found}: {file: string; where: string; expected: string; found: string}) =>
			`${file}, ${where} : attendu ${expected}, trouvé ${found}.`,
		'cli/no-move': ({move, moves, nearest}: {move: string; moves: readonly string[]} & Near) =>
			`« ${move} » n’est pas une action de ce jeu : il y a ${listed(moves)}.${orFr(nearest)}`,
		'cli/unasked': ({move, asks}: {move: string; asks: readonly string[]}) =>
			`${move} demande un choix : ajoutez ${asks.map(ask => `--with ${ask}=…`).join(' ')}`,
		'cli/pool': ({pool, why}: {pool: string; why: string}) => `Les dés de cette action, « ${pool} », ne se lancent pas : ${why}`,
		'cli/few-faces': ({given}: {given: number}) => `--dice : il faut plus de ${plural('fr', given, 'face', 'faces')}.`,
		'cli/many-faces': ({given, used}: {given: number; used: number}) =>
			`--dice : ${plural('fr', given, 'face donnée', 'faces données')}, ${used} employées.`,
		'cli/face-range': ({face, most}: {face: number; most: number}) =>
			`--dice : ${face} n’est pas une face d’un dé à ${most} faces.`,
		'cli/with-form': ({text}: {text: string}) => `--with : « ${text} » ne s’écrit pas CLÉ=VALEUR.`,
		'cli/with-twice': ({key}: {key: string}) => `--with : « ${key} » est donné deux fois.`,
		'cli/with-unknown': ({key, known, nearest}: {key: string; known: readonly string[]} & Near) =>
			`--with : cette action ne connaît pas « ${key} ». Elle prend ${listed(known)}.${orFr(nearest)}`,
		'cli/with-value': ({key, value, known, nearest}: {key: string; value: string; known: readonly string[]} & Near) =>
			`--with ${key} : « ${value} » ne convient pas. Au choix : ${listed(known)}.${orFr(nearest)}`,
		'cli/with-number': ({key, value, min, max}: {key: string; value: string; min: number; max: number}) =>
			`--with ${key} : « ${value} » n’est pas un nombre de ${min} à ${max}.`,
		'cli/closed': ({key}: {key: string}) => `--with ${key} : les règles ne le permettent pas maintenant.`,
	},
	en: {
		'cli/no-command': () =>
			'The command is missing: roll, read, verify, audit, check, try, sheet or create. “osselet --help” explains them.',
		'cli/unknown-command': ({command}) =>
			`“${command}” is not a command: there are roll, read, verify, audit, check, try, sheet and create.`,
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
		'cli/csv-and-receipts': () => '--csv and --receipts exclude each other: either a table, or receipts to post.',
		'cli/csv-and-json': () => '--csv and --json exclude each other: either a table, or a document.',
		'cli/one-page': ({count}) => `read takes one page at a time; here are ${count}.`,
		'cli/pages-and-urls': ({pages, urls}) =>
			`Each page needs its address (--url), in the same order: ${plural('en', pages, 'page', 'pages')}, ${plural('en', urls, 'address', 'addresses')}.`,
		'cli/url': ({text}) => `--url: “${text}” is not an http or https address.`,
		'cli/lang': ({text}) => `--lang: “${text}” is neither fr nor en.`,
		'cli/now': ({text}) => `--now: “${text}” is not a date such as 2026-08-22T21:40:00Z.`,
		'cli/stdin-twice': () => 'Standard input (-) can be read only once.',
		'cli/no-file': ({file, cause}) => `${file}: cannot be read (${cause}).`,
		'cli/too-big': ({file, most}) => `${file}: more than ${most / 1_000_000} MB, so large a file is not read.`,
		'cli/binary': ({file}) => `${file}: this is not text.`,
		'cli/too-deep': ({file}) => `${file}: too many nested elements, this page cannot be read.`,
		'cli/not-json': ({file, cause}) => `${file}: this is not JSON (${cause}).`,
		'cli/shape': ({file, where}) => `${file}: ${where} does not have the expected form.`,
		'cli/words': ({command, wants, given}) =>
			`${command} wants: osselet ${command} ${wants} (${plural('en', given, 'word', 'words')} given).`,
		'cli/no-game': ({name, games, nearest}) =>
			`“${name}” is neither a file nor a game aboard (${games.join(', ')}).${orEn(nearest)}`,
		'cli/faulty-book': ({name, count, place, why}) =>
			`${name} has ${plural('en', count, 'fault', 'faults')}, and cannot be played. The first is at ${place}: ${why}\n“osselet check ${name}” gives them all.`,
		'cli/no-version': ({book, version, versions}) => `${book} has no version ${version}: there is ${versions.join(', ')}.`,
		'cli/other-book': ({file, book, other}) => `${file}: this sheet is of “${other}”, not of “${book}”.`,
		'cli/one-sheet': ({file, count}) =>
			`${file}: this file holds ${plural('en', count, 'sheet', 'sheets')}; exactly one is wanted.`,
		'cli/state': ({file, where, expected, found}) => `${file}, ${where}: expected ${expected}, found ${found}.`,
		'cli/no-move': ({move, moves, nearest}) =>
			`“${move}” is not a move of this game: there are ${listed(moves)}.${orEn(nearest)}`,
		'cli/unasked': ({move, asks}) => `${move} wants a choice: add ${asks.map(ask => `--with ${ask}=…`).join(' ')}`,
		'cli/pool': ({pool, why}) => `The dice of this move, “${pool}”, cannot be rolled: ${why}`,
		'cli/few-faces': ({given}) => `--dice: more than ${plural('en', given, 'face', 'faces')} wanted.`,
		'cli/many-faces': ({given, used}) => `--dice: ${plural('en', given, 'face', 'faces')} given, ${used} used.`,
		'cli/face-range': ({face, most}) => `--dice: ${face} is no face of a die with ${most} faces.`,
		'cli/with-form': ({text}) => `--with: “${text}” is not written KEY=VALUE.`,
		'cli/with-twice': ({key}) => `--with: “${key}” is given twice.`,
		'cli/with-unknown': ({key, known, nearest}) =>
			`--with: this move does not know “${key}”. It takes ${listed(known)}.${orEn(nearest)}`,
		'cli/with-value': ({key, value, known, nearest}) =>
			`--with ${key}: “${value}” will not do. Choose among ${listed(known)}.${orEn(nearest)}`,
		'cli/with-number': ({key, value, min, max}) => `--with ${key}: “${value}” is not a number from ${min} to ${max}.`,
		'cli/closed': ({key}) => `--with ${key}: the rules do not allow it now.`,
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
  osselet read PAGE.html --url URL [--forum FILE] [--chain FILE] [--now DATE]
      Les messages d’une page enregistrée, tels qu’Osselet les lit.
  osselet verify PAGE.html… --url URL… [--forum FILE] [--rounds FILE] [--chain FILE] [--now DATE]
      Le verdict de chaque jet. Une --url par page, dans le même ordre.
      FILE contient les tours de la balise ; chacun est vérifié avant de servir.
  osselet audit PAGE.html… --url URL… [--forum FILE] [--rounds FILE] [--csv | --receipts] [--chain FILE] [--now DATE]
      Tout un fil : chaque jet, ce qui diffère, et les dés de chaque auteur. --csv en fait un tableau ;
      --receipts donne les reçus de ses tirages, à poster. Les reçus que portent les messages servent partout.

Partout : --json (un document JSON), --lang fr|en, --version, --help. Un fichier « - » est l’entrée standard.
Code de sortie : 0 tout va bien, 1 quelque chose à signaler, 2 appel ou fichier illisible.`,
		unknownForum: ({url}: {url: string}) => `${url} : Osselet ne reconnaît pas de forum sur cette page.`,
		noPosts: 'Aucun message sur cette page.',
		noRolls: 'Aucun jet sur ces pages.',
		brokenPost: ({url, why}: {url: string; why: string}) => `${url}\u00a0: ${why}`,
		thread: ({forum, id, page, pages}: {forum: string; id: string; page: number; pages: number}) =>
			`${forum}, fil ${id}, page ${page} sur ${pages}`,
		unknown: 'inconnu',
		timeUnknown: 'date inconnue',
		edited: 'modifié',
		rollCount: ({count}: {count: number}) => plural('fr', count, 'jet', 'jets'),
		moreRolls: ({count}: {count: number}) => `plus de ${count} jets`,
		forumRoll: ({text}: {text: string}) => `(lancé par le forum, non vérifié) ${text}`,
		badRound: ({file, place}: {file: string; place: string}) =>
			`${file}, ${place} : ce tour ne se vérifie pas avec la clé de la balise ; il n’est pas employé.`,
		receipt: ({draw, state}: {draw: string; state: string}) => `Reçu du tirage ${draw}\u00a0: ${state.toLowerCase()}`,
		receiptsMissing: ({count}: {count: number}) =>
			`${plural('fr', count, 'tirage n’est pas là et n’a', 'tirages ne sont pas là et n’ont')} donc pas de reçu\u00a0: donnez-les par --rounds.`,
	},
	en: {
		help: `Osselet: the dice of play-by-forum games, checked from a terminal.

  osselet roll EXPR [--seed HEX64 | --dice 4,6,2]
      Rolls an expression: by chance, from a seed, or with the faces given.
  osselet read PAGE.html --url URL [--forum FILE] [--chain FILE] [--now DATE]
      The posts of a saved page, as Osselet reads them.
  osselet verify PAGE.html… --url URL… [--forum FILE] [--rounds FILE] [--chain FILE] [--now DATE]
      The verdict of each roll. One --url a page, in the same order.
      FILE holds rounds of the beacon; each is verified before it is used.
  osselet audit PAGE.html… --url URL… [--forum FILE] [--rounds FILE] [--csv | --receipts] [--chain FILE] [--now DATE]
      A whole thread: each roll, what differs, and every author’s dice. --csv makes a table of the rolls;
      --receipts gives the receipts of its draws, to post. Receipts that stand in posts are used everywhere.
  osselet check BOOK.json
      A rulebook: every fault, with its place and its remedy.
  osselet try BOOK SHEET.json MOVE [--with KEY=VALUE…] [--dice 4,6,2 | --seed HEX64]
      Resolves a move: pool, sources, dice, outcome, effects, the sheet after it.
  osselet sheet BOOK SHEET.json
      What the rules make of a sheet: values, tracks, and what is not valid.
  osselet create BOOK ANSWERS.json [--dice 3 | --seed HEX64]
      A character out of creation answers, or every reason why not.
      BOOK is a file or the name of a game aboard (forge…), with @1.0.0 for a version.

Everywhere: --json (one JSON document), --lang fr|en, --version, --help. A file “-” is standard input.
Exit code: 0 all is well, 1 something to report, 2 a call or a file that cannot be read.`,
		unknownForum: ({url}) => `${url}: Osselet knows no forum on this page.`,
		noPosts: 'No post on this page.',
		noRolls: 'No roll on these pages.',
		brokenPost: ({url, why}) => `${url}: ${why}`,
		thread: ({forum, id, page, pages}) => `${forum}, topic ${id}, page ${page} of ${pages}`,
		unknown: 'unknown',
		timeUnknown: 'date unknown',
		edited: 'edited',
		rollCount: ({count}) => plural('en', count, 'roll', 'rolls'),
		moreRolls: ({count}) => `more than ${count} rolls`,
		forumRoll: ({text}) => `(rolled by the forum, not checked) ${text}`,
		badRound: ({file, place}) => `${file}, ${place}: this round does not verify under the beacon’s key; it is not used.`,
		receipt: ({draw, state}) => `Receipt of the draw ${draw}: ${state.toLowerCase()}`,
		receiptsMissing: ({count}) =>
			`${plural('en', count, 'draw is not at hand and has', 'draws are not at hand and have')} no receipt: give them by --rounds.`,
	},
});

/** What `audit` says beside what it found. */
export const auditWords = words({
	fr: {
		authors: 'Auteurs',
		nothing: 'Rien qui diffère.',
		findings: ({count}: {count: number}) => `${plural('fr', count, 'point', 'points')} à regarder :`,
		colon: ' :',
	},
	en: {
		authors: 'Authors',
		nothing: 'Nothing differs.',
		findings: ({count}) => `${plural('en', count, 'thing', 'things')} to look at:`,
		colon: ':',
	},
});
