import {fail, ok, type Result} from '../shared/result';
import type {CliProblem} from './problem';

/** One `--with KEY=VALUE`: `stat=force`, `tick:book.hate=1`, `spend:ubik=2`. `kind` is empty where the key has no colon. */
export type Setting = {readonly key: string; readonly kind: string; readonly name: string; readonly value: string};

/** Reads what was given with `--with`, each key once. */
export function readSettings(texts: readonly string[]): Result<readonly Setting[], CliProblem> {
	const settings: Setting[] = [];
	for (const text of texts) {
		const at = text.indexOf('=');
		if (at < 1 || at === text.length - 1) return fail({code: 'cli/with-form', text});
		const [key, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
		if (settings.some(other => other.key === key)) return fail({code: 'cli/with-twice', key});
		const colon = key.indexOf(':');
		settings.push({key, kind: colon < 0 ? '' : key.slice(0, colon), name: key.slice(colon + 1), value});
	}
	return ok(settings);
}

const NUMBER = /^[-+−]?\d{1,9}(\.\d{1,6})?$/;
const YES = /^(1|true|yes|oui)$/i;
const NO = /^(0|false|no|non)$/i;

/** A number as typed; undefined where it is none. */
export const numberOf = (text: string): number | undefined => (NUMBER.test(text) ? Number(text.replace('−', '-')) : undefined);

/** How many times: a whole number, or yes and no. */
export function timesOf(text: string): number | undefined {
	if (YES.test(text)) return 1;
	if (NO.test(text)) return 0;
	return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
