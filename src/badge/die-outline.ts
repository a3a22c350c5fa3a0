/** The outline of one kind of die in a square of 32, and where the middle of its face lies. */
export type Outline = {readonly path: string; readonly middle: number};

const SQUARE: Outline = {path: 'M6 4h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z', middle: 16};
const DISC: Outline = {path: 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z', middle: 16};

const outlines: ReadonlyMap<number, Outline> = new Map([
	[4, {path: 'M16 2.5 30.5 28.5h-29z', middle: 21}],
	[6, SQUARE],
	[8, {path: 'M16 1.5 30.5 16 16 30.5 1.5 16z', middle: 16}],
	[10, {path: 'M16 1.5 30.5 19.5 16 30.5 1.5 19.5z', middle: 18.5}],
	[12, {path: 'M16 1.5 30.6 12.1 25 29.3H7L1.4 12.1z', middle: 17.5}],
	[20, {path: 'M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z', middle: 16}],
]);

/** A triangle for d4, a square for d6 and for fudge dice, a lozenge, a kite, a pentagon, a hexagon; a disc for all other kinds. */
export const outlineOf = (sides: number, fudge: boolean): Outline => (fudge ? SQUARE : (outlines.get(sides) ?? DISC));

/** How wide a face is drawn: 32, or more when its number is too long for the square. */
export const widthOf = (face: string): number => (face.length <= 3 ? 32 : 12 + 9 * face.length);

/** For a number too long for any outline: a pill of that width. */
export const pill = (width: number): string => `M14 4h${width - 28}a12 12 0 0 1 0 24H14a12 12 0 0 1 0-24z`;
