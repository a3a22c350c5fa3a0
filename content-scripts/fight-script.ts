import {openFight} from '../src/panel/fight/open-fight';
import {writeParcel} from '../src/seal/parcel';
import {squeeze} from '../src/squeeze';
import {readThreadFor} from './fight-thread';
import type {FightPart} from './ports';

declare global {
	/** Set in the page script's own world when the fight's drawer is loaded; the page's scripts do not see it. */
	var osseletFight: FightPart | undefined;
}

const parcel = async (text: string) => writeParcel('t', await squeeze(text));

globalThis.osseletFight = {openFight, readThreadFor, parcel};
