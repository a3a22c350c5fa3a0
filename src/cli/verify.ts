import {roundsIn} from '../audit/audit';
import {sayCorrected} from '../audit/before';
import {jsonOfBefore, jsonOfRoll, type Tell} from '../audit/json';
import {judgePlaced} from '../audit/judge';
import type {Placed as PlacedPost} from '../audit/place';
import type {AuditPost} from '../audit/post';
import type {AuditRoll} from '../audit/roll';
import type {Post} from '../forums/forum';
import {receiptsIn} from '../seal/receipts';
import {sayReason} from '../seal/say';
import {sayVerdict} from '../seal/say-verdict';
import type {VerdictKind} from '../seal/verdict';
import {groupBy} from '../shared/group-by';
import type {Lang} from '../shared/lang';
import {ok} from '../shared/result';
import {cliWords} from '../shared/words/cli';
import type {CommandRun} from './answer';
import {dicePerPool} from './dice';
import type {Options} from './options';
import {type ReadPage, readNow, readPages} from './posts';
import {complaints, headOf, sayCapped} from './read';
import {type Holder, jsonOfReceipts, sayReceipts} from './receipts';
import {drawsOf, type Rounds, roundsFor} from './rounds';
import {type Placed, placePosts} from './threads';
import {toldBy} from './told';

/** One string of a page and what it is worth. */
type Line = AuditRoll & {readonly source: Post};

// What a game master must look at; a draw that is to come or was not given is no finding.
const FINDINGS: readonly VerdictKind[] = ['timing', 'changed', 'mismatch', 'unreadable'];

/** `osselet verify PAGE.html… --url URL…`: the verdict of each roll, by the judge that the page's marks ask too. */
export const verifyCommand: CommandRun = async (options, world, lang) => {
	const pages = await readPages(options, world);
	if (!pages.ok) return pages;
	const now = readNow(options.values.now?.[0], world);
	if (!now.ok) return now;
	const placed = placePosts(pages.value);
	const wanted = {rounds: roundsIn(placed), receipts: receiptsIn(placed.map(({post}) => post.found))};
	const rounds = await roundsFor(wanted, now.value, options, world);
	if (!rounds.ok) return rounds;

	const around = {now: now.value, draw: drawsOf(rounds.value, now.value), note: () => undefined};
	const lines = placed.flatMap(each => judgePlaced(each, around).map(roll => ({...roll, source: each.post.source})));
	const {refused, receipts} = rounds.value;
	const capped = placed.filter(({post}) => post.gathered.beyond).map(({post}) => post.gathered.id);
	const finding =
		capped.length > 0 ||
		lines.some(({verdict}) => FINDINGS.includes(verdict.kind)) ||
		pages.value.some(page => !page.forum || page.problems.length > 0) ||
		refused.length > 0 ||
		[...receipts.values()].includes('refused');
	const tell = await toldBy(
		lines.filter(({verdict}) => verdict.before),
		lang,
	);
	const rolls = lines.map(line => ({...jsonOfRoll(line), ...jsonOfBefore(line, tell)}));
	const json = {
		rolls,
		receipts: placed.flatMap(each => jsonOfReceipts(holderOf(each), receipts)),
		capped,
		pages: pages.value.map(jsonOfPage),
		refusedRounds: refused,
	};
	return ok({
		json,
		text: textOf({lines, tell, placed, capped, pages: pages.value, rounds: rounds.value}, options, lang),
		finding,
	});
};

/** A post as its receipts are told. */
export const holderOf = ({post}: PlacedPost<AuditPost>): Holder => ({id: post.gathered.id, found: post.found});

/** A page, as far as it could be read. */
export const jsonOfPage = ({page, forum, thread, posts, problems}: ReadPage) => ({
	url: page.url.href,
	forum: forum?.id ?? null,
	thread: thread?.id ?? null,
	page: thread?.page ?? null,
	posts: posts.length,
	problems,
});

type Verified = {
	readonly lines: readonly Line[];
	/** Of corrections alone: all else is judged without rules. */
	readonly tell: Tell;
	readonly placed: readonly Placed[];
	/** Posts that hold more strings than are read. */
	readonly capped: readonly string[];
	readonly pages: readonly ReadPage[];
	readonly rounds: Rounds;
};

function textOf(
	{lines, tell, placed, capped, pages, rounds: {refused, receipts}}: Verified,
	{values}: Options,
	lang: Lang,
): string {
	const say = cliWords[lang];
	const byPost = groupBy(lines, ({source}) => source);
	const posts = [...byPost].map(([post, own]) =>
		[headOf(post, lang), ...own.flatMap(line => sayLine(line, tell, lang))].join('\n'),
	);
	const none = lines.length === 0 && pages.some(({forum}) => forum) ? [say.noRolls] : [];
	const file = values.rounds?.[0] ?? '';
	return [
		...posts,
		...none,
		...placed.flatMap(each => sayReceipts(holderOf(each), receipts, lang)),
		...sayCapped(capped, lang),
		...pages.flatMap(page => complaints(page, lang)),
		...refused.map(({place}) => say.badRound({file, place})),
	].join('\n\n');
}

/** A roll as people read it: what fell, the verdict, and why. */
export function sayLine(roll: AuditRoll, tell: Tell, lang: Lang): readonly string[] {
	const {text, verdict} = roll;
	const {rolled, string, kind, reasons} = verdict;
	const what = string?.expression ?? text;
	const fell = rolled
		? ` = ${rolled.total} [${dicePerPool(rolled)
				.map(faces => faces.join(' '))
				.join(' | ')}]`
		: '';
	const corrected = sayCorrected(roll, tell, lang);
	return [
		`  ${what}${fell}  ${sayVerdict(kind, lang).name}`,
		...(corrected === undefined ? [] : [`    ${corrected}`]),
		...reasons.map(reason => `    ${sayReason(reason, lang, moment)}`),
	];
}

/** `2026-08-22 21:40 UTC`: the same on every machine. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
