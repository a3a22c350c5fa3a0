import {words} from '../words';

/** What a window says when the extension was replaced under it; apart, since each window says it and nothing else of these. */
export const goneWords = words({
	fr: {gone: 'Osselet vient d’être mis à jour. Fermez cette page et ouvrez-la de nouveau.'},
	en: {gone: 'Osselet has just been updated. Close this page and open it again.'},
});
