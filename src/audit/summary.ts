import {nameOfVerdict} from '../seal/say';
import type {VerdictKind} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {summaryWords} from '../shared/words/audit';
import type {Report} from './audit';
import type {AuthorReport} from './authors';
import type {Finding} from './finding';
import {nameOfFinding} from './say';

/** What a summary tells of the thread itself. */
export type SummaryFacts = {
	readonly title: string;
	readonly pages: number;
	readonly posts: number;
	/** How the forum writes. */
	readonly markup: 'bbcode' | 'markdown' | 'html' | 'plain';
	/** Makes words of others harmless in a post: no markup, no smiley, no roll string. */
	plain(text: string): string;
};

// A post is read by people: what is more is in the report.
const MOST_LINES = 40;

/** A summary that can be posted: who rolled, with which verdicts, and what to look at, by place. It quotes no line and holds no roll string. */
export function summaryOf(report: Report, facts: SummaryFacts, lang: Lang): string {
	const say = summaryWords[lang];
	const {title, pages, posts, plain} = facts;
	const {findings} = report;
	const more = findings.length - MOST_LINES;
	const lines = [
		strong(say.title({title: plain(title)}), facts.markup),
		say.read({posts, rolls: report.rolls.length, pages}),
		...(report.whole ? [] : [say.notWhole]),
		'',
		...report.authors.map(author => sayAuthor(author, plain, lang)),
		'',
		...(findings.length === 0 ? [say.nothing] : [say.found({count: findings.length})]),
		...findings.slice(0, MOST_LINES).map(finding => item(sayFinding(finding, plain, lang), facts.markup)),
		...(more > 0 ? [say.more({count: more})] : []),
		...(findings.length === 0 ? [] : ['', say.neutral]),
	];
	// Markdown runs lines together unless an empty one parts them.
	return facts.markup === 'markdown' ? lines.filter(line => line !== '').join('\n\n') : lines.join('\n');
}

const strong = (text: string, markup: SummaryFacts['markup']): string =>
	markup === 'bbcode' ? `[b]${text}[/b]` : markup === 'markdown' ? `**${text}**` : text;

// `[*]` alone is refused by some boards, and a hyphen begins a list of Markdown's own.
const item = (text: string, markup: SummaryFacts['markup']): string => (markup === 'markdown' ? `- ${text}` : `– ${text}`);

function sayAuthor({author, rolls, verdicts}: AuthorReport, plain: SummaryFacts['plain'], lang: Lang): string {
	const counts = Object.entries(verdicts).map(([kind, count]) => `${count} ${nameOfVerdict(kind as VerdictKind, lang)}`);
	return summaryWords[lang].author({author: plain(author), rolls, verdicts: counts.join(', ')});
}

function sayFinding({post, author, fact}: Finding, plain: SummaryFacts['plain'], lang: Lang): string {
	const say = summaryWords[lang];
	const name = nameOfFinding(fact.kind, lang);
	if (post !== undefined) return `${name}, ${say.inPost({post, author: plain(author ?? '?')})}`;
	return author === undefined ? name : `${name}, ${say.about({author: plain(author)})}`;
}
