import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {canonicalOf} from '../../src/dice/canonical';
import {rangeOf} from '../../src/dice/check';
import type {Plan} from '../../src/dice/plan';
import {readNotation} from '../../src/dice/read';
import type {Rng} from '../../src/dice/rng';
import {roll} from '../../src/dice/roll';
import {scripted} from './scripted';

type Expectation = {
	total?: number;
	draws?: number;
	successes?: number;
	error?: boolean;
	min?: number;
	max?: number;
	mean?: number;
	sixes?: number;
	ones?: number;
	extraD6?: number;
	success?: boolean;
	natural?: number;
	repeat?: number;
	comment?: string;
	decision?: boolean;
};
type Case = {
	id: string;
	expression: string;
	dialect: string;
	dice?: number[];
	context?: Record<string, string | number>;
	expectation: Expectation;
};

const read = (name: string) => JSON.parse(readFileSync(new URL(`../fixtures/dice/${name}`, import.meta.url), 'utf8'));
const {cases} = read('oracle.json') as {cases: Case[]};
/** What ours answers where it differs, or where others do not agree: by reason, each argued in docs/notation.md. */
const differences = Object.assign({}, ...Object.values(read('differences.json'))) as Record<string, string>;

// Sorting and marks for criticals change no total; Roll20's `>` takes the number itself.
const undecorated = (text: string) => text.replace(/c[sf](?:[<>]=?|=)?\d*/g, '').replace(/(?<=[\d)!F])\s*s[ad]?(?![a-z])/g, '');
const translations: Record<string, (text: string) => string> = {
	common: undecorated,
	'roll-parser': undecorated,
	roll20: text => text.replace(/(?<=[\df])([<>])(?=\d)/g, '$1=').replace(/(d\d+)d(?=\d)/, '$1dl'),
	jdroll: text => text.replace(/(d\d+)g/, '$1kh').replace(/(d\d+)l/, '$1kl'),
	dicelette: text => text.replace('=>', ' vs '),
};
const variants: Record<string, string> = {base: '>=5>=8', only1fails: '>=2>=8', eightOnce: '>=5', 'only1fails+eightOnce': '>=2'};

function translated({dialect, expression, id, context}: Case): string {
	if (dialect !== 'system') return translations[dialect]!(expression);
	if (id.startsWith('sys-d8')) return `${expression}${variants[context!.variant as string]}`;
	if (id.startsWith('sys-d10-')) return `${expression}kh1b10d6`;
	return id.startsWith('sys-d100') ? `${expression} vs ${context!.target}` : expression;
}

const lowest: Rng = {below: () => 0};

/** What ours makes of a case, in the terms the oracle has for it. */
function ours(one: Case): string {
	const reading = readNotation(translated(one), name => one.context?.[name] as number | undefined);
	if (!reading.ok) return `error ${reading.error.code}`;
	const {plan, repeat, label} = reading.value;
	const {total, draws, successes, min, max, mean, error} = one.expectation;
	if (error !== undefined || one.expectation.decision)
		return one.dice ? `total ${roll(plan, scripted(...one.dice)).total}` : `reads ${canonicalOf(plan)}`;
	const rng = one.dice ? scripted(...one.dice) : undefined;
	const said: string[] = [];
	if (total !== undefined || successes !== undefined || rng) {
		const rolled = roll(plan, rng ?? lowest);
		said.push(`total ${rolled.total}`);
		if (draws !== undefined) said.push(`draws ${rng?.asked.length ?? 0}`);
	}
	const range = rangeOf(plan);
	if (min !== undefined) said.push(`min ${range.min}`);
	if (max !== undefined) said.push(`max ${range.max}`);
	const exact = mean === undefined ? undefined : meanOf(plan);
	if (exact !== undefined) said.push(`mean ${exact.toFixed(6)}`);
	if (one.expectation.repeat) said.push(`repeat ${repeat}`);
	if (one.expectation.comment) said.push(`label ${label}`);
	return said.join(', ') || `reads ${canonicalOf(plan)}`;
}

function wanted(one: Case): string {
	const {total, draws, successes, min, max, mean, error, repeat, comment} = one.expectation;
	if (error) return 'error';
	const said: string[] = [];
	if (total !== undefined || successes !== undefined) said.push(`total ${total ?? successes}`);
	if (draws !== undefined) said.push(`draws ${draws}`);
	if (min !== undefined) said.push(`min ${min}`);
	if (max !== undefined) said.push(`max ${max}`);
	if (mean !== undefined && meanOf(planOf(one)) !== undefined) said.push(`mean ${mean.toFixed(6)}`);
	if (repeat) said.push(`repeat ${repeat}`);
	if (comment) said.push(`label ${comment}`);
	return said.join(', ');
}

function planOf(one: Case): Plan {
	const reading = readNotation(translated(one));
	if (!reading.ok) throw new Error(reading.error.code);
	return reading.value.plan;
}

/** The exact mean over all ways the dice can fall; undefined where they are without end or beyond counting here. */
function meanOf(plan: Plan): number | undefined {
	const path: number[] = [];
	let mean = 0;
	for (let ways = 0; ways < 20_000; ways++) {
		const limits: number[] = [];
		const total = roll(plan, {below: limit => path[limits.push(limit) - 1] ?? 0}).total;
		if (limits.length > 8) return undefined;
		mean += total / limits.reduce((product, limit) => product * limit, 1);
		path.length = Math.min(path.length, limits.length);
		while (path.length < limits.length) path.push(0);
		while (path.length > 0 && path.at(-1) === limits[path.length - 1]! - 1) path.pop();
		if (path.length === 0) return mean;
		path.push(path.pop()! + 1);
	}
	return undefined;
}

describe('what other engines and exact mathematics say', () => {
	test.each(cases.filter(one => one.id.startsWith('sys-d6') && one.dice))('$id $expression $dice', one => {
		const {dice} = roll(planOf(one), scripted(...one.dice!)).pools[0]!;
		const shown = (face: number) => dice.filter(die => die.faces[0]!.face === face).length;
		expect([shown(6), shown(1)]).toEqual([one.expectation.sixes, one.expectation.ones]);
	});

	test.each(cases.filter(one => one.id.startsWith('sys-d100')))('$id $expression $dice', one => {
		const rolled = roll(planOf(one), scripted(...one.dice!));
		const natural = rolled.pools[0]!.dice[0]!.faces[0]!.face;
		expect([rolled.total, natural]).toEqual([one.expectation.total, one.expectation.natural]);
		// Natural bands are the rulebook's; between them, vs says it.
		if (natural > 5 && natural < 96) expect(rolled.versus!.met).toBe(one.expectation.success);
	});

	test.each(cases.filter(one => one.id.startsWith('sys-d10-') && one.dice))('$id $expression $dice', one => {
		const rolled = roll(planOf(one), scripted(...one.dice!));
		expect([rolled.total, rolled.pools[0]!.bonus.length]).toEqual([one.expectation.total, one.expectation.extraD6]);
	});

	const plain = cases.filter(one => !/^sys-(?:d6|d100|d10-keep-00|table)/.test(one.id));
	test.each(plain)('$id $expression', one => {
		const listed = differences[one.id];
		if (listed !== undefined) expect(ours(one)).toBe(listed);
		else if (one.expectation.error) expect(ours(one)).toMatch(/^error /);
		else if (one.expectation.error === false) expect(ours(one)).not.toMatch(/^error /);
		else expect(ours(one)).toBe(wanted(one));
	});

	test('lists no difference that the oracle does not have', () => {
		expect(Object.keys(differences).filter(id => !plain.some(one => one.id === id))).toEqual([]);
	});
});
