import {workshopWords} from '../../src/shared/words/workshop';
import {readWhole} from '../read-whole';
import {Field} from './field';
import {plainNumber} from './say-game';
import {Section} from './section';
import type {Play} from './use-play';

/** The money, to be written over. */
export function Purse({play}: {readonly play: Play}) {
	const {money} = play.view;
	if (!money) return null;
	const keep = async (text: string) => {
		const to = readWhole(text);
		return to === undefined ? false : play.act({act: 'money', to});
	};
	return (
		<Section title={money.name} kind="purse">
			<p class="large">{money.shown}</p>
			{!play.locked && (
				<Field
					label={workshopWords[play.lang].newAmount({name: money.name})}
					value={plainNumber(money.amount)}
					number
					onKeep={keep}
				/>
			)}
		</Section>
	);
}
