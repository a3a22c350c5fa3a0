import ringCss from '../../badge/ring.css';
import {tableWords} from '../../shared/words/table';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import type {SeenTableOptions, TableOptions} from './options';
import {SeenTable} from './seen';
import {Table} from './table';
import tableCss from './table.css';

const CSS = [...drawerCss, ringCss, tableCss];

/** Opens the drawer of the thread's table at an editor. */
export const openTable = (options: TableOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-table',
		label: tableWords[options.lang].title,
		css: CSS,
		draw: close => <Table options={options} onClose={close} />,
	});

/** Opens the drawer in which tables of posts are read. */
export const openSeenTable = (options: SeenTableOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-table',
		label: tableWords[options.lang].title,
		css: CSS,
		draw: close => <SeenTable options={options} onClose={close} />,
	});
