import {publishNames, publishWords} from '../../shared/words/publish';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import type {PublishOptions, SeenOptions} from './options';
import {Publish} from './publish';
import {Seen} from './seen';
import sheetsCss from './sheets.css';

const CSS = [...drawerCss, sheetsCss];

/** Opens the drawer in which one's own sheet goes into a post. */
export const openPublish = (options: PublishOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-sheets',
		label: publishNames[options.lang].publish,
		css: CSS,
		draw: close => <Publish options={options} onClose={close} />,
	});

/** Opens the drawer in which a sheet of a post is read and kept. */
export const openSeen = (options: SeenOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-sheets',
		label: publishWords[options.lang].sheet,
		css: CSS,
		draw: close => <Seen options={options} onClose={close} />,
	});
