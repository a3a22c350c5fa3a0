import {forumId} from '../shared/ids';
import type {Signs} from './forum';
import {findFields} from './plain-fields';

/** Any page that can be written on: asked last, when no forum knows it. */
export const plainSigns: Signs = {
	id: forumId('plain'),
	recognises: ({root}) => findFields(root).length > 0,
};
