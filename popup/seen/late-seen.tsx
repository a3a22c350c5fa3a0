import {late} from '../late';

/** The sheets of others, which the lists of one's own do not wait for. */
export const LateSeenSheets = late(() => import('./seen-sheets').then(({SeenSheets}) => SeenSheets));
