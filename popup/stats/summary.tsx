import {useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import {statWords} from '../../src/shared/words/stats';
import type {AuditPorts} from '../audit/ports';

type Props = {readonly lang: Lang; readonly ports: Pick<AuditPorts, 'copy'>; readonly text: string};

/** The numbers as a text that can be posted. */
export function Summary({lang, ports, text}: Props) {
	const say = statWords[lang];
	const [said, tell] = useState('');
	const copy = async () => tell((await ports.copy(text)) ? auditPageWords[lang].copied : auditPageWords[lang].notCopied);
	return (
		<details class="to-post">
			<summary>{say.toPost}</summary>
			<label class="summary">
				<span class="aside">{say.toPost}</span>
				<textarea readOnly rows={Math.min(14, text.split('\n').length + 1)} value={text} />
			</label>
			<div class="acts">
				<button type="button" class="button" onClick={() => void copy()}>
					{say.copySummary}
				</button>
				<span role="status">{said}</span>
			</div>
		</details>
	);
}
