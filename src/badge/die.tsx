import type {Die, Face, Pool} from '../dice/rolled';
import type {Lang} from '../shared/lang';
import {badgeWords} from '../shared/words/badge';
import {outlineOf, pill, widthOf} from './die-outline';

type DrawingProps = {
	readonly sides: number;
	readonly fudge?: boolean;
	readonly face: number;
	/** Left out by keep, by drop or by a reroll. */
	readonly struck?: boolean;
	/** Fell because another face called for it. */
	readonly bonus?: boolean;
};

const FUDGE: Readonly<Record<number, string>> = {[-1]: '−', 0: ' ', 1: '+'};
const faceText = (face: number, fudge: boolean) => (fudge ? (FUDGE[face] ?? String(face)) : String(face));

/** One face, drawn by the kind of its die. Says nothing to a screen reader: `DieView` does. */
export function FaceDrawing({sides, fudge = false, face, struck = false, bonus = false}: DrawingProps) {
	const text = faceText(face, fudge);
	const width = widthOf(text);
	const outline = outlineOf(sides, fudge);
	return (
		<svg
			class={`face${struck ? ' struck' : ''}${bonus ? ' bonus' : ''}`}
			viewBox={`0 0 ${width} 32`}
			style={{width: `${width}px`}}
			aria-hidden="true"
		>
			<path class="outline" d={width === 32 ? outline.path : pill(width)} />
			<text x={width / 2} y={width === 32 ? outline.middle : 16} class={text.length > 2 ? 'small' : ''}>
				{text}
			</text>
			{struck && <path class="strike" d={`M3 27 ${width - 3} 5`} />}
		</svg>
	);
}

type DieProps = {readonly die: Die; readonly pool: Pool; readonly lang: Lang};

/** One die with its whole chain, joined; struck when it does not count. */
export function DieView({die, pool, lang}: DieProps) {
	const plain = die.faces.length === 1 && die.faces[0]?.face === die.value;
	return (
		<span class="die" role="img" aria-label={sayDie(die, pool, lang)}>
			{die.faces.map((face, at) => (
				<span key={at} class={joins(face) ? 'joined' : ''}>
					<FaceDrawing sides={pool.sides} fudge={pool.fudge} face={face.face} struck={!die.kept || face.replaced === true} />
				</span>
			))}
			{!plain && <span class="worth">= {signed(die.value)}</span>}
			{die.successes !== undefined && (
				<span class={`successes${die.successes > 0 ? ' some' : ''}`}>{sayTally(die.successes)}</span>
			)}
		</span>
	);
}

/** A die that a natural face added: dashed, with its own kind. */
export function BonusView({sides, face, lang}: {readonly sides: number; readonly face: number; readonly lang: Lang}) {
	return (
		<span class="die bonus-die" role="img" aria-label={badgeWords[lang].bonusDie({sides, face})}>
			<span class="joined">
				<FaceDrawing sides={sides} face={face} bonus />
			</span>
		</span>
	);
}

const joins = (face: Face) => face.cause === 'explode' || face.cause === 'penetrate';
const signed = (value: number) => String(value).replace('-', '−');
const sayTally = (successes: number) => (successes === 0 ? '·' : `${successes > 0 ? '+' : '−'}${Math.abs(successes)}`);

/** One die in words: `d6, 6 puis 2, vaut 8, écarté`. */
export function sayDie(die: Die, pool: Pool, lang: Lang): string {
	const say = badgeWords[lang];
	const faces = die.faces.map(({face, replaced}) => (replaced ? say.replacedFace({face}) : signed(face)));
	const plain = die.faces.length === 1 && die.faces[0]?.face === die.value;
	return [
		pool.fudge ? 'dF' : `d${pool.sides}`,
		faces.join(say.then),
		...(plain ? [] : [say.worth({value: signed(die.value)})]),
		...(die.successes === undefined ? [] : [say.successes({count: die.successes})]),
		...(die.kept ? [] : [say.dropped]),
	].join(', ');
}
