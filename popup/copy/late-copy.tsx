import {late} from '../late';

/** What makes a sheet a text for a post. */
export const LateCopySheet = late(() => import('./copy-sheet').then(({CopySheet}) => CopySheet));
