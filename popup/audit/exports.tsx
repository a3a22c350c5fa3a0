import {useState} from 'preact/hooks';
import {csvOf, rowsOf} from '../../src/audit/csv';
import {jsonOfReport} from '../../src/audit/json';
import {receiptTexts} from '../../src/audit/receipts';
import {summaryOf} from '../../src/audit/summary';
import {sayTime} from '../../src/badge/when';
import {plainWords, spread} from '../../src/panel/plain-words';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import type {AuditHead} from '../../src/wire/audits';
import type {Loaded} from './load';
import type {AuditPorts} from './ports';

type Props = {readonly lang: Lang; readonly loaded: Loaded; readonly head: AuditHead; readonly ports: AuditPorts};

// Spreadsheets take a text without this mark for one of their own code page.
const MARK = '\ufeff';

/** What can be taken away: the rolls as a table, the whole as a document, and a summary for a post. */
export function Exports({lang, loaded, head, ports}: Props) {
	const say = auditPageWords[lang];
	const [said, tell] = useState('');
	const {report, tell: toldOf, posts} = loaded;
	const utc = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
	const name = `osselet-${head.thread.replace(/[^0-9a-z]+/gi, '-').slice(0, 40)}`;
	const saveCsv = () => ports.saveFile(`${name}.csv`, MARK + csvOf(rowsOf(report, toldOf, lang, utc), lang), 'text/csv');
	const saveJson = () => {
		const document = {thread: head, ...jsonOfReport(report, toldOf, lang, at => sayTime(at, loaded.now, lang))};
		ports.saveFile(`${name}.json`, `${JSON.stringify(document, undefined, '\t')}\n`, 'application/json');
	};
	const summary = summaryOf(
		report,
		{title: head.title, pages: head.pages, posts, markup: head.markup, plain: text => spread(plainWords(text, head.markup))},
		lang,
	);
	const copy = async () => tell((await ports.copy(summary)) ? say.copied : say.notCopied);
	return (
		<div class="exports">
			<div class="acts">
				<button type="button" class="button" onClick={saveCsv}>
					{say.csv}
				</button>
				<button type="button" class="button" onClick={saveJson}>
					{say.json}
				</button>
				<button type="button" class="button" onClick={() => void copy()}>
					{say.copySummary}
				</button>
				<span role="status">{said}</span>
			</div>
			<label class="summary">
				{say.summary}
				<textarea readOnly rows={Math.min(14, summary.split('\n').length + 1)} value={summary} />
			</label>
			<Receipts {...{lang, loaded, head, ports}} />
		</div>
	);
}

/** The draws of the thread as texts to post, one for each post that it takes. */
function Receipts({lang, loaded: {receipts, kept, report}, head, ports}: Props) {
	const say = auditPageWords[lang];
	const [said, tell] = useState('');
	const texts = receiptTexts(receipts, head.markup, lang);
	const draws = new Set(report.rolls.flatMap(({verdict}) => verdict.string?.round ?? [])).size;
	const copy = async (text: string) => tell((await ports.copy(text)) ? say.copied : say.notCopied);
	if (draws === 0) return null;
	return (
		<section class="receipts" aria-labelledby="receipts">
			<h3 id="receipts">{say.receipts}</h3>
			<p>{say.receiptsNote({have: receipts.length, draws, kept})}</p>
			<div class="acts">
				{texts.map((text, part) => (
					<button key={part} type="button" class="button" onClick={() => void copy(text)}>
						{texts.length === 1 ? say.copyReceipts : say.copyPart({part: part + 1, of: texts.length})}
					</button>
				))}
				<span role="status">{said}</span>
			</div>
			{texts.map((text, part) => (
				<label key={part} class="summary">
					{say.receiptsPart({part: part + 1, of: texts.length})}
					<textarea readOnly rows={Math.min(8, text.split('\n').length + 1)} value={text} />
				</label>
			))}
		</section>
	);
}
