/** One post of a page made for a test. `html` is what stands in its body, as the forum would write it. */
export type MadePost = {
	readonly id: number;
	readonly author: string;
	/** Left out for a deleted member. */
	readonly authorId?: number;
	/** `2026-08-22T21:33:20Z`. */
	readonly time: string;
	readonly html: string;
	readonly edited?: boolean;
};

/** A page of topic 42 as phpBB 3.3 writes it with its own style: only what a reader of posts looks at. */
export const threadHtml = (posts: readonly MadePost[], page = 1, pages = 1): string => `<!doctype html>
<html dir="ltr" lang="fr"><head><meta charset="utf-8"><title>Les quais</title>
<link rel="canonical" href="https://forum.example/viewtopic.php?t=42${page > 1 ? `&amp;start=${(page - 1) * 10}` : ''}">
</head>
<body id="phpbb" class="nojs notouch section-viewtopic ltr">
<div id="page-body" class="page-body" role="main">
<h2 class="topic-title"><a href="./viewtopic.php?t=42">Les quais</a></h2>
<div class="action-bar bar-top"><div class="pagination">${posts.length} messages ${pages > 1 ? `<ul>${numbers(page, pages)}</ul>` : ''}</div></div>
${posts.map(postHtml).join('')}
</div>
</body></html>
`;

const numbers = (page: number, pages: number): string =>
	Array.from({length: pages}, (_, index) =>
		index + 1 === page
			? `<li class="active"><span>${index + 1}</span></li>`
			: `<li><a class="button" href="./viewtopic.php?t=42&amp;start=${index * 10}" role="button">${index + 1}</a></li>`,
	).join('');

function postHtml({id, author, authorId, time, html, edited}: MadePost): string {
	const name = authorId
		? `<a href="./memberlist.php?mode=viewprofile&amp;u=${authorId}" class="username">${author}</a>`
		: `<span class="username">${author}</span>`;
	return `<div id="p${id}" class="post has-profile bg2"><div class="inner">
<dl class="postprofile" id="profile${id}"><dt class="no-profile-rank no-avatar"><div class="avatar-container"></div>${name}</dt></dl>
<div class="postbody"><div id="post_content${id}">
<h3><a href="./viewtopic.php?p=${id}#p${id}">Les quais</a></h3>
<p class="author"><a class="unread" href="./viewtopic.php?p=${id}#p${id}"><span class="sr-only">Message</span></a>
<span class="responsive-hide">par <strong>${name}</strong> » </span><time datetime="${time.replace('Z', '+00:00')}">sam. 22 août 2026 ${time.slice(11, 16)}</time></p>
<div class="content">${html}</div>
${edited ? `<div class="notice">Dernière modification par <a href="./memberlist.php?mode=viewprofile&amp;u=${authorId}" class="username">${author}</a> le sam. 22 août 2026 21:59, modifié 1 fois.</div>` : ''}
</div></div></div></div>
`;
}
