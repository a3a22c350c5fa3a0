import type {Editor} from '../src/forums/forum';
import {openCalls} from '../src/panel/calls/open-calls';
import type {EditorOptions} from '../src/panel/calls/options';
import {readCallsOf} from './calls-thread';
import type {Visit} from './ports';

/** Opens the drawer of called and hidden rolls at an editor. */
export const openCallsFor = (visit: Visit, editor: Editor, shared: EditorOptions): {close(): void} =>
	openCalls({
		...shared,
		readThread: () => readCallsOf(visit, editor),
		secret: freshSecret,
	});

/** 128 bits that nobody can foresee. */
function freshSecret(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
