import {sha256} from '@noble/hashes/sha2.js';

// A page holds thousands of strings, each with three hashes: one hash and one scratch serve them all, which is a third faster.
const blank = sha256.create();
const work = blank.clone();
const scratch = new Uint8Array(512);

/** SHA-256 of some bytes: 32 bytes, into `out` where it is given. */
export function digestOfBytes(bytes: Uint8Array, out: Uint8Array = new Uint8Array(32)): Uint8Array {
	blank._cloneInto(work).update(bytes).digestInto(out);
	return out;
}

/** SHA-256 of an ASCII text: 32 bytes, into `out` where it is given. */
export function digestOf(text: string, out?: Uint8Array): Uint8Array {
	const bytes = text.length <= scratch.length ? scratch.subarray(0, text.length) : new Uint8Array(text.length);
	for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
	return digestOfBytes(bytes, out);
}

const checked = new Uint8Array(32);

/** The check of a roll string: 8 hex digits over all that stands before its last hyphen. */
export function checkOf(body: string): string {
	digestOf(`oss1 check\n${body}\n`, checked);
	return wordAt(checked, 0).toString(16).padStart(8, '0');
}

/** The first bytes of a digest in hex digits, two each. */
export const hexOf = (digest: Uint8Array, bytes = 32): string =>
	Array.from(digest.subarray(0, bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** The 32-bit word that stands at an offset of a digest, big-endian. */
export const wordAt = (digest: Uint8Array, at: number): number =>
	((digest[at]! << 24) | (digest[at + 1]! << 16) | (digest[at + 2]! << 8) | digest[at + 3]!) >>> 0;
