import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Every page's head has it (app/views/layouts/_head.html.erb of github.com/discourse/discourse). */
export const discourseMarks = {head: 'head meta[name="generator"][content^="Discourse "]'} as const;

/** Discourse's pages. */
export const discourseSigns: Signs = {
	id: forumId('discourse'),
	recognises: ({root}) => root.querySelector(discourseMarks.head) !== null,
};
