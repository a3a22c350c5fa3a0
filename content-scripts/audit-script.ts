import {startAudit} from './audit-thread';
import type {AuditPart} from './ports';

declare global {
	/** Set in the page script's own world when the reader of threads is loaded; the page's scripts do not see it. */
	var osseletAudit: AuditPart | undefined;
}

globalThis.osseletAudit = {startAudit};
