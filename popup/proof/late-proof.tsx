import {late} from '../late';

/** The page on what rolls prove. */
export const LateProof = late(() => import('./proof').then(({Proof}) => Proof));
