import {workshopWords} from '../../src/shared/words/workshop';
import {Field} from './field';
import {Section} from './section';
import type {Play} from './use-play';

/** What the player wrote in his own words. An answer that may not change now says when it may. */
export function Questions({play}: {readonly play: Play}) {
	const questions = play.view.questions.filter(question => play.gm || !question.hidden);
	if (questions.length === 0) return null;
	return (
		<Section title={workshopWords[play.lang].questions} kind="questions">
			{questions.map(({id, name, hint, text, long, fixed}) => (
				<Field
					key={id}
					label={name}
					value={text}
					hint={fixed ?? hint}
					long={long}
					locked={play.locked || fixed !== undefined}
					onKeep={answer => play.act({act: 'answer', question: id, text: answer})}
				/>
			))}
		</Section>
	);
}
