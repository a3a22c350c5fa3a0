import type {Pool, Rolled} from './rolled';

/** Every face of a roll in the order it was drawn, as `rollFaces` takes them. */
export const facesOf = ({pools}: Rolled): readonly number[] => pools.flatMap(facesOfPool);

/** The faces of one pool in the order they were drawn. The face a die fell with stands first in it. */
export const facesOfPool = ({dice, added}: Pool): readonly number[] => [...dice.map(({faces}) => faces[0]!.face), ...added];
