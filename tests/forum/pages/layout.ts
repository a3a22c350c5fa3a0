import type {Lang} from '../../../src/shared/lang';
import {type Html, html, trusted} from '../html';
import type {Account, Board} from '../state';
import {forumWords, timeShown} from '../words';

/** What a page is drawn for: who looks, in which language, at which board. */
export type View = {
	readonly board: Board;
	readonly member: Account | undefined;
	readonly lang: Lang;
	readonly perPage: number;
	/** Milliseconds since 1970. */
	readonly now: number;
};

export const wordsOf = (view: View) => forumWords[view.lang];
export const showTime = (view: View) => (ms: number) => timeShown(ms, view.lang);

/** A link to a profile, as the software writes it. */
export const profileLink = (account: Account): Html =>
	html`<a href="./memberlist.php?mode=viewprofile&amp;u=${account.id}" class="${account.gm ? 'username-coloured' : 'username'}"${trusted(account.gm ? ' style="color: #AA0000"' : '')}>${account.name}</a>`;

/** The moment twice: for machines in UTC, for people in the board's zone. */
export const timeTag = (view: View, ms: number): Html =>
	html`<time datetime="${new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00')}">${showTime(view)(ms)}</time>`;

function userLinks(view: View): Html {
	const words = wordsOf(view);
	if (!view.member)
		return html`<li class="rightside"><a href="./ucp.php?mode=login" role="menuitem"><span>${words.login}</span></a></li>`;
	return html`<li id="username_logged_in" class="rightside"><div class="header-profile dropdown-container">
<a href="./ucp.php" class="header-avatar dropdown-trigger dropdown-toggle"> <span class="${view.member.gm ? 'username-coloured' : 'username'}">${view.member.name}</span></a>
<div class="dropdown"><ul class="dropdown-contents" role="menu"><li><a href="./memberlist.php?mode=viewprofile&amp;u=${view.member.id}" title="${words.profile}" role="menuitem"><span>${words.profile}</span></a></li></ul></div></div></li>
<li class="rightside"><a href="./ucp.php?mode=logout" role="menuitem">${words.logout}</a></li>`;
}

type Sheet = {
	readonly section: string;
	readonly title: string;
	readonly body: Html;
	readonly canonical?: string;
	readonly crumbs?: Html;
};

/** A whole page in prosilver's frame. */
export function layout(view: View, {section, title, body, canonical, crumbs}: Sheet): Html {
	const words = wordsOf(view);
	return html`<!DOCTYPE html>
<html dir="ltr" lang="${view.lang === 'fr' ? 'fr' : 'en-gb'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.board} - ${title}</title>
<link rel="stylesheet" href="./style.css">
${canonical !== undefined && html`<link rel="canonical" href="${canonical}">`}
</head>
<body id="phpbb" class="nojs notouch section-${section} ltr ">
<div id="wrap" class="wrap">
<a id="top" class="top-anchor" accesskey="t"></a>
<div id="page-header">
<div class="headerbar" role="banner"><div class="inner"><div id="site-description" class="site-description">
<h1><a href="./index.php">${words.board}</a></h1><p>${words.motto}</p>
</div></div></div>
<div class="navbar" role="navigation"><div class="inner"><ul id="nav-main" class="nav-main linklist" role="menubar">
<li class="breadcrumbs"><span class="crumb"><a href="./index.php"><span>${words.index}</span></a></span>${crumbs}</li>
${userLinks(view)}
<li class="rightside"><a href="./ucp.php?mode=lang" role="menuitem">${words.other}</a></li>
</ul></div></div>
</div>
<a id="start_here" class="anchor"></a>
<div id="page-body" class="page-body" role="main">
${body}
</div>
<div id="page-footer" class="page-footer" role="contentinfo"><span class="footer-copyright">${words.board}</span></div>
</div>
<div><a id="bottom" class="anchor" accesskey="z"></a></div>
</body>
</html>
`;
}
