import {digestOf, hexOf} from './digest';

/** The secret of a hidden roll: 32 hex digits. */
export const SECRET = /^[0-9a-f]{32}$/;

/** What a hidden roll's string carries of its secret: 40 hex digits, since whoever makes both could look for two secrets of one commitment. */
export const commitmentOf = (secret: string): string => hexOf(digestOf(`oss1 commit\n${secret}\n`), 20);

/** The seed of a hidden roll's dice, from the seed that everybody knows (32 bytes) and the secret that its roller alone knew. */
export const hiddenSeed = (seed: Uint8Array, secret: string): Uint8Array => digestOf(`oss1 hidden\n${hexOf(seed)}\n${secret}\n`);
