import {workshopWords} from '../../src/shared/words/workshop';
import type {Offers} from './growth';
import {plainNumber} from './say-game';
import type {Play} from './use-play';

/** What experience may buy, each with its price; what stands against one is said in its place. */
export function Purchases({play, offers}: {readonly play: Play; readonly offers: Offers}) {
	const words = workshopWords[play.lang];
	const buy = (price: string, what: string) => void play.run(about => play.ports.ask('growth/buy', {...about, price, what}));
	return (
		<details class="shelf">
			<summary>{words.purchases}</summary>
			<ul class="rows">
				{offers.purchases.map(({price, id, name, from, to, cost, problem}) => (
					<li key={`${price} ${id}`}>
						<span class="shown">
							<b>{name}</b>
							<span class="covers">{problem ?? `${plainNumber(from)} → ${plainNumber(to)}`}</span>
						</span>
						<button
							type="button"
							class="button"
							aria-label={words.buyNamed({name, cost})}
							disabled={play.locked || problem !== undefined}
							onClick={() => buy(price, id)}
						>
							{words.buyFor({cost})}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
