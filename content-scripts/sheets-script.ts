import {openPublish} from '../src/panel/sheets/open-sheets';
import {writeParcel} from '../src/seal/parcel';
import {squeeze} from '../src/squeeze';
import type {SheetsPart} from './ports';
import {startSheets} from './sheets-marks';

declare global {
	/** Set in the page script's own world when what reads and writes sheets in posts is loaded; the page's scripts do not see it. */
	var osseletSheets: SheetsPart | undefined;
}

const parcel = async (text: string) => writeParcel('f', await squeeze(text));

globalThis.osseletSheets = {openPublish, startSheets, parcel};
