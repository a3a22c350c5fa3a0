/** What moves on a sheet from session to session: level, experience, life and other tracks. `most` where it has a top. */
export type CharacterValue = {readonly name: string; readonly value: number; readonly most?: number};

/** A character as it stood from a moment on (milliseconds since 1970). Without an author it is one of the reader's own. */
export type CharacterPoint = {
	readonly name: string;
	readonly author?: string;
	readonly authorId?: string;
	readonly since: number;
	readonly values: readonly CharacterValue[];
};

/** Names that are asked about at once. */
export const MOST_CHARACTERS = 60;
