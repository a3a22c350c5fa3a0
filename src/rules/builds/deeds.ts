import * as v from 'valibot';
import {buildWords} from '../../shared/words/builds';
import type {Label} from '../contract/basics';
import {id, limits, many} from '../contract/basics';
import type {Acting} from '../effects/acting';
import {nameOf} from '../game';
import type {Who} from '../history';
import type {RuleProblem} from '../problem';
import {type Build, buildRankShape, type OwnBrick, ownBrickShape, type State} from '../state';
import {buildFaults} from './faults';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.label));

/** What may be done by hand to what is built: written anew, settled at its open rank, taken away; and what the GM says of a brick. */
export const buildDeeds = [
	v.strictObject({
		act: v.literal('build'),
		builder: id,
		key: name,
		name,
		text: v.optional(v.pipe(v.string(), v.maxLength(limits.text))),
		ranks: many(buildRankShape),
	}),
	v.strictObject({act: v.literal('settle'), key: name}),
	v.strictObject({act: v.literal('unbuild'), key: name}),
	v.strictObject({act: v.literal('brick'), builder: id, brick: ownBrickShape}),
] as const;
export type BuildDeed = v.InferOutput<(typeof buildDeeds)[number]>;

const say = <Facts>(pick: (lang: 'fr' | 'en') => (facts: Facts) => string, facts: Facts): Label => ({
	fr: pick('fr')(facts),
	en: pick('en')(facts),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Why a person may not do it: ranks that are settled, and how many there are, are the GM's to change; so are prices. */
export function leaveToBuild(state: State, deed: BuildDeed, who: Who): RuleProblem | undefined {
	if (who !== 'player' || deed.act === 'settle') return undefined;
	const what = deed.act === 'brick' ? (deed.brick.name ?? deed.brick.id) : deed.act === 'build' ? deed.name : deed.key;
	const refused: RuleProblem = {code: 'rule/not-yours', what, who};
	if (deed.act !== 'build') return refused;
	const now = state.builds.find(build => build.key === deed.key);
	const kept = now && now.ranks.length === deed.ranks.length && same(now.ranks.slice(0, now.done), deed.ranks.slice(0, now.done));
	return kept ? undefined : refused;
}

function write(acting: Acting, {builder, key, name: called, text, ranks}: Extract<BuildDeed, {act: 'build'}>): void {
	if (!acting.game.builders.has(nameOf(builder))) return acting.refuse({code: 'rule/unknown', what: 'builder', id: builder});
	const {builds} = acting.state('self');
	const index = builds.findIndex(build => build.key === key);
	const done = Math.min(builds[index]?.done ?? 0, ranks.length);
	const next: Build = {key, builder, name: called, ranks, done, ...(text !== undefined && text !== '' && {text})};
	acting.set('self', {builds: index < 0 ? [...builds, next] : builds.with(index, next)});
	acting.tell({kind: 'log', text: say(lang => buildWords[lang].changed, {name: called})});
}

function settle(acting: Acting, key: string): void {
	const {builds} = acting.state('self');
	const index = builds.findIndex(build => build.key === key);
	const build = builds[index];
	if (!build) return acting.refuse({code: 'rule/unknown', what: 'build', id: key});
	const rank = build.done + 1;
	if (rank > build.ranks.length) return acting.refuse({code: 'rule/once', what: build.name});
	const faults = buildFaults(acting.sheet('self'), build, rank);
	if (faults.length > 0) {
		for (const problem of faults) acting.refuse(problem);
		return;
	}
	acting.set('self', {builds: builds.with(index, {...build, done: rank})});
	acting.tell({kind: 'log', text: say(lang => buildWords[lang].settled, {name: build.name, rank})});
}

function unbuild(acting: Acting, key: string): void {
	const {builds} = acting.state('self');
	const gone = builds.find(build => build.key === key);
	if (!gone) return acting.refuse({code: 'rule/unknown', what: 'build', id: key});
	acting.set('self', {builds: builds.filter(build => build !== gone)});
	acting.tell({kind: 'log', text: say(lang => buildWords[lang].removed, {name: gone.name})});
}

/** Keeps what the table says of a brick: a price that the rules do not give, or a brick of its own where the builder is open. */
function writeBrick(acting: Acting, builderId: string, own: OwnBrick): void {
	const builder = acting.game.builders.get(nameOf(builderId));
	if (!builder) return acting.refuse({code: 'rule/unknown', what: 'builder', id: builderId});
	const known = builder.bricks.find(brick => brick.id === own.id);
	if (!known && !builder.open) return acting.refuse({code: 'rule/unknown', what: 'brick', id: own.id});
	const {bricks} = acting.state('self');
	const others = (bricks[builder.id] ?? []).filter(brick => brick.id !== own.id);
	const before = (bricks[builder.id] ?? []).find(brick => brick.id === own.id);
	acting.set('self', {bricks: {...bricks, [builder.id]: [...others, {...before, ...own}]}});
	const called = known?.name ?? own.name ?? own.id;
	const points = own.points === undefined ? '…' : String(own.points);
	acting.tell({
		kind: 'log',
		text:
			typeof called === 'string'
				? say(lang => buildWords[lang].brick, {name: called, points})
				: {fr: buildWords.fr.brick({name: called.fr, points}), en: buildWords.en.brick({name: called.en, points})},
	});
}

/** Does by hand what was allowed. */
export function carryOutBuild(acting: Acting, deed: BuildDeed): void {
	switch (deed.act) {
		case 'build':
			return write(acting, deed);
		case 'settle':
			return settle(acting, deed.key);
		case 'unbuild':
			return unbuild(acting, deed.key);
		case 'brick':
			return writeBrick(acting, deed.builder, deed.brick);
	}
}
