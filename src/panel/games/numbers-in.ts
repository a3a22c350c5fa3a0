import type {SheetView} from '../../rules/view';
import {nameOf} from '../../sheets/names';
import type {Numbers} from '../prepare';

/** What `@name` may stand for in a free expression beside a game: its traits, skills and tracks, by id or by name. */
export function numbersIn({stats, skills, derived, tracks}: SheetView): Numbers {
	const all = [...stats, ...skills, ...derived, ...tracks].filter(({value}) => Number.isInteger(value));
	const known = (name: string) => {
		const key = nameOf(name);
		return all.find(({id}) => nameOf(id) === key) ?? all.find(one => nameOf(one.name) === key);
	};
	return {
		find: name => known(name)?.value,
		names: all.map(({id}) => nameOf(id)),
		label: name => known(name)?.name ?? name,
	};
}
