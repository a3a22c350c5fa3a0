import type {openPopover} from '../badge/popover';
import type {openPanel} from './open-panel';

/** What the on-demand script gives the page script: the panel at an editor, and the popover of a mark. */
export type Parts = {readonly openPanel: typeof openPanel; readonly openPopover: typeof openPopover};
