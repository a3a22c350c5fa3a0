import type {PostTime} from './forum';
import {machineMoment} from './time';

/** An object of a forum's own data, each member still to be looked at. */
export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object within an object; an empty one where there is none. */
export const fieldsIn = (of: Fields, name: string): Fields => (isFields(of[name]) ? of[name] : {});

/** Undefined for what is no JSON. */
export function parsed(text: string | null | undefined): unknown {
	try {
		return JSON.parse(text ?? '');
	} catch {
		return undefined;
	}
}

/** A moment as it is written for machines, with what the page shows of it; undefined for what is none. */
export function machineTime(text: unknown, shown?: string): PostTime | undefined {
	const at = typeof text === 'string' ? machineMoment(text) : undefined;
	return at === undefined ? undefined : {at, kind: 'machine', shown: shown || String(text)};
}
