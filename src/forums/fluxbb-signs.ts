import {forumId} from '../shared/ids';
import type {Signs} from './forum';

/** Every page has it (include/template/main.tpl of github.com/fluxbb/fluxbb). Forumactif’s copy of PunBB has `div.pun` without an id. */
const SHELL = 'div.pun[id^="pun"] > .punwrap > #brdheader';

/** FluxBB's pages. */
export const fluxbbSigns: Signs = {
	id: forumId('fluxbb'),
	recognises: ({root}) => root.querySelector(SHELL) !== null,
};
