import {type Caption, captionAmong, lettersOf} from './caption';

// As src/panel/calls/write-calls.ts writes it, in either language: `Aria, Perception contre 15 (jet demandé, à lancer par le joueur)`.
const ASKED = [
	/^(.{0,160}?,\s.{1,160}?)(?:\s(contre\s-?\d{1,9}|face\sà\s.{1,80}))?\s\((jet\sdemandé,\sà\slancer\spar\sle\sjoueur)\)$/,
	/^(.{0,160}?,\s.{1,160}?)(?:\s(against\s.{1,80}))?\s\((called\sroll,\sfor\sthe\splayer\sto\smake)\)$/,
];
const MOST_LINE = 400;
/** The most that are read in one post. */
const MOST = 50;

/** Whether a text perhaps asks somebody for a roll without naming dice. */
export const mayAsk = (text: string): boolean => /jet\sdemandé,\sà\slancer|called\sroll,\sfor\sthe\splayer/.test(text);

/** The rolls that a post's own text asks of somebody without naming dice, each as the head of a roll's line and what it is against: `Aria, Perception – contre 15, jet demandé…`. */
export function bareCallsIn(text: string): readonly string[] {
	if (!mayAsk(text)) return [];
	return (
		text
			.split('\n')
			.map(line => line.slice(0, MOST_LINE).trim())
			// A forum that knows no blanks but these has none that tells names apart.
			.map(line => (line.includes(' ') ? line : line.replace(/\s/g, ' ')))
			.filter(mayAsk)
			.flatMap(line => lineOf(line) ?? [])
			.slice(0, MOST)
	);
}

function lineOf(line: string): string | undefined {
	for (const asked of ASKED) {
		const [, head, against, how] = asked.exec(line) ?? [];
		if (how !== undefined) return `${head} – ${[against, how].filter(Boolean).join(', ').replace(/\s+/g, ' ')}`;
	}
	return undefined;
}

/** Who is asked for what by such a line: what stands after the label, and the number to reach where it is one. `names`: of those who may be asked, where they are known. */
export function readBare(
	line: string,
	names: readonly string[] = [],
): Caption & {readonly target?: number; readonly against?: string} {
	const [, against] = / – ((?:contre|face à|against) .{1,80}?)(?:, (?:jet demandé|called roll),|$)/.exec(line) ?? [];
	const [, target] = /^(?:contre|against) (-?\d{1,9})$/.exec(against ?? '') ?? [];
	return {
		...captionAmong(names)(line),
		...(against !== undefined && {against}),
		...(target !== undefined && {target: Number(target)}),
	};
}

/** A roll that somebody made himself. `after`: how many of the calls stand in posts before it. `moves`: what its move is called, in each language; none where nobody knows. */
export type MadeRoll = {readonly line: string; readonly after: number; readonly moves: readonly string[]};

/** Who is called: the name that he is shown by, and those of his characters. */
export type Called = {readonly shown: string; readonly names: readonly string[]};

/** Which calls are answered, by their places; each roll answers one. `lines`: of the calls in order, undefined for those of others. Rolls that bear the name that was called come first. */
export function answeredIn(
	lines: readonly (string | undefined)[],
	made: readonly MadeRoll[],
	called: Called,
): ReadonlySet<number> {
	const answered = new Set<number>();
	const spent = new Set<MadeRoll>();
	for (const answers of [answersByName, answersByMove]) {
		lines.forEach((line, place) => {
			if (line === undefined || answered.has(place)) return;
			const roll = made.find(one => one.after > place && !spent.has(one) && answers(line, one, called));
			if (!roll) return;
			spent.add(roll);
			answered.add(place);
		});
	}
	return answered;
}

type Answers = (line: string, roll: MadeRoll, called: Called) => boolean;

/** Under the name that was called, and for what was asked: by its own words, or by its move. */
const answersByName: Answers = (line, roll, {names}) => {
	const asked = readBare(line, names);
	const {who, label} = captionAmong(names)(roll.line);
	return lettersOf(who) === lettersOf(asked.who) && [label, ...roll.moves].some(name => isAsked(asked, name));
};

/** Under other words: nobody's name, a character of the member who was called by his own, or by the move where the words name nothing of the sort. A roll for somebody else is none. */
const answersByMove: Answers = (line, roll, {shown, names}) => {
	const asked = readBare(line, names);
	const {who, label} = captionAmong(names)(roll.line);
	const isOwn = names.some(name => lettersOf(name) === lettersOf(who));
	const isFree = who === '' || (isOwn && lettersOf(asked.who) === lettersOf(shown));
	if (isFree && isAsked(asked, label)) return true;
	return roll.moves.some(name => isAsked(asked, name)) && (isFree || (!isOwn && !isAsked(asked, label)));
};

/** Whether a name is that of what was asked for; which may go on to whom it is against. */
const isAsked = ({label, against = ''}: ReturnType<typeof readBare>, name: string): boolean =>
	lettersOf(name) !== '' && [label, `${label} ${against}`].some(asked => lettersOf(asked) === lettersOf(name));
