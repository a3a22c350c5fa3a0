import {nameOf} from '../../sheets/names';
import type {CharacterPoint} from '../../wire/characters';
import {authorKey} from '../authors';
import {DiceCount, type DieReport} from '../dice';
import type {Tell} from '../json';
import type {AuditRoll} from '../roll';
import {type Course, coursesOf} from './courses';
import {type Outcomes, outcomesOf} from './outcomes';
import {type Spent, spendsOf} from './spends';
import {SumCount, type SumReport} from './sums';

/** Whose rolls are looked at: the table's, those of one author, or those of one character that an author plays. */
export type Whose =
	| {readonly kind: 'table'}
	| {readonly kind: 'author'; readonly author: string}
	| {readonly kind: 'character'; readonly author: string; readonly who: string};

/** A thread's rolls, or those of several. `thrown`: each set of dice once. */
export type Played = {
	readonly rolls: readonly AuditRoll[];
	readonly thrown: readonly AuditRoll[];
	readonly sheets: readonly CharacterPoint[];
	tell(roll: AuditRoll): ReturnType<Tell>;
};

/** What is drawn. */
export type Statistics = {
	/** How many sets of dice fell. */
	readonly count: number;
	readonly dice: readonly DieReport[];
	readonly sums: readonly SumReport[];
	readonly outcomes: Outcomes | undefined;
	readonly spends: readonly Spent[];
	readonly courses: readonly Course[];
};

/** Everything that some rolls tell, and where they are one character's what his sheets tell too. */
export function statisticsOf({rolls, thrown, sheets, tell}: Played, whose: Whose): Statistics {
	const own = thrown.filter(roll => isOf(roll, whose));
	const dice = new DiceCount();
	const sums = new SumCount();
	for (const {verdict} of own) {
		if (!verdict.rolled) continue;
		dice.add(verdict.rolled);
		sums.add(verdict.rolled);
	}
	const lines = whose.kind === 'character' ? rolls.filter(roll => isOf(roll, whose)) : [];
	return {
		count: own.length,
		dice: dice.report(),
		sums: sums.report(),
		outcomes: outcomesOf(own, tell),
		spends: spendsOf(own, tell),
		courses: whose.kind === 'character' ? coursesOf(lines, sheetsOf(sheets, whose, lines), tell) : [],
	};
}

const isOf = (roll: AuditRoll, whose: Whose): boolean =>
	whose.kind === 'table' ||
	(authorKey(roll.post) === whose.author && (whose.kind === 'author' || nameOf(roll.who) === nameOf(whose.who)));

/** What its author published; the reader's own sheet of that name where he published none. */
function sheetsOf(
	sheets: readonly CharacterPoint[],
	{who, author}: Extract<Whose, {kind: 'character'}>,
	lines: readonly AuditRoll[],
): readonly CharacterPoint[] {
	const named = sheets.filter(({name}) => nameOf(name) === nameOf(who));
	const names = new Set(lines.map(({post}) => post.author));
	const published = named.filter(one =>
		one.authorId === undefined ? one.author !== undefined && names.has(one.author) : author === `id ${one.authorId}`,
	);
	return published.length > 0 ? published : named.filter(one => one.author === undefined);
}

/** Everybody whose rolls can be looked at by themselves, in the order in which they first rolled. */
export function peopleIn(rolls: readonly AuditRoll[]): readonly (Exclude<Whose, {kind: 'table'}> & {readonly name: string})[] {
	const authors = new Map<string, string>();
	const characters = new Map<string, Extract<Whose, {kind: 'character'}> & {readonly name: string}>();
	for (const {post, who} of rolls) {
		const author = authorKey(post);
		authors.set(author, post.author);
		const key = `${author} ${nameOf(who)}`;
		if (who !== '' && !characters.has(key)) characters.set(key, {kind: 'character', author, who, name: who});
	}
	return [...[...authors].map(([author, name]) => ({kind: 'author', author, name}) as const), ...characters.values()];
}
