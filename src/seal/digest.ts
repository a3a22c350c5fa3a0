import {sha256} from '@noble/hashes/sha2.js';

// One scratch for all inputs of ordinary size: a page holds thousands of strings.
const scratch = new Uint8Array(512);

/** SHA-256 of an ASCII text: 32 bytes. */
export function digestOf(text: string): Uint8Array {
	const bytes = text.length <= scratch.length ? scratch.subarray(0, text.length) : new Uint8Array(text.length);
	for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
	return sha256(bytes);
}

/** The check of a roll string: 8 hex digits over all that stands before its last hyphen. */
export function checkOf(body: string): string {
	const digest = digestOf(`oss1 check\n${body}\n`);
	const word = ((digest[0]! << 24) | (digest[1]! << 16) | (digest[2]! << 8) | digest[3]!) >>> 0;
	return word.toString(16).padStart(8, '0');
}
