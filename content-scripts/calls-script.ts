import {noteBare} from './calls-bare';
import {noteCalls} from './calls-note';
import {openCallsFor} from './calls-open';
import type {CallsPart} from './ports';

declare global {
	/** Set in the page script's own world when the drawer of called rolls is loaded; the page's scripts do not see it. */
	var osseletCalls: CallsPart | undefined;
}

globalThis.osseletCalls = {openCallsFor, noteCalls, noteBare};
