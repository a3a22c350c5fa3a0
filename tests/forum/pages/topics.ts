import {type Html, html} from '../html';
import {layout, profileLink, timeTag, type View, wordsOf} from './layout';

/** The list of topics, newest post first. */
export function topicsPage(view: View): Html {
	const words = wordsOf(view);
	const rows = view.board.topics
		.map(topic => ({topic, posts: view.board.posts(topic.id)}))
		.sort((one, other) => (other.posts.at(-1)?.at ?? 0) - (one.posts.at(-1)?.at ?? 0))
		.map(({topic, posts}) => {
			const last = posts.at(-1);
			return html`<li class="row bg1"><dl class="row-item topic_read">
<dt><div class="list-inner"><a href="./viewtopic.php?t=${topic.id}" class="topictitle">${topic.title}</a></div></dt>
<dd class="posts">${Math.max(0, posts.length - 1)} <span>${words.replies}</span></dd>
<dd class="lastpost">${last && html`<span>${words.by} ${profileLink(last.author)} <a href="./viewtopic.php?p=${last.id}#p${last.id}">${timeTag(view, last.at)}</a></span>`}</dd>
</dl></li>`;
		});
	const body = html`<h2 class="forum-title">${words.topics}</h2>
<div class="action-bar bar-top">${view.member && html`<a href="./posting.php?mode=post&amp;f=2" class="button"><span>${words.newTopic}</span></a>`}</div>
<div class="forumbg"><ul class="topiclist topics">${rows}</ul></div>`;
	return layout(view, {section: 'viewforum', title: words.topics, body});
}
