import {useEffect, useState} from 'preact/hooks';
import {builderWords} from '../../src/shared/words/builder';
import {workshopWords} from '../../src/shared/words/workshop';
import type {Answer} from '../../src/wire/messages';
import {Award} from './award';
import {Awards} from './awards';
import {LevelUp} from './level-up';
import {Purchases} from './purchases';
import {sayGame} from './say-game';
import {Section} from './section';
import type {Play} from './use-play';

export type Offers = Extract<Answer<'growth/list'>, {readonly ok: true}>['value'];

/** Experience: what it may buy, what the next level gives, and the skills that are marked for a try. */
export function Growth({play}: {readonly play: Play}) {
	const {view, sheet, lang, ports, locked} = play;
	const words = workshopWords[lang];
	const [answer, setAnswer] = useState<Answer<'growth/list'>>();
	useEffect(() => {
		let left = false;
		void ports.ask('growth/list', {id: sheet.id, lang}).then(found => left || setAnswer(found));
		return () => {
			left = true;
		};
	}, [ports, sheet.id, sheet.revision, lang]);
	const {xp, free, next, balances} = view.experience;
	const offers = answer?.ok ? answer.value : undefined;
	return (
		<Section title={words.growth} kind="growth">
			<p class="large">{words.experience({xp, level: view.level})}</p>
			<p class="covers">
				{[words.freePoints({free}), ...(next === undefined ? [] : [words.nextLevelAt({xp: next})])].join(' · ')}
			</p>
			{balances.length > 0 && (
				<p class="covers">{balances.map(({name, left}) => builderWords[lang].balance({name, left})).join(' · ')}</p>
			)}
			{answer && !answer.ok && <p class="note wrong">{sayGame(answer.error, lang)}</p>}
			{offers?.level?.reached && !locked && <LevelUp key={view.level} play={play} level={offers.level} />}
			{offers && !locked && offers.marks.length > 0 && <Marks play={play} offers={offers} />}
			{offers && offers.purchases.length > 0 && <Purchases play={play} offers={offers} />}
			{play.gm && !locked && offers && offers.awards.length > 0 && <Awards play={play} awards={offers.awards} />}
			{play.gm && !locked && <Award play={play} />}
		</Section>
	);
}

function Marks({play, offers}: {readonly play: Play; readonly offers: Offers}) {
	const words = workshopWords[play.lang];
	return (
		<p class="buttons">
			{offers.marks.map(({id, name}) => (
				<button
					key={id}
					type="button"
					class="button"
					onClick={() => void play.run(about => play.ports.ask('growth/improve', {...about, skill: id}))}
				>
					{words.improve({name})}
				</button>
			))}
		</p>
	);
}
