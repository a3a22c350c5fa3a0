import {callWords} from '../../shared/words/calls';
import {Drawer} from '../drawer';
import {useChoices} from '../use-choices';
import {useTick} from '../use-tick';
import {AnswerForm} from './answer';
import {AnswerOwn} from './answer-own';
import type {AnswerOptions} from './options';

type Props = {readonly options: AnswerOptions; onClose(): void};

/** The drawer of whoever is called: the answer with the called dice, or with dice of his own where none were named. */
export function Answering({options, onClose}: Props) {
	const {lang, place, call} = options;
	const say = callWords[lang];
	const {choices} = useChoices({...options, onSheet: () => undefined}, () => undefined);
	useTick(); // The draw of a sealed roll moves on as time passes
	const parts = {options, choices, onClose};
	return (
		<Drawer kind="calls" title={say.answerTitle} hover={place.title} close={say.close} onClose={onClose}>
			{call.raw === '' ? <AnswerOwn {...parts} /> : <AnswerForm {...parts} />}
		</Drawer>
	);
}
