import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Every page has it (include/template/main.tpl of github.com/punbb/punbb). */
const SHELL = '#brd-wrap.brd > .brd-page[id^="brd-"]';

/** PunBB's pages. */
export const punbbSigns: Signs = {
	id: forumId('punbb'),
	recognises: ({root}) => root.querySelector(SHELL) !== null,
};
