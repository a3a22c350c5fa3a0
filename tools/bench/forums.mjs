// Detection and reading of a thread of 1,000 posts, against a bare walk of the same nodes. linkedom, as on the command line.
import {parseHTML} from 'linkedom';
import {load} from '../load.mjs';

const POSTS = 1000;
const STRING = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const ROLLS = Array.from({length: 5}, (_, n) => `Jet ${n} : 1d20+5 = 11 ${STRING}<br>\n`).join('');

const content = `${'Une phrase de récit, ni longue ni courte. '.repeat(8)}<br>\n<strong>Action</strong><br>\n${ROLLS}`;
const quote = '<blockquote><div><cite>Maud a écrit : <a data-post-id="1">^</a></cite>Cité.</div></blockquote>';

const phpbb =
	id => `<div id="p${id}" class="post bg1"><div class="inner"><dl class="postprofile"><dt><a class="username" href="./memberlist.php?mode=viewprofile&amp;u=7">Maud</a></dt></dl>
<div class="postbody"><p class="author">par <strong><a class="username" href="./memberlist.php?mode=viewprofile&amp;u=7">Maud</a></strong> » <time datetime="2026-11-29T15:48:51+00:00">29 nov. 2026 16:48</time></p>
<div class="content">${quote}${content}</div></div></div></div>`;
const mybb =
	id => `<div class="post" id="post_${id}"><div class="author_information"><strong><span class="largetext"><a href="member.php?action=profile&amp;uid=7">Maud</a></span></strong></div>
<div class="post_head"><span class="post_date">11-29-2026, 03:48 PM <span class="post_edit"></span></span></div><div class="post_body" id="pid_${id}">${quote}${content}</div></div>`;
const smf =
	id => `<div class="windowbg" id="msg${id}"><div class="poster"><h4><a href="index.php?action=profile;u=7">Maud</a></h4></div>
<div class="postinfo"><a class="smalltext" href="index.php?msg=${id}">Nov 29, 2026, 03:48 PM</a><span class="modified"></span></div><div class="inner" data-msgid="${id}" id="msg_${id}">${quote}${content}</div></div>`;
const forumactif =
	id => `<div id="p${id}" class="post row1 post--${id}"><div class="inner"><div id="${id}"></div><div class="postbody"><h2 class="topic-title"><a href="/t6-a#${id}">Re</a></h2>
<p class="author">Message par <a href="/u7">Maud</a> Mer 6 Avr - 19:43</p><div class="content clearfix"><div>${quote}${content}</div></div>
<div class="signature_div" id="sig${id}">Maud</div></div><dl class="postprofile"><dt><strong>Maud</strong></dt></dl></div></div>`;

const shells = {
	phpBB: [phpbb, body => `<body id="phpbb" class="section-viewtopic"><div id="page-body">${body}</div></body>`],
	Forumactif: [
		forumactif,
		body =>
			`<head><script src="https://illiweb.com/rs3/1/frm/jquery.js"></script></head><body id="phpbb"><div id="page-body">${body}</div></body>`,
	],
	MyBB: [
		mybb,
		body => `<body><td id="posts_container">${body}</td><span id="current_time"><b>Now</b> 11-29-2026, 03:50 PM</span></body>`,
	],
	SMF: [
		smf,
		body =>
			`<body id="chrome" class="action_x"><div class="user"><time datetime="2026-11-29T15:50:00Z">Nov 29, 2026, 03:50 PM</time></div><div id="forumposts">${body}</div></body>`,
	],
};

function open([post, shell]) {
	const body = Array.from({length: POSTS}, (_, index) => post(index + 1)).join('\n');
	const {document} = parseHTML(`<!doctype html><html lang="en">${shell(body)}</html>`);
	return {url: new URL('https://forum.example/jeu/viewtopic.php?t=4'), root: document};
}

/** Every node once, its text joined: the least that any reader must do. */
function bareWalk(root) {
	let text = '';
	let node = root.body;
	while (node) {
		if (node.nodeType === 3) text += node.nodeValue;
		if (node.firstChild) {
			node = node.firstChild;
			continue;
		}
		while (node && !node.nextSibling) node = node.parentNode;
		node = node?.nextSibling;
	}
	return text.length;
}

/** The best of several runs, in milliseconds: what the machine can do when left alone. */
function best(runs, work) {
	let least = Number.POSITIVE_INFINITY;
	for (let run = 0; run < runs; run += 1) {
		const started = performance.now();
		work();
		least = Math.min(least, performance.now() - started);
	}
	return least;
}

export default async () => {
	const {forumFor} = await load('src/forums/index.ts');
	const reader = {now: Date.UTC(2026, 10, 29, 15, 50), offsetAt: () => 60};
	const ms = number => `${number.toFixed(1)} ms`;
	const rows = Object.entries(shells).map(([name, parts]) => {
		const page = open(parts);
		const walk = best(2, () => bareWalk(page.root));
		const find = best(2, () => forumFor(page));
		const read = best(2, () => {
			const posts = forumFor(page).readPosts(page, reader);
			if (posts.length !== POSTS || posts.some(post => !post.ok || !post.value.time))
				throw new Error(`${name}: not every post was read`);
		});
		const {elements, read: one} = forumFor(page).openPosts(page, reader);
		const slice = best(2, () => elements.slice(0, 20).forEach(element => one(element)));
		return [name, ms(walk), ms(find), ms(read), `${(read / walk).toFixed(1)}×`, ms(slice)];
	});
	return {
		title: `A thread of ${POSTS} posts and ${5 * POSTS} rolls, in linkedom`,
		columns: ['forum', 'bare walk', 'find the forum', 'read all', 'ratio', '20 posts'],
		rows,
	};
};
