/** All of games that the panel uses. The userscript's build puts `no-games.tsx` in its place. */
export {land} from './land';
export {numbersIn} from './numbers-in';
export {isOfGame} from './of-game';
export {usePlay} from './use-play';
export {writeMove} from './write-move';
export {GameZone} from './zone';
