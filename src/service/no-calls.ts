import {fail} from '../shared/result';
import type * as calls from './calls';

const nothing = async () => [];
const done = async () => null;

/** Stand in for `calls.ts` where nothing asks for rolls, nor hides any. */
export const callAsks = {};
export const createCalls: typeof calls.createCalls = () => ({
	'secrets/keep': async () => fail({code: 'store/closed', cause: 'userscript'}),
	'secrets/list': nothing,
	'calls/note': done,
	'calls/list': nothing,
	'calls/done': done,
});
