import type {Die, Face, Pool} from './rolled';

/** The dice of a pool: kept before ` | `, dropped after. One die alone has no bracket unless it is a chain amid other things. */
export function poolDice(pool: Pool, alone: boolean): string {
	const stay = pool.dice.filter(die => die.kept).map(dieText);
	const left = pool.dice.filter(die => !die.kept).map(dieText);
	if (left.length > 0) return `[${stay.join(', ') || '-'} | ${left.join(', ')}]`;
	if (stay.length > 1) return `[${stay.join(', ')}]`;
	const only = stay[0] ?? '0';
	return alone || /^-?\d+$/.test(only) ? only : `[${only}]`;
}

/** A die with its chain: `10+6` exploded, `1>5` fell again, `1>2` raised to a minimum, `6+6-1` penetrated. */
const dieText = ({faces}: Die): string => faces.map((face, place) => joint(face, place) + faceText(face)).join('');

function joint({cause}: Face, place: number): string {
	if (place === 0) return '';
	return cause === 'reroll' ? '>' : '+';
}

function faceText({face, worth, cause}: Face): string {
	if (worth === undefined) return `${face}`;
	return cause === 'penetrate' && worth === face - 1 ? `${face}-1` : `${face}>${worth}`;
}

/** Bonus dice, named by their kind so that they are told apart: `d6 4`, `d6 [3, 5]`. */
export function bonusText({bonus}: Pool): string {
	const kinds = [...new Set(bonus.map(({sides}) => sides))];
	return kinds
		.map(kind => {
			const faces = bonus.filter(({sides}) => sides === kind).map(({face}) => face);
			return faces.length > 1 ? `d${kind} [${faces.join(', ')}]` : `d${kind} ${faces[0]}`;
		})
		.join(' + ');
}
