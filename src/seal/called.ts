import {type MemberId, rollerOf} from '../shared/ids';
import {digestOfBytes, hexOf} from './digest';
import type {RollString} from './roll-string';

/** Who somebody is to a forum and to his characters' names. */
export type Known = {readonly member?: MemberId | undefined; readonly names: readonly string[]};

// A rider's value is no longer.
const MOST = 40;

/** What the rider `w` of a called roll says: the member it is for, where he is known and can be written in it, else his name, hashed. */
export function whomOf(member: MemberId | undefined, name: string): string {
	return member !== undefined && rollerOf(member).length <= MOST ? asRider(member) : nameHash(name);
}

/** Whether a called roll is for one of these. */
export function isFor(string: RollString, {member, names}: Known): boolean {
	const whom = askedOf(string);
	if (whom === undefined) return false;
	return (member !== undefined && whom === asRider(member)) || names.some(name => whom === nameHash(name));
}

/** A roller as the rider holds him: it is escaped as it is written, and a roller's name is escaped already. */
const asRider = (member: MemberId): string => `${rollerOf(member)[0]}${member}`;

/** The rider of a called roll, as `whomOf` writes it; undefined for a roll of the author's own. */
export const askedOf = ({mode, riders}: RollString): string | undefined =>
	mode === 's' ? riders.find(({letter}) => letter === 'w')?.value : undefined;

/** A name of any script in the letters of strings, without what people leave out when they write it: capitals, accents, blanks. */
export function nameHash(name: string): string {
	const plain = name
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.trim();
	const digest = digestOfBytes(new TextEncoder().encode(`oss1 name\n${plain}\n`));
	return `n${hexOf(digest, 8)}`;
}
