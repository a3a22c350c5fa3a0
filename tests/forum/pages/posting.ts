import {render} from '../bbcode';
import {type Html, html} from '../html';
import type {BoardPost, Topic} from '../state';
import {layout, profileLink, showTime, type View, wordsOf} from './layout';

/** What the full editor holds. `mode` as in the address; `post` is the one edited or quoted. */
export type Draft = {
	readonly mode: 'reply' | 'quote' | 'edit' | 'post';
	readonly topic: Topic | undefined;
	readonly post?: BoardPost;
	readonly subject: string;
	readonly message: string;
	readonly preview: boolean;
	readonly error?: string;
};

const action = ({mode, topic, post}: Draft): string => {
	if (mode === 'edit' || mode === 'quote') return `./posting.php?mode=${mode}&p=${post?.id ?? 0}`;
	return mode === 'post' ? './posting.php?mode=post&f=2' : `./posting.php?mode=reply&t=${topic?.id ?? 0}`;
};

const tags = ['b', 'i', 'u', 'quote', 'code', 'url'];

function preview(view: View, draft: Draft): Html {
	const words = wordsOf(view);
	return html`<div class="post bg2" id="preview"><div class="inner"><div class="postbody">
<h3>${words.preview}</h3>
<div class="content">${render(draft.message, words, showTime(view))}</div>
</div></div></div>`;
}

/** Older posts below the form, newest first, as the software lists them: ids of their own, no machine time. */
function review(view: View, topic: Topic): Html {
	const words = wordsOf(view);
	const rows = [...view.board.posts(topic.id)]
		.slice(-10)
		.reverse()
		.map(
			post => html`<div class="post bg2"><div class="inner"><div class="postbody" id="pr${post.id}">
<h3><a href="./viewtopic.php?p=${post.id}#p${post.id}">${post.subject}</a></h3>
<p class="author">${words.by} <strong>${profileLink(post.author)}</strong> » ${showTime(view)(post.at)}</p>
<div class="content">${render(post.source, words, showTime(view))}</div>
</div></div></div>`,
		);
	return html`<h3 id="review" class="review">${words.review}</h3><div id="topicreview" class="topicreview">${rows}</div>`;
}

function formPanel(view: View, draft: Draft): Html {
	const words = wordsOf(view);
	return html`<div class="panel" id="postingbox"><div class="inner">
<h3>${draft.mode === 'edit' ? words.edit : draft.mode === 'post' ? words.newTopic : words.reply}</h3>
${draft.error !== undefined && html`<p class="error">${draft.error}</p>`}
<fieldset class="fields1">
<dl><dt><label for="subject">${words.subject}</label></dt><dd><input type="text" name="subject" id="subject" size="45" maxlength="124" value="${draft.subject}" class="inputbox autowidth"></dd></dl>
<div id="format-buttons" class="format-buttons">${tags.map((tag, slot) => html`<button type="button" class="button button-icon-only bbcode-${tag}" name="addbbcode${slot * 2}" value=" ${tag} ">${tag}</button>`)}</div>
<div id="message-box" class="message-box"><textarea name="message" id="message" rows="15" cols="76" class="inputbox" aria-label="${words.post}">
${draft.message}</textarea></div>
</fieldset>
</div></div>`;
}

/** The full editor: a new topic, a reply, a quote, an edit; with its preview above when asked for. */
export function postingPage(view: View, draft: Draft): Html {
	const words = wordsOf(view);
	const body = html`${draft.topic && html`<h2 class="posting-title"><a href="./viewtopic.php?t=${draft.topic.id}">${draft.topic.title}</a></h2>`}
<form id="postform" method="post" action="${action(draft)}">
${draft.preview && preview(view, draft)}
${formPanel(view, draft)}
<div class="panel bg2"><div class="inner">
${draft.mode === 'edit' && html`<dl><dt><label for="edit_reason">${words.reason}</label></dt><dd><input type="text" name="edit_reason" id="edit_reason" value="" maxlength="250" class="inputbox"></dd></dl>`}
<fieldset class="submit-buttons">
${draft.mode !== 'edit' && html`<input type="submit" name="save" value="${words.draft}" class="button2">`}
<input type="submit" name="preview" value="${words.preview}" class="button1">
<input type="submit" name="post" value="${words.submit}" class="button1 default-submit-action">
</fieldset>
</div></div>
${draft.topic && draft.mode !== 'edit' && review(view, draft.topic)}
</form>`;
	return layout(view, {section: 'posting', title: words.reply, body});
}

/** The question before a post is deleted. */
export function deletePage(view: View, post: BoardPost): Html {
	const words = wordsOf(view);
	const body = html`<form id="confirm" method="post" action="./posting.php?mode=delete&amp;p=${post.id}"><div class="panel"><div class="inner">
<h2 class="message-title">${words.remove}</h2><p>${words.removeAsk}</p>
<fieldset class="submit-buttons"><input type="submit" name="confirm" value="${words.yes}" class="button2"> <input type="submit" name="cancel" value="${words.no}" class="button2"></fieldset>
</div></div></form>`;
	return layout(view, {section: 'posting', title: words.remove, body});
}
