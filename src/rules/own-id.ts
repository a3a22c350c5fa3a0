/** An id made of a name, that none of those known has: `Oi zuki` is `oi-zuki`, or `oi-zuki-2`. */
export function ownId(name: string, known: readonly string[]): string {
	const plain = name
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+|-+$/g, '')
		.slice(0, 32)
		.replace(/-+$/, '');
	const id = plain === '' || plain === 'constructor' ? 'propre' : plain;
	const taken = new Set(known.map(one => one.replaceAll('_', '-')));
	let number = 2;
	if (!taken.has(id)) return id;
	while (taken.has(`${id}-${number}`)) number++;
	return `${id}-${number}`;
}
