// node tools/pictures.mjs [FOLDER [SCENE…]]: takes the pictures of docs/images anew, or those of some scenes, of the real product in Chromium.
import {install} from './install.mjs';

install();
// Only now: this needs the packages.
const {load} = await import('./load.mjs');
const {takePictures} = await load('tests/browsers/pictures.ts');
for (const path of await takePictures(process.argv[2] ?? 'docs/images', process.argv.slice(3))) console.log(path);
