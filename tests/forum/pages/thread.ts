import {render} from '../bbcode';
import {type Html, html} from '../html';
import type {BoardPost, Topic} from '../state';
import {layout, profileLink, showTime, timeTag, type View, wordsOf} from './layout';

function pagination(view: View, topic: Topic, start: number, total: number): Html {
	const words = wordsOf(view);
	const pages = Math.max(1, Math.ceil(total / view.perPage));
	const current = Math.floor(start / view.perPage);
	const url = (page: number): string => `./viewtopic.php?t=${topic.id}${page > 0 ? `&start=${page * view.perPage}` : ''}`;
	const arrow = (page: number, rel: string, word: string): Html =>
		html`<li class="arrow ${rel === 'prev' ? 'previous' : 'next'}"><a class="button button-icon-only" href="${url(page)}" rel="${rel}" role="button"><i class="icon fa-fw"></i><span class="sr-only">${word}</span>${rel === 'prev' ? '‹' : '›'}</a></li>`;
	const numbers = Array.from({length: pages}, (_, page) =>
		page === current
			? html`<li class="active"><span>${page + 1}</span></li>`
			: html`<li><a class="button" href="${url(page)}" role="button">${page + 1}</a></li>`,
	);
	const list = html`<ul>${current > 0 && arrow(current - 1, 'prev', words.previous)}${numbers}${current < pages - 1 && arrow(current + 1, 'next', words.next)}</ul>`;
	return html`<div class="pagination">${words.posts(total)} ${pages > 1 && list}</div>`;
}

function buttons(view: View, post: BoardPost): Html {
	const words = wordsOf(view);
	if (!view.member) return html``;
	const button = (mode: string, word: string, icon: string): Html =>
		html`<li><a href="./posting.php?mode=${mode}&amp;p=${post.id}" title="${word}" class="button button-icon-only"><i class="icon fa-${icon} fa-fw"></i><span>${word}</span></a></li>`;
	const own = view.board.mayChange(view.member, post);
	return html`<ul class="post-buttons">${own && button('edit', words.edit, 'pencil')}${own && button('delete', words.remove, 'times')}${button('quote', words.quote, 'quote-left')}</ul>`;
}

function profile(view: View, post: BoardPost): Html {
	const words = wordsOf(view);
	const {author} = post;
	const count = view.board.topics.reduce(
		(sum, topic) => sum + view.board.posts(topic.id).filter(other => other.author.id === author.id).length,
		0,
	);
	return html`<dl class="postprofile" id="profile${post.id}">
<dt class="${author.gm ? 'has' : 'no'}-profile-rank no-avatar"><div class="avatar-container"></div>${profileLink(author)}</dt>
${author.gm && html`<dd class="profile-rank">${words.gm}</dd>`}
<dd class="profile-posts"><strong>${words.messages}</strong> <a href="./search.php?author_id=${author.id}&amp;sr=posts">${count}</a></dd>
</dl>`;
}

/** One post as a thread shows it; `last` tells the stripes apart. */
export function postHtml(view: View, post: BoardPost, place: number): Html {
	const words = wordsOf(view);
	const {edit} = post;
	return html`<div id="p${post.id}" class="post has-profile ${place % 2 ? 'bg1' : 'bg2'}">
<div class="inner">
${profile(view, post)}
<div class="postbody"><div id="post_content${post.id}">
<h3${place === 0 && html` class="first"`}><a href="./viewtopic.php?p=${post.id}#p${post.id}">${post.subject}</a></h3>
${buttons(view, post)}
<p class="author">
<a class="unread" href="./viewtopic.php?p=${post.id}#p${post.id}" title="${words.post}"><i class="icon fa-file fa-fw icon-lightgray icon-md"></i><span class="sr-only">${words.post}</span></a>
<span class="responsive-hide">${words.by} <strong>${profileLink(post.author)}</strong> » </span>${timeTag(view, post.at)}
</p>
<div class="content">${render(post.source, words, showTime(view))}</div>
${edit && html`<div class="notice">${words.edited(edit.by, showTime(view)(edit.at), edit.times)}${edit.reason !== '' && html`<br><strong>${words.reason}</strong> ${edit.reason}`}</div>`}
${post.author.signature !== undefined && html`<div id="sig${post.id}" class="signature">${post.author.signature}</div>`}
</div></div>
<div class="back2top"></div>
</div>
</div>
`;
}

function quickReply(view: View, topic: Topic, last: number): Html {
	const words = wordsOf(view);
	return html`<form method="post" action="./posting.php?mode=reply&amp;t=${topic.id}" id="qr_postform">
<div class="panel"><div class="inner">
<h2 class="quickreply-title">${words.quickReply}</h2>
<fieldset class="fields1">
<dl><dt><label for="subject">${words.subject}</label></dt><dd><input type="text" name="subject" id="subject" size="45" maxlength="124" value="Re: ${topic.title}" class="inputbox autowidth"></dd></dl>
<div id="message-box" class="message-box"><textarea style="height: 9em;" name="message" rows="7" cols="76" class="inputbox" aria-label="${words.post}"></textarea></div>
</fieldset>
<fieldset class="submit-buttons">
<input type="hidden" name="topic_cur_post_id" value="${last}"><input type="hidden" name="topic_id" value="${topic.id}"><input type="hidden" name="forum_id" value="2">
<input type="submit" accesskey="f" tabindex="6" name="preview" value="${words.fullEditor}" class="button2" id="qr_full_editor">
<input type="submit" accesskey="s" tabindex="7" name="post" value="${words.submit}" class="button1">
</fieldset>
</div></div>
</form>`;
}

/** One page of a topic, from post number `start` (0 the first), in the software's own structure. */
export function threadPage(view: View, topic: Topic, start: number): Html {
	const words = wordsOf(view);
	const all = view.board.posts(topic.id);
	const from = Math.min(
		Math.max(0, Math.floor(start / view.perPage) * view.perPage),
		Math.floor(Math.max(0, all.length - 1) / view.perPage) * view.perPage,
	);
	const bar = (place: string): Html => html`<div class="action-bar ${place}">
${view.member && html`<a href="./posting.php?mode=reply&amp;t=${topic.id}" class="button" title="${words.reply}"><span>${words.reply}</span> <i class="icon fa-reply fa-fw"></i></a>`}
${pagination(view, topic, from, all.length)}
</div>`;
	const body = html`<h2 class="topic-title"><a href="./viewtopic.php?t=${topic.id}${from > 0 && html`&amp;start=${from}`}">${topic.title}</a></h2>
${bar('bar-top')}
${all.slice(from, from + view.perPage).map((post, place) => postHtml(view, post, from + place))}
${view.member && quickReply(view, topic, all.at(-1)?.id ?? 0)}
${bar('bar-bottom')}`;
	return layout(view, {
		section: 'viewtopic',
		title: topic.title,
		body,
		canonical: `/viewtopic.php?t=${topic.id}${from > 0 ? `&start=${from}` : ''}`,
		crumbs: html`<span class="crumb"><a href="./viewforum.php?f=2"><span>${words.topics}</span></a></span>`,
	});
}
