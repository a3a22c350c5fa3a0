import type {Visit} from './ports';

/** Sets the bar at each editor of the page, and keeps at it for the visit's life. */
export function startEditors(visit: Visit): void {
	refreshEditors(visit);
}

/** Looks again after the page changed: bars at new editors, none where an editor went. Cheap when nothing did. */
export function refreshEditors(visit: Visit): void {
	visit.forum.findEditors(visit.page);
}
