import {forumactifMarks} from './forumactif-signs';

/**
 * All that the Forumactif files look for in a page. The skins' own parts are those of their stock templates (Etana/template, 2019:
 * prosilver, subsilver, PunBB, Invision, ModernBB, AwesomeBB, mobile), as SethClydesdale/forumactif-messenger reads them too; what
 * the engine writes into them (quotes, code, its random numbers) is from programs that read it there: Roromis/Lalf-Forumactif for
 * subsilver, Comrade42's PhpBBParser and cyberpunx/dobby-server for the others. A union finds what is first in the page: what a
 * member wrote stands inside his content, so that is the template's.
 */
export const selectors = {
	...forumactifMarks,
	post: '[class*="post--"], .post[id^="p"]', // `post--4711` in each skin; `p4711` alone where a board left the class out
	hidden: '[id^="hidden-title--"]', // The line in place of an ignored member's post; the post itself follows, unseen
	name: '.postprofile-name, .post-author-name, .username, span.name strong, .postprofile dt > strong, .postprofile-details dt',
	byline: '.post-details', // Mobile: `Message par Bastien`
	profile: 'a[href*="/u"]', // `/u12`; guests have none
	leading: '.topic-date', // ModernBB: the date, then the votes
	date: '.post-date, .post_date time, .post-info .h3', // AwesomeBB, boards of their own, mobile: nothing else
	trailing: 'p.author, .posthead h2, span.postdetails:not(.poster-profile)', // Name or subject, then the date: prosilver and Invision, PunBB, subsilver
	content: [
		'.entry-content > div:not(.vote)', // PunBB
		'.post-entry > div:not(.vote):not(.clear):not(.entry-content)', // Invision
		'.postbody .content', // prosilver, ModernBB
		'.postbody.content', // Boards of their own
		'td > .postbody', // subsilver
		'.post-content', // AwesomeBB, mobile
		'.content',
	].join(', '),
	edited: '.edited-message, .entry-content > p, .postbody + .gensmall', // ModernBB, PunBB, subsilver; the others leave the notice bare
	signature: '.signature_div, .sig-content, .post-signature',
	quote: 'blockquote, .codebox', // subsilver quotes in boxes like those for code
	box: '.codebox:not(.spoiler):not(.hidecode)',
	now: '.footerbar-user li:first-child, .current-time', // ModernBB and Invision print the reader's time at the foot
	logout: '#logout, a[href*="logout=1"]', // `Déconnexion [ Bastien ]`
	greeting: '#pun-visit strong, #userlinks strong', // PunBB and Invision: `Connecté en tant que <strong>Bastien</strong>`
	threadField: 'input[name="t"]',
	canonical: 'link[rel="canonical"]',
	titleLink: 'h1.page-title a, .topic-header h1 a, .crumbs strong a',
	title: 'h1.page-title, .topic-header h1, h1.cattitle, .paged-head h1, .maintitle h1, h1.mobile_title_content',
	pages: 'a[href*="/t"], a[href$=".htm"]', // Those of the thread, with a number for words
	field: 'textarea#text_editor_textarea, form[name="post"] textarea[name="message"]', // One id for the full editor and the quick reply, in each skin
} as const;
