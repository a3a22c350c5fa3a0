import {useState} from 'preact/hooks';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {PanelOptions} from '../options';
import {lastOf} from './last-roll';
import {spendAfter} from './spend-after';

type Props = {readonly options: PanelOptions; readonly sheet: Sheet; onClose(): void};

/** Spends that may still be made on the last roll of this page. */
export function Afterwards({options, sheet, onClose}: Props) {
	const {lang} = options;
	const say = gameWords[lang];
	const [why, setWhy] = useState('');
	const [busy, setBusy] = useState(false);
	const last = lastOf(sheet.id, sheet.revision);
	if (!last || last.resolution.after.length === 0) return null;
	const {resolution, label} = last;
	const spend = async (one: (typeof resolution.after)[number]) => {
		setBusy(true);
		const refused = await spendAfter(options, sheet, last, one).catch(() => say.orphaned);
		setBusy(false);
		if (refused === undefined) onClose();
		else setWhy(refused);
	};
	return (
		<section class="move">
			<h2>{say.last({label, outcome: resolution.outcome.name})}</h2>
			{resolution.after.map(one => (
				<button type="button" class="button" key={one.id} disabled={busy || !one.open} onClick={() => spend(one)}>
					{[one.name, told(one) && `(${told(one)})`].filter(Boolean).join(' ')}
				</button>
			))}
			<p class={why === '' ? 'hint' : 'hint wrong'} role="status">
				{why || say.lastHint}
			</p>
		</section>
	);
}

/** What it does, or why it may not be made. */
const told = ({problem, does}: {readonly problem?: string; readonly does: string}): string => problem ?? does;
