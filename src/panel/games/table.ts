import type {TableKey} from '../../wire/games';
import type {Place} from '../options';

/** The table that a thread is; left out where the page tells no thread. */
export const tableOf = ({place}: {readonly place: Place}): {readonly table?: TableKey} =>
	place.thread === '*' ? {} : {table: `${place.site} ${place.thread}`};
