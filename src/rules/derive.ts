import type {Amount} from './contract/basics';
import type {Entry} from './contract/catalogues';
import type {Condition} from './contract/parts';
import {entryScope} from './entries';
import type {FormulaNote, Scope} from './formula/evaluate';
import type {Value} from './formula/formula';
import {type Game, nameOf} from './game';
import {bracketRow, cell, keyedRow} from './lookup';
import {entryOf} from './own-entry';
import {readName} from './read-name';
import {allSkills, type Skills, scoreOf} from './skill-value';
import {effective} from './stat-value';
import type {Owned, State, TableState} from './state';
import {clamp, type Effective, type Reason, type SkillScore, sumOf, type TrackValue} from './values';
import {atLeast} from './versions';

/** What surrounds a sheet when it is read: the table, and whatever a move, a target or a roll adds, by first name of the path. */
export type Around = {
	readonly table?: TableState;
	/** `@roll.nat`, `@ask.distance`, `@target.evasion`… */
	readonly extra?: Readonly<Record<string, (path: readonly string[], args: readonly Value[]) => Value | undefined>>;
	note?(note: FormulaNote): void;
};

/** An entry that the character owns, with what the rulebook or the table says of it; undefined where neither does. */
export type OwnedEntry = {readonly catalogue: string; readonly owned: Owned; readonly entry: Entry | undefined};

/**
 * A sheet under its rules, computed as it is read: each value once, in whatever order the rulebook defines them.
 * A value that would need itself counts as 0 there and is noted; `check` names the cycle to the author.
 */
export class Derivation {
	private readonly done = new Map<string, unknown>();
	private readonly running = new Set<string>();
	readonly scope: Scope;

	constructor(
		readonly game: Game,
		readonly state: State,
		readonly around: Around = {},
	) {
		this.scope = {
			read: (path, args) => this.read(path, args),
			range: path => (path.length === 1 && game.stats.has(path[0]!) ? this.stat(path[0]!) : undefined),
			lookup: (table, key, column) => cell(keyedRow(game.tables.get(nameOf(table)), key), column),
			bracket: (table, value, column) => cell(bracketRow(game.tables.get(nameOf(table)), value), column),
			used: id => state.uses[id] ?? 0,
			has: (list, name) => this.owns(list, String(name)) || this.listed(list, String(name)) || this.chosen(list, String(name)),
			best: list => Math.max(0, ...(state.lists[this.listId(list)] ?? []).map(entry => entry.value ?? 0)),
			atLeast: version => atLeast(game.book.version, version),
			note: note => around.note?.(note),
		};
	}

	/** Computes once; a value asked for while it is being computed is a cycle. */
	once<Found>(key: string, whenCyclic: Found, compute: () => Found): Found {
		if (this.done.has(key)) return this.done.get(key) as Found;
		if (this.running.has(key)) {
			this.around.note?.({code: 'absent', span: {start: 0, end: 0}, text: key});
			return whenCyclic;
		}
		this.running.add(key);
		const found = compute();
		this.running.delete(key);
		this.done.set(key, found);
		return found;
	}

	number(amount: Amount): number {
		return this.game.number(amount, this.scope);
	}

	/** Everything the character owns, in the order of the catalogues. */
	get owned(): readonly OwnedEntry[] {
		return this.once('owned', [], () =>
			[...this.game.catalogues.values()].flatMap(catalogue =>
				(this.state.entries[catalogue.id] ?? []).map(owned => ({
					catalogue: catalogue.id,
					owned,
					entry: entryOf(catalogue, this.game.entry(catalogue.id, owned.entry), owned),
				})),
			),
		);
	}

	/** An entry of a catalogue as this character has it: with the values given at the table where it is owned. */
	entry(catalogue: string, id: string): Entry | undefined {
		const mine = this.owned.find(one => nameOf(one.catalogue) === nameOf(catalogue) && nameOf(one.owned.entry) === nameOf(id));
		return mine?.entry ?? this.game.entry(catalogue, id);
	}

	/** What owned entries add to `stat.force`, `derived.initiative`, `track.pv` or `budget.skills`. */
	added(to: string): readonly Reason[] {
		const reasons: Reason[] = [];
		for (const {catalogue, entry} of this.owned) {
			const amount = entry && Object.hasOwn(entry.adds, to) ? entry.adds[to] : undefined;
			if (entry && amount !== undefined)
				reasons.push({name: entry.name, by: this.game.number(amount, entryScope(this, catalogue, entry))});
		}
		return reasons;
	}

	stat(id: string): Effective {
		const stat = this.game.stats.get(nameOf(id));
		const nothing = {base: 0, value: 0, min: 0, max: 0, reasons: []};
		return stat ? this.once(`stat ${stat.id}`, nothing, () => effective(this, stat)) : nothing;
	}

