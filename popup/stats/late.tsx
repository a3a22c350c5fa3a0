import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {StatisticsParts} from './statistics';

let loaded: StatisticsParts | undefined;

const late =
	<Props extends object>(pick: (parts: StatisticsParts) => ComponentType<Props>) =>
	(props: Props) => {
		const [parts, setParts] = useState(loaded);
		useEffect(() => {
			if (parts) return;
			void import('./statistics').then(({statisticsParts}) => {
				loaded = statisticsParts;
				setParts(statisticsParts);
			});
		}, []);
		const Part = parts && pick(parts);
		return Part ? <Part {...props} /> : null;
	};

/** Pictures and files in a script of their own, drawn as soon as it is there: the table of rolls waits for none of them. */
export const LateStatistics = late(parts => parts.OfThread);
export const LateAuthors = late(parts => parts.Authors);
export const LateAcross = late(parts => parts.Across);
export const LateExports = late(parts => parts.Exports);
