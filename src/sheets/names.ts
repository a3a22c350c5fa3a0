/** The name that stands for a label in an expression: `Épée longue` → `epee_longue`. Letters and digits of any script, joined by `_`; never empty, never a name that every object has. */
export function nameOf(label: string): string {
	const name = label
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.replace(/[^\p{L}\p{N}]+/gu, '_')
		.replace(/^_|_$/g, '')
		.slice(0, 60)
		.normalize('NFC');
	if (name === '') return 'x';
	return isSafeName(name) ? name : `${name}_x`;
}

/** False for names that an object or a class has without being given them, such as `constructor`. */
export const isSafeName = (name: string): boolean => !(name in Object.prototype) && name !== 'prototype';

/** The name of a label, told apart from those already taken: `force`, `force_2`. */
export function freeName(label: string, taken: ReadonlySet<string>): string {
	const name = nameOf(label);
	let free = name;
	for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
	return free;
}
