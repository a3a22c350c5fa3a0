import type {State} from '../../src/rules/state';
import type {Sheet} from '../../src/sheets/sheet';
import {emptyState} from './draft';

/** The character as the sheet keeps it; one of whom nothing is decided where its making has not begun. */
export const stateOf = (sheet: Sheet): State => sheet.game?.state ?? emptyState;
