import {sayCarried} from '../src/rules/say-carried';
import {type CarriedTable, readCarried} from '../src/rules/told-table';
import type {FoundParcel} from '../src/seal/parcel';
import type {Library} from '../src/service/games/library';
import {type Told, tell} from '../src/service/published/tell';
import type {Lang} from '../src/shared/lang';
import {readPublished} from '../src/sheets/published';
import {sayPublished} from '../src/sheets/say-published';
import {unpackSheet} from '../src/unpack-sheet';
import {unpackTable} from '../src/unpack-table';
import {sayStore} from '../src/wire/say';

/** A sheet, a table or a fight that was pasted, in words; or why it cannot be read. */
export type ToldParcel =
	| ({readonly kind: 'sheet'} & Pick<Told, 'told' | 'print' | 'note'>)
	| {readonly kind: 'table'; readonly carried: CarriedTable}
	| {readonly kind: 'unread'; readonly why: string};

/** Reads what a parcel carries, with the rulebooks of the library where a sheet is of one. */
export async function tellParcel(library: Library, found: FoundParcel, lang: Lang): Promise<ToldParcel> {
	return found.kind === 'f' ? tellSheet(library, found, lang) : tellTable(found, lang);
}

async function tellSheet(library: Library, found: FoundParcel, lang: Lang): Promise<ToldParcel> {
	const text = await unpackSheet(found);
	const sheet = text.ok ? readPublished(text.value) : text;
	if (!sheet.ok) return {kind: 'unread', why: sayPublished(sheet.error, lang)};
	const told = await tell(library, sheet.value, lang);
	return told.ok ? {kind: 'sheet', ...told.value} : {kind: 'unread', why: sayStore(told.error, lang)};
}

async function tellTable(found: FoundParcel, lang: Lang): Promise<ToldParcel> {
	const text = await unpackTable(found);
	const read = text.ok ? readCarried(text.value) : text;
	return read.ok ? {kind: 'table', carried: read.value} : {kind: 'unread', why: sayCarried(read.error, lang)};
}
