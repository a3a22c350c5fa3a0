import {never} from '../shared/never';
import {keptOf} from './arithmetic';
import {conditionsText} from './canonical';
import type {Amount, BinaryPlan, GroupPlan, Plan, PoolPlan} from './plan';
import type {Rolled} from './rolled';
import {bonusText, poolDice} from './show-dice';
import {valueOf} from './value';

export {pretty} from './canonical';

// How tightly a text binds. What binds less than its place asks for goes in square brackets.
const WHOLE = 0;
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;

/**
 * The arithmetic with the dice in it, of no language and safe in any forum: `6 + 5`, `[6, 5, 4 | 1]`, `10+6`, `1>5`.
 * Brackets are square and hold more than one number, since `8)` and `[0]` are smileys and list marks somewhere.
 */
export const working = (plan: Plan, rolled: Rolled): string => new Writer(rolled).text(plan, WHOLE);

/** Walks the plan as the roll did, taking each pool in its turn. */
class Writer {
	private place = 0;

	constructor(private readonly rolled: Rolled) {}

	text(plan: Plan, place: number): string {
		switch (plan.kind) {
			case 'pool':
				return this.pool(plan, place);
			case 'number':
				return `${plan.value}`;
			case 'negate':
				return bracketed(`-${this.text(plan.of, SIGNED)}`, PRODUCT, place);
			case 'binary':
				return this.binary(plan, place);
			case 'rounded': {
				const of = this.text(plan.of, PRODUCT);
				return `${plan.way} [${of} / ${this.text(plan.by, SIGNED)}]`;
			}
			case 'call': {
				const list = plan.of.map(part => this.text(part, SUM)).join(', ');
				return /^(-?\d+|\[[^[]*\])$/.test(list) ? `${plan.name} ${list}` : `${plan.name} [${list}]`;
			}
			case 'group':
				return this.group(plan);
			case 'versus': {
				const of = this.text(plan.of, SUM);
				return `${of} vs ${this.text(plan.target, SUM)}`;
			}
			default:
				return never(plan);
		}
	}

	private binary({op, left, right}: BinaryPlan, place: number): string {
		const own = op === '+' || op === '-' ? SUM : PRODUCT;
		const before = this.text(left, own);
		return bracketed(`${before} ${op} ${this.text(right, own + 1)}`, own, place);
	}

	private pool(plan: PoolPlan, place: number): string {
		const rolledAmounts = typeof plan.count === 'object' || typeof plan.sides === 'object';
		const count = this.amount(plan.count);
		const named = rolledAmounts ? `${count}d${plan.sides === 'fudge' ? 'f' : this.amount(plan.sides)} ` : '';
		const pool = this.rolled.pools[this.place++];
		if (!pool) throw new RangeError('These dice are not of this plan');
		const dice = named + poolDice(pool, place === WHOLE) + conditionsText(plan).replace('<', '< ').replace('< =', '<=');
		return pool.bonus.length > 0 ? bracketed(`${dice} + ${bonusText(pool)}`, SUM, place) : dice;
	}

	private amount(amount: Amount): string {
		return typeof amount === 'number' ? `${amount}` : this.text(amount, SIGNED);
	}

	/** A group's totals are worked out again, to tell which were kept. */
	private group({of, keep}: GroupPlan): string {
		const totals: number[] = [];
		const texts = of.map(part => {
			totals.push(this.valueAt(part, this.place));
			return this.text(part, SUM);
		});
		const kept = keptOf(totals, keep);
		const stay = texts.filter((_, place) => kept[place]).join(', ');
		const left = texts.filter((_, place) => !kept[place]).join(', ');
		return left ? `[${stay || '-'} | ${left}]` : `[${stay}]`;
	}

	private valueAt(part: Plan, place: number): number {
		let at = place;
		return valueOf(part, {pool: () => this.rolled.pools[at++]!.value, place: () => at, drop: () => undefined});
	}
}

const bracketed = (text: string, binds: number, place: number): string => (binds < place ? `[${text}]` : text);