	/** The modifier that a stat adds to rolls; its value where it has none. */
	modifier(id: string): number {
		const stat = this.game.stats.get(nameOf(id));
		const {value} = this.stat(id);
		if (!stat?.modifier) return value;
		return this.game.number(stat.modifier, this.locally({value}));
	}

	/** Whether a skill may be used: those of the rulebook, and a player's own where nobody has to agree or the GM has. */
	agreed(id: string): boolean {
		const own = this.state.ownSkills.find(skill => nameOf(skill.id) === nameOf(id));
		return own === undefined || !this.game.book.skillRules.agreed || own.agreed === true;
	}

	/** The scope with some names of its own: a skill's own points, a stat's own value. */
	locally(names: Readonly<Record<string, Value>>): Scope {
		return {
			...this.scope,
			read: (path, args) => (path.length === 1 && Object.hasOwn(names, path[0]!) ? names[path[0]!] : this.read(path, args)),
		};
	}

	/** Every skill the character can roll: the game's, then those of the sheet and of its entries. */
	get skills(): Skills {
		return this.once<Skills>('skills', new Map(), () => allSkills(this));
	}

	skill(id: string): SkillScore {
		const skill = this.skills.get(nameOf(id));
		const nothing = {score: 0, points: 0, stat: 0, reasons: []};
		return skill ? this.once(`skill ${skill.id}`, nothing, () => scoreOf(this, skill)) : nothing;
	}

	derived(id: string): {readonly value: number; readonly reasons: readonly Reason[]} {
		const derived = this.game.derived.get(nameOf(id));
		const nothing = {value: 0, reasons: []};
		if (!derived) return nothing;
		return this.once(`derived ${derived.id}`, nothing, () => {
			const reasons = this.added(`derived.${derived.id}`);
			const more = derived.adding === 'highest' ? Math.max(0, ...reasons.map(reason => reason.by)) : sumOf(reasons);
			return {value: this.number(derived.formula) + more, reasons};
		});
	}

	track(id: string): TrackValue {
		const track = this.game.tracks.get(nameOf(id));
		const nothing = {value: 0, min: 0, max: 0, reasons: []};
		if (!track) return nothing;
		return this.once(`track ${track.id}`, nothing, () => {
			const reasons = this.added(`track.${track.id}`);
			const min = this.number(track.min);
			const max = Math.max(min, this.number(track.max) + sumOf(reasons));
			const start = track.start === 'max' ? max : this.number(track.start);
			return {value: clamp(this.state.tracks[track.id] ?? start, min, max), min, max, reasons};
		});
	}

	/** A condition as it is borne: several times, where each source counts by itself. */
	private borne(id: string): State['conditions'] {
		return this.state.conditions.filter(entry => entry.condition === id);
	}

	/** The level of a condition: as borne, or as its own formula says. */
	level(id: string): number {
		const condition = this.game.conditions.get(nameOf(id));
		if (!condition) return 0;
		return this.once(`condition ${condition.id}`, 0, () => {
			const borne = Math.max(0, ...this.borne(condition.id).map(entry => entry.level));
			const auto = condition.auto === undefined ? 0 : Math.trunc(this.number(condition.auto));
			return clamp(Math.max(borne, auto), 0, condition.max);
		});
	}

	/** The conditions in force, by themselves or borne. */
	get conditions(): readonly {readonly condition: Condition; readonly level: number; readonly left: number | undefined}[] {
		return this.game.book.conditions
			.map(condition => ({
				condition,
				level: this.level(condition.id),
				left: this.borne(condition.id).reduce<number | undefined>(
					(most, {left}) => (left === undefined ? most : Math.max(most ?? 0, left)),
					undefined,
				),
			}))
			.filter(({level}) => level > 0);
	}

	owns(catalogue: string, entry: string): boolean {
		return this.owned.some(one => nameOf(one.catalogue) === nameOf(catalogue) && nameOf(one.owned.entry) === nameOf(entry));
	}

	/** Whether the owner of an entry chose something for it: a skill of his programs. */
	private chosen(entry: string, choice: string): boolean {
		return this.owned.some(
			({owned}) =>
				nameOf(owned.entry) === nameOf(entry) &&
				Object.values(owned.choices ?? {})
					.flat()
					.includes(choice),
		);
	}

	private listId(list: string): string {
		return this.game.lists.get(nameOf(list))?.id ?? list;
	}

	private listed(list: string, name: string): boolean {
		return (this.state.lists[this.listId(list)] ?? []).some(entry => entry.name === name);
	}

	private read(path: readonly string[], args: readonly Value[]): Value | undefined {
		const extra = this.around.extra?.[path[0]!];
		return extra ? extra(path.slice(1), args) : readName(this, path, args);
	}
}
