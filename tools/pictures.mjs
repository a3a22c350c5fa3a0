// node tools/pictures.mjs [FOLDER]: takes the pictures of docs/images anew, of the real product in Chromium.
import {install} from './install.mjs';

install();
// Only now: this needs the packages.
const {load} = await import('./load.mjs');
const {takePictures} = await load('tests/browsers/pictures.ts');
for (const path of await takePictures(process.argv[2] ?? 'docs/images')) console.log(path);
