import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** The page's own data on a first load, its script ever after: `app.user` and the rest come with it in every theme (src/middleware/render.js of github.com/NodeBB/NodeBB). */
const MARKS = 'script#ajaxify-data, script[src*="/assets/nodebb.min.js"], body.page-topic [component="topic"][data-tid]';

/** NodeBB's pages. */
export const nodebbSigns: Signs = {
	id: forumId('nodebb'),
	recognises: ({root}) => root.querySelector(MARKS) !== null,
};
