import type {Visit} from './ports';

/** What stands beside an editor, and can be put away. */
export type Drawer = {close(): void};

const open = new WeakMap<Visit, Drawer>();

/** Closes the drawer that is open on a page, whichever it is: they stand in one place. */
export const closeDrawer = (visit: Visit): void => open.get(visit)?.close();

/** Remembers which drawer is open; undefined for none. */
export function holdDrawer(visit: Visit, drawer: Drawer | undefined): void {
	if (drawer) open.set(visit, drawer);
	else open.delete(visit);
}
