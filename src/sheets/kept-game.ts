import * as v from 'valibot';
import type {SheetGame} from './game';
import {isJson} from './json';

/** Where no game is played, the part of a sheet that a rulebook reads is kept as it came, so that nothing is lost: plain JSON, and read by its shape once a rulebook is there. */
export const sheetGame = v.custom<SheetGame>(value => typeof value === 'object' && value !== null && isJson(value));
