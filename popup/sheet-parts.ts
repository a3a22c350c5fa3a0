import {CopySheet} from './copy/copy-sheet';
import {gameParts} from './games/parts';
import {SeenHere} from './seen/seen-here';

/** What the popup loads after the list of sheets: in one script, for of several each would share something with the popup, which would wait for all of that. */
export const sheetParts = {...gameParts, CopySheet, SeenHere};
export type SheetParts = typeof sheetParts;
