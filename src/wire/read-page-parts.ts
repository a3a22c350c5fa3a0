import * as v from 'valibot';

const WORDED = [
	'marks',
	'panel',
	'popover',
	'audit',
	'fight',
	'calls',
	'answer',
	'contest',
	'receipts',
	'quotes',
	'sheets',
	'table',
	'amend',
	'point',
] as const;
const inLanguage = v.object({part: v.picklist(WORDED), lang: v.picklist(['fr', 'en'])});
/** `forum` is the id of one of our forums: it becomes part of a file's name. */
const ofForum = v.object({part: v.literal('forum'), forum: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,30}$/))});
/** In both languages or without words: `visit` visits a page that has something for us; `turn` reads a thread for an instant roll; `steps` runs in the page's own world and ends undo steps there; `opposed` judges opposed rolls; `shown` reads a forum that the user showed. */
const wordless = v.object({part: v.picklist(['visit', 'turn', 'steps', 'opposed', 'shown'])});

/** Names a script that a page script asks for when it first needs it: one with words in its reader's language, or a forum's own file, which has none. */
export const pagePartShape = v.union([inLanguage, ofForum, wordless]);

export type PagePart = v.InferOutput<typeof pagePartShape>;
