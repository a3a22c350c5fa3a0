import * as v from 'valibot';
import type {AuditHead} from './audits';
import {pageNumberShape} from './gathered';
import {cut, moment, siteShape, text} from './read-records';
import {readShape} from './shape';

export const threadKey = {site: siteShape, thread: v.pipe(text(300), v.minLength(1))};

export const ending = {
	state: v.picklist(['reading', 'done', 'stopped', 'failed']),
	why: v.exactOptional(v.picklist(['network', 'time-out', 'refused', 'login', 'not-a-page', 'no-address', 'store'])),
	last: v.exactOptional(pageNumberShape),
	shifted: v.exactOptional(v.boolean()),
	ahead: v.exactOptional(v.pipe(v.number(), v.integer())),
};

/** Only an address of the web is a link in our page. */
const webAddress = v.pipe(text(2000), v.regex(/^https?:\/\/\S+$/i));

export const auditHeadShape = v.object({
	...threadKey,
	...ending,
	title: cut(300),
	url: webAddress,
	forum: cut(60),
	markup: v.picklist(['bbcode', 'markdown', 'html', 'plain']),
	pages: pageNumberShape,
	begun: moment,
	at: moment,
	stop: v.exactOptional(v.boolean()),
});

export const readAuditHead = (value: unknown) => readShape<AuditHead>(auditHeadShape, value);
