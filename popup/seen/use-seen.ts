import {useEffect, useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import type {Result} from '../../src/shared/result';
import {sayStore} from '../../src/wire/say';

type StoreProblem = Parameters<typeof sayStore>[0];
type Kept<Value> = Result<Value, StoreProblem>;

/** What is kept of what others published, once it is there, and what went wrong with it. `list` asks for it; `sorry` is said of what nobody expected; `change` does something to it and lists it anew. */
export function useSeen<Item>(list: () => Promise<Kept<readonly Item[]>>, lang: Lang, sorry: string) {
	const [all, setAll] = useState<readonly Item[]>();
	const [trouble, setTrouble] = useState('');
	const failed = () => setTrouble(sorry);
	const load = async () => {
		const listed = await list();
		if (listed.ok) setAll(listed.value);
		setTrouble(listed.ok ? '' : sayStore(listed.error, lang));
	};
	useEffect(() => void load().catch(failed), [lang]);
	const change = async (act: () => Promise<Kept<unknown>>) => {
		const done = await act();
		if (!done.ok) return setTrouble(sayStore(done.error, lang));
		await load();
	};
	return {all, trouble, setTrouble, failed, change: (act: () => Promise<Kept<unknown>>) => change(act).catch(failed)};
}
