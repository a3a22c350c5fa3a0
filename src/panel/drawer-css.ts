import look from '../badge/look.css';
import drawer from './drawer.css';
import moves from './moves.css';
import narrow from './narrow.css';

/** What every drawer beside an editor wears, before what is its own. */
export const drawerCss: readonly string[] = [look, drawer, moves, narrow];
