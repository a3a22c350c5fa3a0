import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Every page is served with both (views/frontend of github.com/flarum/framework, 1.x and 2.x). */
export const flarumMarks = {payload: 'script#flarum-json-payload, div#flarum-loading'} as const;

/** Flarum's pages. */
export const flarumSigns: Signs = {
	id: forumId('flarum'),
	recognises: ({root}) => root.querySelector(flarumMarks.payload) !== null,
};
