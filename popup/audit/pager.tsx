import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';

type Props = {readonly lang: Lang; readonly from: number; readonly step: number; readonly of: number; onGo(from: number): void};

/** Leads through a long list, so many at a time. Nothing where all is shown. */
export function Pager({lang, from, step, of, onGo}: Props) {
	const say = auditPageWords[lang];
	if (of <= step) return null;
	return (
		<div class="pager">
			<button type="button" class="button" disabled={from === 0} onClick={() => onGo(Math.max(0, from - step))}>
				{say.previous}
			</button>
			<span role="status">{say.shown({from: from + 1, to: Math.min(of, from + step), of})}</span>
			<button type="button" class="button" disabled={from + step >= of} onClick={() => onGo(from + step)}>
				{say.next}
			</button>
		</div>
	);
}
