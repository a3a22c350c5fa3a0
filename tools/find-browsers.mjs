import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

// Google's own Chrome no longer loads an extension from the command line; Chromium does.
const names = {chromium: ['chromium', 'chromium-browser'], firefox: ['firefox-esr', 'firefox']};
const places = {
	chromium: ['/Applications/Chromium.app/Contents/MacOS/Chromium', 'C:\\Program Files\\Chromium\\Application\\chrome.exe'],
	firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

function runs(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Where a program of this name stands on the PATH; undefined when it does not. */
export function findProgram(name) {
	const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	return folders.map(folder => join(folder, name)).find(runs);
}

/** Path of `chromium` or `firefox`: the environment's word first (OSSELET_CHROMIUM, OSSELET_FIREFOX), then the PATH, then the usual places. */
export function findBrowser(kind) {
	const told = process.env[`OSSELET_${kind.toUpperCase()}`];
	return told ?? names[kind].map(findProgram).find(Boolean) ?? places[kind].find(runs);
}
