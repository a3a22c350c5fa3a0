import {type AuditThread, auditAll, nothingKnown, openThreads, type Report, roundsIn} from '../audit/audit';
import {csvOf, rowsOf} from '../audit/csv';
import type {Finding} from '../audit/finding';
import {gather} from '../audit/gather';
import {jsonOfReport, type Tell} from '../audit/json';
import {withRules} from '../audit/of-rules';
import {nameOfFinding, sayDie, sayFact, sayUnused} from '../audit/say';
import {roundsOfTurns, turnsIn} from '../audit/unused';
import {sayVerdict} from '../seal/say-verdict';
import type {VerdictKind} from '../seal/verdict';
import {groupBy} from '../shared/group-by';
import type {Lang} from '../shared/lang';
import {fail, ok} from '../shared/result';
import {auditWords, cliWords} from '../shared/words/cli';
import type {GatheredPage} from '../wire/gathered';
import type {CommandRun} from './answer';
import type {Options} from './options';
import {type ReadPage, readNow, readPages} from './posts';
import {complaints} from './read';
import {drawsOf, roundsFor} from './rounds';
import {siteOf, threadOf} from './threads';
import {toldBy} from './told';
import {jsonOfPage, moment, sayLine} from './verify';

/** `osselet audit PAGE.html… --url URL…`: a thread as evidence. Everything that differs, and every author's dice. */
export const auditCommand: CommandRun = async (options, world, lang) => {
	if (options.flags.has('csv') && options.flags.has('json')) return fail({code: 'cli/csv-and-json'});
	const pages = await readPages(options, world);
	if (!pages.ok) return pages;
	const now = readNow(options.values.now?.[0], world);
	if (!now.ok) return now;
	const opened = openThreads(threadsOf(pages.value, now.value));
	const turns = roundsOfTurns(turnsIn(opened.placed).values());
	const rounds = await roundsFor([...roundsIn(opened.placed), ...turns], options, world);
	if (!rounds.ok) return rounds;

	const judged = auditAll(opened, {...nothingKnown, now: now.value, draw: drawsOf(rounds.value, now.value)});
	const tell = await toldBy(judged.rolls, lang);
	const report = withRules(judged, tell);
	const {refused} = rounds.value;
	const strange = pages.value.some(({forum}) => !forum) || refused.length > 0;
	const json = {...jsonOfReport(report, tell, lang, moment), pages: pages.value.map(jsonOfPage), refusedRounds: refused};
	const text = options.flags.has('csv')
		? csvOf(rowsOf(report, tell, lang, moment), lang, '\n').trimEnd()
		: textOf({report, tell}, pages.value, options, refused, lang);
	return ok({json, text, finding: report.findings.length > 0 || strange});
};

/** The pages by board and thread, as they were read. */
function threadsOf(pages: readonly ReadPage[], now: number): readonly AuditThread[] {
	const ofForums = pages.filter(({forum}) => forum);
	return [...groupBy(ofForums, read => `${siteOf(read)} ${threadOf(read)}`).values()].map(read => ({
		site: siteOf(read[0]!),
		thread: threadOf(read[0]!),
		pages: read[0]!.thread && Math.max(...read.map(({thread}) => thread?.pages ?? 1)),
		read: read.map(each => pageOf(each, now)),
	}));
}

const pageOf = ({page, thread, read}: ReadPage, at: number): GatheredPage => ({
	page: thread?.page ?? 1,
	url: page.url.href,
	at,
	posts: read.map(each =>
		each.ok ? gather(each.value) : {hole: 'post' in each.error ? each.error.post : '?', why: each.error.code},
	),
});

function textOf(
	{report, tell}: {readonly report: Report; readonly tell: Tell},
	pages: readonly ReadPage[],
	{values}: Options,
	refused: readonly {readonly place: string}[],
	lang: Lang,
): string {
	const say = auditWords[lang];
	const byPost = groupBy(report.rolls, ({post}) => post);
	const rolls = [...byPost].map(([{gathered}, own]) =>
		[`#${gathered.id} ${gathered.author}`, ...own.flatMap(roll => sayLine(roll, tell, lang))].join('\n'),
	);
	const file = values.rounds?.[0] ?? '';
	const findings = report.findings.map(finding => `  ${sayFinding(finding, lang)}`);
	return [
		...(rolls.length === 0 ? [cliWords[lang].noRolls] : rolls),
		...(report.authors.length === 0
			? []
			: [[say.authors, ...report.authors.flatMap(author => sayAuthor(author, report, lang))].join('\n')]),
		findings.length === 0 ? say.nothing : [say.findings({count: findings.length}), ...findings].join('\n'),
		...pages.filter(({forum}) => !forum).flatMap(page => complaints(page, lang)),
		...refused.map(({place}) => cliWords[lang].badRound({file, place})),
	].join('\n\n');
}

/** `#4720 Bran, Other number than the dice: …` */
function sayFinding({post, author, fact}: Finding, lang: Lang): string {
	const where = [post === undefined ? '' : `#${post}`, author ?? ''].filter(Boolean).join(' ');
	const name = nameOfFinding(fact.kind, lang);
	return `${[where, name].filter(Boolean).join(', ')}${auditWords[lang].colon} ${sayFact(fact, lang, moment)}`;
}

function sayAuthor(author: Report['authors'][number], {unused}: Report, lang: Lang): readonly string[] {
	const verdicts = Object.entries(author.verdicts)
		.map(([kind, count]) => `${sayVerdict(kind as VerdictKind, lang).name} ${count}`)
		.join(', ');
	const id = author.authorId === undefined ? '' : ` (${author.authorId})`;
	const left = author.authorId === undefined ? undefined : unused.get(author.authorId);
	return [
		`  ${author.author}${id}, ${cliWords[lang].rollCount({count: author.rolls})}${auditWords[lang].colon} ${verdicts}`,
		...author.dice.map(die => `    ${sayDie(die, lang)}`),
		...(left ? [`    ${sayUnused(left, lang)}`] : []),
	];
}
