/** What a sheet under a rulebook shows, in the reader's language: plain data for every door that draws it. Nothing here is computed again. */
export type * from './views/builds';
export type * from './views/entries';
export type * from './views/move';
export type * from './views/pieces';
export type * from './views/sheet';
export type * from './views/step';
