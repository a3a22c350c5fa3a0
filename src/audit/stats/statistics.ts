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

/** Counts roll by roll, so that a door can let its page breathe in between: each of `thrown` is handed to `add`, then `finish` sums up. */
export function startStatistics({rolls, sheets, tell}: Omit<Played, 'thrown'>, whose: Whose) {
	const isOf = lookFor(whose);
	const own: AuditRoll[] = [];
	const dice = new DiceCount();
	const sums = new SumCount();
	const add = (roll: AuditRoll): void => {
		const {rolled} = roll.verdict;
		if (!rolled || !isOf(roll)) return;
		own.push(roll);
		dice.add(rolled);
		sums.add(rolled);
	};
	const finish = (): Statistics => {
		const lines = whose.kind === 'character' ? rolls.filter(isOf) : [];
		return {
			count: own.length,
			dice: dice.report(),
			sums: sums.report(),
			outcomes: outcomesOf(own, tell),
			spends: spendsOf(own, tell),
			courses: whose.kind === 'character' ? coursesOf(lines, sheetsOf(sheets, whose, lines), tell) : [],
		};
	};
	return {add, finish};
}

/** Remembers what names come to: a long thread says the same ones thousands of times. */
function lookFor(whose: Whose): (roll: AuditRoll) => boolean {
	if (whose.kind === 'table') return () => true;
	const said = new Map<string, boolean>();
	const isWho = (who: string): boolean => {
		const known = said.get(who) ?? (whose.kind === 'author' || nameOf(who) === nameOf(whose.who));
		said.set(who, known);
		return known;
	};
	return ({post, who}) => authorKey(post) === whose.author && isWho(who);
}

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

export type Person = Exclude<Whose, {kind: 'table'}> & {readonly name: string};

/** Everybody whose rolls can be looked at by themselves: authors, then characters, in the order in which they first rolled. */
export function peopleIn(rolls: readonly AuditRoll[]): readonly Person[] {
	const authors = new Map<string, Person>();
	const lines = new Map<string, Person>();
	for (const {post, who} of rolls) {
		const author = authorKey(post);
		authors.set(author, {kind: 'author', author, name: post.author});
		const key = `${author} ${who}`;
		if (who !== '' && !lines.has(key)) lines.set(key, {kind: 'character', author, who, name: who});
	}
	const characters = new Map<string, Person>();
	for (const person of lines.values()) {
		const key = `${person.author} ${nameOf(person.name)}`;
		if (!characters.has(key)) characters.set(key, person);
	}
	return [...authors.values(), ...characters.values()];
}
