import type {Question} from './contract/parts';
import type {Deed} from './deeds';
import type {Acting} from './effects/acting';
import type {RuleProblem} from './problem';
import type {State} from './state';

/** When a question may be answered again. `since` is the level of the last answer. */
export function answerProblem(question: Question, state: State): RuleProblem | undefined {
	const given = state.answers[question.id];
	if (!given || given.text === '' || question.change === 'any') return undefined;
	if (question.change === 'never') return {code: 'rule/fixed', question: question.name, change: 'never'};
	return state.made && state.level <= given.level ? {code: 'rule/fixed', question: question.name, change: 'level'} : undefined;
}

/** Writes the player's words under a question, where it may still be answered. */
export function answer(acting: Acting, deed: Extract<Deed, {act: 'answer'}>): void {
	const question = acting.game.book.questions.find(one => one.id === deed.question);
	const state = acting.state('self');
	if (!question) return acting.refuse({code: 'rule/unknown', what: 'question', id: deed.question});
	const problem = answerProblem(question, state);
	if (problem) return acting.refuse(problem);
	acting.set('self', {answers: {...state.answers, [question.id]: {text: deed.text, level: state.level}}});
	acting.tell({kind: 'log', text: question.name});
}
