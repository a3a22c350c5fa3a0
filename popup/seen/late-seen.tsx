import {late} from '../late';

/** What others published, which the lists of one's own do not wait for. */
export const LateSeenLists = late(() => import('./seen-lists').then(({SeenLists}) => SeenLists));
