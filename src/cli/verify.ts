import {drawTime} from '../seal/draws';
import {judgePost} from '../seal/judge';
import type {Draw, Judged} from '../seal/judged';
import {sayReason, sayVerdict} from '../seal/say';
import type {VerdictKind} from '../seal/verdict';
import type {Lang} from '../shared/lang';
import {ok, type Result} from '../shared/result';
import {cliWords} from '../shared/words/cli';
import type {CommandRun} from './answer';
import {dicePerPool} from './dice';
import {groupBy} from './group-by';
import type {Options} from './options';
import {type ReadPage, readNow, readPages} from './posts';
import type {CliProblem} from './problem';
import {complaints, headOf, stringOf} from './read';
import {type Rounds, readChain, readRounds} from './rounds';
import {type Placed, placePosts} from './threads';
import type {World} from './world';

/** One string of a page and what it is worth. */
type Line = Judged & {readonly placed: Placed};

// What a game master must look at; a draw that is to come or was not given is no finding.
const FINDINGS: readonly VerdictKind[] = ['timing', 'changed', 'mismatch', 'unreadable'];

/** `osselet verify PAGE.html… --url URL…`: the verdict of each roll, by the judge that the page's marks ask too. */
export const verifyCommand: CommandRun = async (options, world, lang) => {
	const pages = await readPages(options, world);
	if (!pages.ok) return pages;
	const now = readNow(options.values.now?.[0], world);
	if (!now.ok) return now;
	const placed = placePosts(pages.value);
	const rounds = await roundsFor(placed, options, world);
	if (!rounds.ok) return rounds;

	const lines = placed.flatMap(each => linesOf(each, now.value, rounds.value));
	const {refused} = rounds.value;
	const finding =
		lines.some(({verdict}) => FINDINGS.includes(verdict.kind)) ||
		pages.value.some(page => !page.forum || page.problems.length > 0) ||
		refused.length > 0;
	const json = {rolls: lines.map(jsonOfLine), pages: pages.value.map(jsonOfPage), refusedRounds: refused};
	return ok({json, text: textOf(lines, pages.value, rounds.value, options, lang), finding});
};

const noRounds: Rounds = {known: new Map(), refused: []};

async function roundsFor(placed: readonly Placed[], {values}: Options, world: World): Promise<Result<Rounds, CliProblem>> {
	const chain = await readChain(world, values.chain?.[0]);
	if (!chain.ok) return chain;
	const file = values.rounds?.[0];
	const strings = placed.flatMap(({judged}) => judged.found.map(({string}) => string));
	const wanted = new Set(strings.flatMap(string => (string.kind === 'roll' && string.round ? [string.round] : [])));
	return file === undefined ? ok(noRounds) : readRounds(world, file, wanted, chain.value);
}

function linesOf(placed: Placed, now: number, {known, refused}: Rounds): readonly Line[] {
	const {judged, thread, postAt} = placed;
	const draw = (round: number): Draw | undefined => {
		const randomness = known.get(round);
		if (randomness !== undefined) return {state: 'known', randomness};
		if (drawTime(round) > now) return {state: 'waiting'};
		return refused.some(each => each.round === round) ? {state: 'failed'} : undefined;
	};
	return judgePost(judged, {now, draw, postAt, thread, seen: () => undefined}).map(each => ({...each, placed}));
}

const jsonOfLine = ({found, verdict, placed: {post}}: Line) => ({
	post: post.id,
	author: post.author,
	authorId: post.authorId ?? null,
	string: stringOf(found, post.body.text),
	mode: verdict.string?.mode ?? null,
	expression: verdict.string?.expression ?? null,
	dice: verdict.rolled ? dicePerPool(verdict.rolled) : null,
	total: verdict.rolled?.total ?? null,
	...(verdict.rolled?.counts && {successes: verdict.rolled.total}),
	said: verdict.said ?? null,
	draw: verdict.drawAt === undefined ? null : new Date(verdict.drawAt).toISOString(),
	verdict: verdict.kind,
	reasons: verdict.reasons,
});

const jsonOfPage = ({page, forum, thread, posts, problems}: ReadPage) => ({
	url: page.url.href,
	forum: forum?.id ?? null,
	thread: thread?.id ?? null,
	page: thread?.page ?? null,
	posts: posts.length,
	problems,
});

function textOf(lines: readonly Line[], pages: readonly ReadPage[], {refused}: Rounds, {values}: Options, lang: Lang): string {
	const say = cliWords[lang];
	const byPost = groupBy(lines, ({placed}) => placed);
	const posts = [...byPost].map(([{post}, own]) => [headOf(post, lang), ...own.flatMap(line => sayLine(line, lang))].join('\n'));
	const none = lines.length === 0 && pages.some(({forum}) => forum) ? [say.noRolls] : [];
	const file = values.rounds?.[0] ?? '';
	return [
		...posts,
		...none,
		...pages.flatMap(page => complaints(page, lang)),
		...refused.map(({place}) => say.badRound({file, place})),
	].join('\n\n');
}

function sayLine({found, verdict, placed}: Line, lang: Lang): readonly string[] {
	const {rolled, string, kind, reasons} = verdict;
	const what = string?.expression ?? stringOf(found, placed.post.body.text);
	const fell = rolled
		? ` = ${rolled.total} [${dicePerPool(rolled)
				.map(faces => faces.join(' '))
				.join(' | ')}]`
		: '';
	return [`  ${what}${fell}  ${sayVerdict(kind, lang).name}`, ...reasons.map(reason => `    ${sayReason(reason, lang, moment)}`)];
}

/** `2026-08-22 21:40 UTC`: the same on every machine. */
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
