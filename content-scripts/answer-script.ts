import {openAnswer} from '../src/panel/calls/open-answer';
import type {AnswerPart} from './ports';

declare global {
	/** Set in the page script's own world when the drawer of the answer to a call is loaded; the page's scripts do not see it. */
	var osseletAnswer: AnswerPart | undefined;
}

globalThis.osseletAnswer = {openAnswer};
