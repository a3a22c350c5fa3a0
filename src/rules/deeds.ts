import * as v from 'valibot';
import {buildDeeds} from './builds/deeds';
import {id, limits, moment, whole} from './contract/basics';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.label));
const words = v.pipe(v.string(), v.maxLength(limits.text));

/** What a person may do to a sheet by hand. The rules' own effects do not come this way. */
export const deed = v.variant('act', [
	v.strictObject({act: v.literal('track'), track: id, to: whole}),
	v.strictObject({act: v.literal('condition'), condition: id, level: whole, turns: v.optional(whole)}),
	v.strictObject({act: v.literal('entry'), list: id, name, value: v.optional(whole), words: v.optional(words)}),
	v.strictObject({act: v.literal('raise'), list: id, name, by: v.picklist([1, -1])}),
	v.strictObject({act: v.literal('strike'), list: id, name}),
	v.strictObject({act: v.literal('tick'), clock: id, by: whole}),
	v.strictObject({act: v.literal('reserve'), reserve: id, by: whole}),
	/** What the GM says when a scene is over: whether a hard move was played that no roll offered. */
	v.strictObject({act: v.literal('hardMove'), reserve: id, played: v.boolean()}),
	v.strictObject({act: v.literal('answer'), question: id, text: words}),
	v.strictObject({act: v.literal('thing'), kind: id, name}),
	v.strictObject({act: v.literal('loseThing'), key: name}),
	v.strictObject({act: v.literal('thingTrack'), key: name, track: id, to: whole}),
	v.strictObject({act: v.literal('money'), to: whole}),
	v.strictObject({act: v.literal('award'), xp: whole, balance: v.optional(id)}),
	/** What the rulebook says is earned, by what the GM answers: hours, whether somebody was absent. */
	v.strictObject({act: v.literal('earn'), award: id, asks: v.record(id, v.pipe(whole, v.minValue(0), v.maxValue(10_000)))}),
	v.strictObject({act: v.literal('gain'), catalogue: id, entry: id}),
	v.strictObject({act: v.literal('lose'), catalogue: id, key: name}),
	/** What the owner of an entry chooses for it: words, or an id in one of the places, which says nothing of the others; an empty text for none. */
	v.strictObject({
		act: v.literal('choose'),
		catalogue: id,
		key: name,
		choice: id,
		chosen: v.union([
			v.pipe(v.string(), v.maxLength(limits.label)),
			v.strictObject({at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(49)), id: v.union([v.literal(''), id])}),
		]),
	}),
	/** An entry of one's own in an open catalogue; with a key, the values of one that is owned. */
	v.strictObject({
		act: v.literal('own'),
		catalogue: id,
		key: v.optional(name),
		name,
		text: v.optional(words),
		fields: v.optional(v.record(id, v.union([v.pipe(v.number(), v.finite()), words, v.boolean()]))),
	}),
	v.strictObject({act: v.literal('skill'), name, stat: v.optional(id)}),
	/** The GM's word on a skill that a player added: declined, it leaves the sheet. */
	v.strictObject({act: v.literal('agree'), skill: id, agreed: v.boolean()}),
	/** A switch of the rulebook, as the table has it. */
	v.strictObject({act: v.literal('option'), option: id, value: v.union([v.boolean(), v.pipe(v.number(), v.finite()), id])}),
	...buildDeeds,
	v.strictObject({act: v.literal('pass'), moment}),
]);
export type Deed = v.InferOutput<typeof deed>;
