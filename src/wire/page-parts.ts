import * as v from 'valibot';

/** Names a script that a page script asks for when it first needs it, in its reader's language: `marks-fr.js`, `panel-en.js`. */
export const pagePartShape = v.object({part: v.picklist(['marks', 'panel', 'popover']), lang: v.picklist(['fr', 'en'])});

export type PagePart = v.InferOutput<typeof pagePartShape>;
