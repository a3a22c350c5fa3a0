import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** One site, of its own software: its name is the surest sign. */
const HOST = /^(?:www\.)?rpol\.net$/;

/** RPoL's pages. */
export const rpolSigns: Signs = {
	id: forumId('rpol'),
	recognises: ({url}) => HOST.test(url.hostname),
};
