import * as v from 'valibot';
import {amount, formula, id, label, many, moment, prose} from './basics';

/** Whom an effect touches: the one who acts, the one acted upon, or the first thing of a kind that the actor owns. */
const on = v.optional(v.union([v.picklist(['self', 'target']), v.strictObject({thing: id})]));
const when = v.optional(formula);

/** One change that a rule brings about. A closed list: what a game needs beyond it is a new member here, for all games. */
export const effect = v.variant('do', [
	v.strictObject({do: v.literal('track'), track: id, by: v.optional(amount), set: v.optional(amount), on, when}),
	v.strictObject({do: v.literal('damage'), amount, track: v.optional(id), tags: v.optional(many(id)), on, when}),
	v.strictObject({do: v.literal('heal'), amount, track: v.optional(id), tags: v.optional(many(id)), on, when}),
	v.strictObject({do: v.literal('refill'), track: id, on, when}),
	v.strictObject({
		do: v.literal('condition'),
		condition: id,
		add: v.optional(amount),
		set: v.optional(amount),
		turns: v.optional(amount),
		on,
		when,
	}),
	v.strictObject({do: v.literal('clear'), condition: id, on, when}),
	v.strictObject({
		do: v.literal('list'),
		list: id,
		entry: label,
		value: v.optional(amount),
		raise: v.optional(amount),
		strike: v.optional(v.literal(true)),
		words: v.optional(prose),
		on,
		when,
	}),
	v.strictObject({do: v.literal('clock'), clock: id, by: amount, size: v.optional(amount), on, when}),
	v.strictObject({do: v.literal('reserve'), reserve: id, by: amount, when}),
	v.strictObject({do: v.literal('money'), by: amount, on, when}),
	v.strictObject({do: v.literal('xp'), by: amount, balance: v.optional(id), on, when}),
	v.strictObject({do: v.literal('mark'), skill: id, on, when}),
	v.strictObject({do: v.literal('stat'), stat: id, by: amount, on, when}),
	v.strictObject({do: v.literal('grant'), catalogue: id, entry: id, on, when}),
	/** Takes the entry that the dice point at by its fields: `@this.row = @roll.first`. Where none stands there, the words say what to do. */
	v.strictObject({do: v.literal('draw'), catalogue: id, where: formula, otherwise: prose, on, when}),
	v.strictObject({do: v.literal('use'), of: id, per: moment, on, when}),
	v.strictObject({do: v.literal('flag'), flag: id, value: amount, on, when}),
	v.strictObject({do: v.literal('ask'), who: v.picklist(['player', 'gm', 'target']), text: prose, then: v.optional(id), when}),
	v.strictObject({do: v.literal('log'), text: prose, when}),
	/** Says a number by name, for those who carry it out at the table: damage to a foe without a sheet. */
	v.strictObject({do: v.literal('tell'), name: label, value: amount, when}),
	/** Does what the bricks of a build do: the one that the move's ask `of` answers, those of the groups named. */
	v.strictObject({do: v.literal('bricks'), of: id, groups: v.optional(many(id)), on, when}),
]);

export type Effect = v.InferOutput<typeof effect>;

/** What a card waits for: a moment of time, or something that happens to the sheet. */
export const event = v.union([
	moment,
	v.strictObject({track: id, is: v.picklist(['empty', 'full', 'changed'])}),
	v.strictObject({clock: id, is: v.literal('full')}),
	v.strictObject({condition: id, is: v.picklist(['added', 'removed'])}),
	v.strictObject({move: id, is: v.picklist(['made', 'success', 'failure'])}),
	v.picklist(['created', 'hit', 'damaged', 'healed']),
]);
export type Event = v.InferOutput<typeof event>;

/** A rule card: on an event, under a condition, some effects. Fires once for each crossing. */
export const card = v.strictObject({
	id,
	name: label,
	description: v.optional(prose),
	on: event,
	/** Other events that play it as well. */
	also: v.optional(many(event)),
	if: v.optional(formula),
	/** Only while the sheet has this condition, and only unless it has that one. */
	while: v.optional(id),
	unless: v.optional(id),
	do: many(effect),
});
export type Card = v.InferOutput<typeof card>;
