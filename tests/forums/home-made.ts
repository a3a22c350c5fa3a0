/** A forum page as somebody built it for himself, and where a user would point. */
export type HomeMade = {
	readonly url: string;
	readonly html: string;
	readonly content: string;
	readonly author: string;
	readonly time: string;
	readonly field: string;
};

type Told = {readonly id: string; readonly who: string; readonly member: string; readonly when: string; readonly text: string};

/** Three posts, with a quotation, an imitation of the forum's own parts and a break. */
export const told: readonly Told[] = [
	{id: '4711', who: 'Aria', member: '42', when: '22/08/2026 21:33', text: 'La porte grince.<br>Personne.'},
	{
		id: '4712',
		who: 'Bastien',
		member: '7',
		when: '22/08/2026 21:41',
		text: '<blockquote>La porte grince.</blockquote>Je tire. <b class="who">Faux</b> <i class="when">01/01/2001 01:01</i>',
	},
	{id: '4720', who: 'Aria', member: '42', when: '23/08/2026 08:05', text: 'Et moi je cours.'},
];

/** What every page must read as. */
export const expected = [
	{id: '4711', author: 'Aria', at: '2026-08-22T19:33:00.000Z', text: 'La porte grince.\nPersonne.'},
	{id: '4712', author: 'Bastien', at: '2026-08-22T19:41:00.000Z', text: 'Je tire. Faux 01/01/2001 01:01'},
	{id: '4720', author: 'Aria', at: '2026-08-23T06:05:00.000Z', text: 'Et moi je cours.'},
];

const page = (title: string, body: string) =>
	`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const all = (one: (post: Told, index: number) => string): string => told.map(one).join('\n');

/** Classes that a build tool makes up anew for each element. */
const random = (seed: string): string =>
	`c${[...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7).toString(36)}`;

export const homeMade: Readonly<Record<string, HomeMade>> = {
	'rows of a table, anchors by name, one post two rows': {
		url: 'https://forum.example/jdr/lire.php?sujet=9',
		html: page(
			'La taverne',
			`<h1>La taverne</h1><table border="1"><tr><th>Auteur</th><th>Message</th></tr>
${all(({id, who, member, when, text}) => `<tr><td><a name="m${id}"></a><a href="membre.php?id=${member}"><b>${who}</b></a></td><td>Le ${when}</td></tr><tr><td>Joueur</td><td><div>${text}</div></td></tr>`)}
</table><p>Pages : <b>1</b> <a href="lire.php?sujet=9&amp;debut=20">2</a> <a href="lire.php?sujet=9&amp;debut=40">3</a></p>
<form method="post" action="ecrire.php?sujet=9"><textarea name="texte"></textarea><input type="submit" value="Envoyer"></form>`,
		),
		content: 'table tr:nth-of-type(3) div',
		author: 'table tr:nth-of-type(2) b',
		time: 'table tr:nth-of-type(2) td:nth-of-type(2)',
		field: 'textarea',
	},
	'boxes with made-up classes, numbers in data-id': {
		url: 'https://forum.example/sujet/9-la-taverne/2',
		html: page(
			'La taverne',
			`<div id="app"><nav><a href="/">Accueil</a></nav><div class="${random('list')}">
${all(
	({id, who, member, when, text}, at) =>
		`<div class="${random(`post${at}`)}" data-id="${id}"><div class="${random(`head${at}`)}"><span class="${random(`name${at}`)}"><a href="/membres/${member}-x">${who}</a></span><span class="${random(`date${at}`)}" title="${when}">il y a longtemps</span></div><div class="${random(`text${at}`)}"><p>${text}</p></div></div>`,
)}
</div><div class="${random('pager')}"><a href="/sujet/9-la-taverne/1">1</a> <span>2</span> <a href="/sujet/9-la-taverne/3">3</a></div>
<div class="${random('form')}"><textarea placeholder="Écrire en Markdown"></textarea><button>Envoyer</button></div></div>`,
		),
		content: `.${random('text0')}`,
		author: `.${random('name0')} a`,
		time: `.${random('date0')}`,
		field: 'textarea',
	},
	'items of a list, numbers in ids, a time element': {
		url: 'https://forum.example:8080/board/?t=9',
		html: page(
			'La taverne',
			`<ol id="posts">${all(
				(
					{id, who, member, when, text},
					at,
				) => `<li id="message-${id}" class="post ${at % 2 ? 'odd' : ''}"><header>${at === 1 ? '' : '<img src="a.png" alt="avatar"> '}<strong class="who"><a href="?u=${member}">${who}</a></strong>
<time class="when" datetime="2026-08-${when.slice(0, 2)}T${when.slice(11)}:00+02:00">${when}</time> <a href="#message-${id}">#${at + 1}</a></header><div class="text">${text}</div><footer class="signature">oss1-faux</footer></li>`,
			)}</ol><form action="?t=9" method="post"><p><button type="button" title="[b]Gras[/b]">B</button></p><textarea id="reply" name="msg[text]"></textarea></form>`,
		),
		content: '#message-4712 .text',
		author: '#message-4712 .who',
		time: '#message-4712 time',
		field: 'textarea',
	},
	'posts without a box for their text': {
		url: 'https://forum.example/salon/9',
		html: page(
			'La taverne',
			`<main>${all(({id, who, member, when, text}) => `<article id="p${id}"><b><a href="/salon/membre/${member}">${who}</a></b> <small>${when}</small><br>${text}</article>`)}</main>
<form action="/salon/9" method="post"><div contenteditable="true" class="editor"></div></form>`,
		),
		content: 'article:nth-of-type(1)',
		author: 'article:nth-of-type(1) b',
		time: 'article:nth-of-type(1) small',
		field: '.editor',
	},
};
