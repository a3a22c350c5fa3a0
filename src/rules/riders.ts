/** What a roll string says of the rule behind it, for readers: none of it moves a die. */
export type RuleRiders = {
	readonly book: string;
	readonly version: string;
	readonly move: string;
	/** The number to reach, where there is one. */
	readonly target?: number;
};

/** What the fields `b`, `m` and `t` of a string say of a rule: `forge/1.0.0` is version 1.0.0 of `forge`. Undefined where they name no rulebook and move. Strangers may have written them. */
export function readRiders(riders: readonly {readonly letter: string; readonly value: string}[]): RuleRiders | undefined {
	const valueOf = (letter: string) => riders.find(rider => rider.letter === letter)?.value;
	const [, book, version] = /^([a-z][a-z0-9_-]{0,39})\/(\d{1,6}\.\d{1,6}\.\d{1,6})$/.exec(valueOf('b') ?? '') ?? [];
	const move = valueOf('m');
	if (book === undefined || version === undefined || move === undefined) return undefined;
	const target = valueOf('t');
	return {book, version, move, ...(target !== undefined && /^-?\d{1,9}$/.test(target) && {target: Number(target)})};
}
