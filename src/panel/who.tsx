import {type SheetId, sheetId} from '../shared/ids';
import type {Lang} from '../shared/lang';
import {amendNames} from '../shared/words/amend';
import {waitingCallWords} from '../shared/words/calls';
import {panelWords} from '../shared/words/panel';
import {publishNames} from '../shared/words/publish';
import {tableNames} from '../shared/words/table';
import type {Choices} from './use-choices';

type Props = {
	readonly title: string;
	readonly choices: Choices;
	readonly lang: Lang;
	readonly focused: boolean;
	onChoose(id: SheetId | undefined): void;
	readonly onSheets: (() => void) | undefined;
	readonly onFight: (() => void) | undefined;
	readonly onPublish: (() => void) | undefined;
	readonly onCalls: (() => void) | undefined;
	readonly onAmend: (() => void) | undefined;
	readonly onTable: (() => void) | undefined;
	readonly onContest: (() => void) | undefined;
	onClose(): void;
};

/** Who rolls, and in which thread. */
export function Who({
	title,
	choices,
	lang,
	focused,
	onChoose,
	onSheets,
	onFight,
	onPublish,
	onCalls,
	onAmend,
	onTable,
	onContest,
	onClose,
}: Props) {
	const say = panelWords[lang];
	const {sheets, sheet} = choices;
	return (
		<div class="top">
			<p class="topic" title={title}>
				<span class="aside">{say.thread} </span>
				{title}
			</p>
			<button type="button" class="button close" aria-label={say.close} title={say.closeTitle} onClick={onClose}>
				<span aria-hidden="true">×</span>
			</button>
			{sheets && sheets.length > 0 ? (
				<select
					aria-label={say.character}
					ref={focused ? giveFocus : null}
					value={sheet?.id ?? ''}
					onChange={event => onChoose(event.currentTarget.value === '' ? undefined : sheetId(event.currentTarget.value))}
				>
					<option value="">{say.nobody}</option>
					{sheets.map(one => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</select>
			) : (
				<p class="hint none">
					{sheets === undefined ? '' : sheets === null ? say.sheetsClosed : onSheets ? say.noSheetsHere : say.noSheets}
				</p>
			)}
			<div class="tools">
				{onFight && (
					<button type="button" class="button" title={say.fightTitle} onClick={onFight}>
						{say.fight}
					</button>
				)}
				{onPublish && (
					<button type="button" class="button" onClick={onPublish}>
						{publishNames[lang].publish}
					</button>
				)}
				{onCalls && (
					<button type="button" class="button" title={waitingCallWords[lang].askTitle} onClick={onCalls}>
						{waitingCallWords[lang].ask}
					</button>
				)}
				{onContest && (
					<button type="button" class="button" title={say.contestTitle} onClick={onContest}>
						{say.contest}
					</button>
				)}
				{onAmend && (
					<button type="button" class="button" title={amendNames[lang].title} onClick={onAmend}>
						{amendNames[lang].amend}
					</button>
				)}
				{onTable && (
					<button type="button" class="button" title={tableNames[lang].title} onClick={onTable}>
						{tableNames[lang].table}
					</button>
				)}
				{onSheets && (
					<button type="button" class="button" onClick={onSheets}>
						{say.openSheets}
					</button>
				)}
			</div>
		</div>
	);
}

const giveFocus = (select: HTMLSelectElement | null) => select?.focus({preventScroll: true});
