import {plain} from '../../books/plain';
import type {Sheet} from '../../sheets/sheet';

/** Whether a sheet follows the rules of a game. */
export const isOfGame = (sheet: Sheet | undefined): boolean => sheet !== undefined && sheet.book !== plain.id;
