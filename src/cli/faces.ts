import type {Rng} from '../dice/rng';
import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';

/** `4,6,2` as faces in draw order. */
export function readFaces(given: string): Result<readonly number[], CliProblem> {
	const texts = given.split(/[\s,;]+/).filter(text => text !== '');
	const strange = texts.find(text => !/^[-−]?\d{1,15}$/.test(text));
	return strange === undefined
		? ok(texts.map(text => Number(text.replace('−', '-'))))
		: fail({code: 'cli/faces-text', text: strange});
}

/** Deals faces given by hand to what asks for dice one by one. After the first trouble it deals ones, and what they made is thrown away. */
export class Dealt implements Rng {
	private used = 0;
	private wrong: CliProblem | undefined;

	constructor(private readonly faces: readonly number[]) {}

	below(limit: number): number {
		const face = this.faces[this.used++];
		if (face === undefined) this.wrong ??= {code: 'cli/few-faces', given: this.faces.length};
		else if (face < 1 || face > limit) this.wrong ??= {code: 'cli/face-range', face, most: limit};
		return this.wrong ? 0 : face! - 1;
	}

	/** What does not fit between the faces given and the dice that were wanted. */
	get problem(): CliProblem | undefined {
		return this.used < this.faces.length && !this.wrong
			? {code: 'cli/many-faces', given: this.faces.length, used: this.used}
			: this.wrong;
	}
}
