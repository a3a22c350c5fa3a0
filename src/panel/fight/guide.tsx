import type {FightAct} from '../../rules/fight/fight';
import type {FightView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightStepWords, fightWords} from '../../shared/words/fight-panel';

/** What the GM does next, in a sentence. */
export function nextStep({combatants, round, meetings}: FightView, lang: Lang): string {
	const say = fightWords[lang];
	if (combatants.length === 0) return say.empty;
	if (round === 0) return say.guideBegin;
	const able = combatants.filter(({out}) => !out);
	if (able.length === 0) return say.guideNobody;
	const unrolled = able.filter(({roll, acted}) => roll !== undefined && !acted);
	if (unrolled.length > 0) return say.guideOrder({move: unrolled[0]!.roll!.name, who: unrolled.map(({name}) => name).join(', ')});
	const waiting = meetings.find(({awaited}) => awaited.some(({fell}) => fell === undefined));
	if (waiting) return say.guideMeeting({name: waiting.name});
	if (meetings.some(({ready}) => ready)) return say.guideReady;
	const current = combatants.find(({turn}) => turn);
	return current ? say.guideTurn({who: current.name}) : say.guideNext;
}

const stepName = (step: string, lang: Lang): string =>
	new Map(Object.entries(fightStepWords[lang])).get(step) ?? fightStepWords[lang].other;

type Props = {
	readonly view: FightView;
	/** What the last act made of the sheets. */
	readonly changes: readonly string[];
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
	undo(): void;
};

/** What to do next, with the button that goes on and the one that goes back. */
export function Guide({view, changes, lang, act, undo}: Props) {
	const say = fightWords[lang];
	const {round, combatants, undoes} = view;
	return (
		<section class="guide">
			<p>{nextStep(view, lang)}</p>
			<div class="tools">
				{combatants.length > 0 && (
					<button type="button" class="button main" onClick={() => act({act: round > 0 ? 'next' : 'begin'})}>
						{round > 0 ? say.next : say.begin}
					</button>
				)}
				{undoes !== undefined && (
					<button type="button" class="button" onClick={undo}>
						{say.undo({step: stepName(undoes, lang)})}
					</button>
				)}
			</div>
			<p class="facts" role="status">
				{changes.join(' · ')}
			</p>
		</section>
	);
}
