import {type AuditThread, auditAll, nothingKnown, openThreads, type Report, roundsIn} from '../audit/audit';
import {csvOf, rowsOf} from '../audit/csv';
import type {Finding} from '../audit/finding';
import {gather} from '../audit/gather';
import {jsonOfReport, type Tell} from '../audit/json';
import {withRules} from '../audit/of-rules';
import {type DrawReceipt, receiptsOf, receiptTexts} from '../audit/receipts';
import {nameOfFinding, sayDie, sayFact, sayUnused} from '../audit/say';
import {roundsOfTurns, turnsIn} from '../audit/unused';
import {drawTime} from '../seal/draws';
import {receiptsIn} from '../seal/receipts';
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
import {jsonOfReceipts, sayReceipts} from './receipts';
import {drawsOf, roundsFor} from './rounds';
import {siteOf, threadOf} from './threads';
import {toldBy} from './told';
import {holderOf, jsonOfPage, moment, sayLine} from './verify';

/** `osselet audit PAGE.html… --url URL…`: a thread as evidence. Everything that differs, and every author's dice. */
export const auditCommand: CommandRun = async (options, world, lang) => {
	if (options.flags.has('csv') && options.flags.has('json')) return fail({code: 'cli/csv-and-json'});
	if (options.flags.has('csv') && options.flags.has('receipts')) return fail({code: 'cli/csv-and-receipts'});
	const pages = await readPages(options, world);
	if (!pages.ok) return pages;
	const now = readNow(options.values.now?.[0], world);
	if (!now.ok) return now;
	const opened = openThreads(threadsOf(pages.value, now.value));
	const turns = roundsOfTurns(turnsIn(opened.placed).values());
	const named = roundsIn(opened.placed);
	const wanted = {rounds: [...named, ...turns], receipts: receiptsIn(opened.placed.map(({post}) => post.found))};
	const rounds = await roundsFor(wanted, now.value, options, world);
	if (!rounds.ok) return rounds;

	const {refused, receipts} = rounds.value;
	const draw = drawsOf(rounds.value, now.value);
	if (options.flags.has('receipts')) return ok(printReceipts(receiptsOf(named, draw), named.length, lang));

	const judged = auditAll(opened, {...nothingKnown, now: now.value, draw, receipts});
	const tell = await toldBy(judged.rolls, lang);
	const report = withRules(judged, tell);
	const strange = pages.value.some(({forum}) => !forum) || refused.length > 0;
	const holders = opened.placed.map(holderOf);
	const json = {
		...jsonOfReport(report, tell, lang, moment),
		receipts: holders.flatMap(each => jsonOfReceipts(each, receipts)),
		pages: pages.value.map(jsonOfPage),
		refusedRounds: refused,
	};
	const text = options.flags.has('csv')
		? csvOf(rowsOf(report, tell, lang, moment), lang, '\n').trimEnd()
		: textOf(
				{report, tell, receipts: holders.flatMap(each => sayReceipts(each, receipts, lang))},
				pages.value,
				options,
				refused,
				lang,
			);
	return ok({json, text, finding: report.findings.length > 0 || strange});
};

/** The receipts of a thread's draws, to post; it is told where some are not at hand. */
function printReceipts(own: readonly DrawReceipt[], draws: number, lang: Lang) {
	const say = cliWords[lang];
	const missing = draws - own.length;
	const json = {
		receipts: own.map(({round, receipt}) => ({round, draw: new Date(drawTime(round)).toISOString(), string: receipt})),
		missing,
	};
	const more = missing > 0 ? [say.receiptsMissing({count: missing})] : [];
	return {json, text: [...receiptTexts(own, 'plain', lang), ...more].join('\n\n'), finding: missing > 0};
}

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
	{report, tell, receipts}: {readonly report: Report; readonly tell: Tell; readonly receipts: readonly string[]},
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
		...receipts,
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
