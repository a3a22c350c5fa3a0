/** What a roll string says of the rule behind it, for readers: none of it moves a die. */
export type RuleRiders = {
	readonly book: string;
	readonly version: string;
	readonly move: string;
	/** The number to reach, where there is one. */
	readonly target?: number;
	/** Tells one state of a sheet from another: eight hex digits. */
	readonly sheet?: string;
};

/** One field of a string: a letter and its value, unescaped. */
type Rider = {readonly letter: string; readonly value: string};

/** The fields `b`, `m`, `t` and `f` of a string. `haut-chateau-1.0.0` is version 1.0.0 of `haut-chateau`. */
export function ridersOf({book, version, move, target, sheet}: RuleRiders): readonly Rider[] {
	return [
		{letter: 'b', value: `${book}-${version}`},
		{letter: 'm', value: move},
		...(target === undefined ? [] : [{letter: 't', value: String(target)}]),
		...(sheet === undefined ? [] : [{letter: 'f', value: sheet}]),
	];
}

/** What the fields of a string say of a rule; undefined where they name no rulebook and move. Strangers may have written them. */
export function readRiders(riders: readonly Rider[]): RuleRiders | undefined {
	const valueOf = (letter: string) => riders.find(rider => rider.letter === letter)?.value;
	const [, book, version] = /^([a-z][a-z0-9_-]{0,63})-(\d{1,6}(?:\.\d{1,6}){0,2})$/.exec(valueOf('b') ?? '') ?? [];
	const move = valueOf('m');
	if (book === undefined || version === undefined || move === undefined) return undefined;
	const target = valueOf('t');
	const sheet = valueOf('f');
	return {
		book,
		version,
		move,
		...(target !== undefined && /^-?\d{1,9}$/.test(target) && {target: Number(target)}),
		...(sheet !== undefined && {sheet}),
	};
}

/** Eight hex digits over a sheet's state, the same whatever the order of its fields (FNV-1a, 32 bits). They tell states apart and prove nothing. */
export function fingerprintOf(state: unknown): string {
	let hash = 0x811c9dc5;
	for (const character of JSON.stringify(inOrder(state)) ?? '')
		hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, '0');
}

function inOrder(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(inOrder);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([key, part]) => [key, inOrder(part)]),
	);
}
