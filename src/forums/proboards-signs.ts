import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Every page loads it, on a board's own domain too (a feed reader's handler for ProBoards, 2026, and its tests). */
export const proboardsMarks = {core: 'script[src*="/forum/js/proboards.combined_"]'} as const;

/** The pages of boards that ProBoards hosts, whatever their address and theme. */
export const proboardsSigns: Signs = {
	id: forumId('proboards'),
	recognises: ({root}) => root.querySelector(proboardsMarks.core) !== null,
};
