let told = false;

/** Something of ours went wrong in somebody else's page: told once where developers look, and the page goes on. */
export function complain(error: unknown): void {
	if (told) return;
	told = true;
	console.debug('Osselet', error);
}
