import type {Editor} from '../src/forums/forum';
import type {EditorOptions} from '../src/panel/calls/options';
import {openContest} from '../src/panel/contest/open-contest';
import {readRollsFor} from './contest-thread';
import type {ContestPart, Visit} from './ports';

declare global {
	/** Set in the page script's own world when the drawer of opposed rolls is loaded; the page's scripts do not see it. */
	var osseletContest: ContestPart | undefined;
}

const openContestFor = (visit: Visit, editor: Editor, shared: EditorOptions): {close(): void} =>
	openContest({...shared, readThread: () => readRollsFor(visit, editor)});

globalThis.osseletContest = {openContestFor};
