import {useEffect, useState} from 'preact/hooks';
import type {SheetId} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import {workshopWords} from '../../src/shared/words/workshop';
import type {TableKey} from '../../src/wire/games';
import type {Shared} from '../app';

export type Table = {readonly key: TableKey; readonly name: string};

/** The table of those who play elsewhere than in a thread. */
const ASIDE: TableKey = '*';
const RECENT = 200;

/** The threads where this user rolled lately, and a table apart from all. The sheet's own latest thread is chosen at first. */
export function useTables(ports: Shared['ports'], id: SheetId, lang: Lang) {
	const [known, setKnown] = useState<readonly Table[]>([]);
	const [table, sitAt] = useState<TableKey>(ASIDE);
	useEffect(() => {
		let left = false;
		void ports.ask('rolls/recent', {most: RECENT}).then(rolls => {
			if (left) return;
			const seated = rolls.flatMap(({table: key, thread, sheet}) =>
				key === undefined ? [] : [{key, name: thread || key, sheet}],
			);
			setKnown([...new Map(seated.map(({key, name}) => [key, {key, name}])).values()]);
			const own = seated.find(({sheet}) => sheet === id);
			if (own) sitAt(own.key);
		});
		return () => {
			left = true;
		};
	}, [ports, id]);
	return {tables: [...known, {key: ASIDE, name: workshopWords[lang].noThread}], table, sitAt};
}
