import {useMemo, useState} from 'preact/hooks';
import {everything, type Sorting, select, type sortings, type TableRow, type Wanted} from '../../src/audit/table';
import {Icon} from '../../src/badge/icon';
import {sayNumber} from '../../src/badge/when';
import {facesOfPool} from '../../src/dice/faces';
import type {Mode} from '../../src/seal/roll-string';
import {nameOfVerdict} from '../../src/seal/say';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import {beforeWords} from '../../src/shared/words/audit-rolls';
import {sayShortly} from '../stats/say-day';
import {Filters} from './filters';
import type {Loaded} from './load';
import {Pager} from './pager';
import {PostLink} from './post-link';

type Props = {readonly lang: Lang; readonly loaded: Loaded};
const AT_ONCE = 100;

/** Every roll, a hundred at a time: twenty thousand at once would be felt. */
export function RollsTable({lang, loaded}: Props) {
	const say = auditPageWords[lang];
	const [wanted, setWanted] = useState<Wanted>(everything);
	const [sorting, setSorting] = useState<Sorting>({by: 'place', down: false});
	const [from, setFrom] = useState(0);
	const {rows} = loaded;
	const found = useMemo(() => select(rows, wanted, sorting), [rows, wanted, sorting]);
	const choose = (next: Wanted) => {
		setWanted(next);
		setFrom(0);
	};
	const sort = (by: Sorting['by']) => {
		setSorting({by, down: sorting.by === by && !sorting.down});
		setFrom(0);
	};
	return (
		<>
			<Filters {...{lang, rows, wanted, authors: loaded.report.authors}} onChange={choose} />
			{found.length === 0 ? (
				<p class="empty">{say.noRows}</p>
			) : (
				// A table that is wider than its window scrolls by itself, by keyboard too.
				<div class="scroll" tabIndex={0} role="region" aria-label={say.rollsTable}>
					<table>
						<Head {...{lang, sorting}} onSort={sort} />
						<tbody>
							{found.slice(from, from + AT_ONCE).map(row => (
								<Line key={row.place} {...{row, lang, loaded}} />
							))}
						</tbody>
					</table>
				</div>
			)}
			<Pager lang={lang} from={from} step={AT_ONCE} of={found.length} onGo={setFrom} />
		</>
	);
}

const columns = [
	['place', 'post'],
	['author', 'author'],
	['who', 'who'],
	['move', 'move'],
	['verdict', 'verdict'],
	['', 'dice'],
	['total', 'total'],
	['outcome', 'outcome'],
	['mode', 'mode'],
	['draw', 'draw'],
	['seen', 'seen'],
] as const satisfies readonly (readonly [(typeof sortings)[number] | '', string])[];

function Head({lang, sorting, onSort}: {readonly lang: Lang; readonly sorting: Sorting; onSort(by: Sorting['by']): void}) {
	const say = auditPageWords[lang];
	return (
		<thead>
			<tr>
				{columns.map(([by, name]) => {
					const current = sorting.by === by;
					return (
						<th
							key={name}
							class={by === 'total' ? 'number' : undefined}
							scope="col"
							aria-sort={current ? (sorting.down ? 'descending' : 'ascending') : undefined}
						>
							{by === '' ? (
								say[name]
							) : (
								<button type="button" title={say.sortBy({column: say[name]})} onClick={() => onSort(by)}>
									{say[name]}
									<span aria-hidden="true">{current ? (sorting.down ? ' ↓' : ' ↑') : ''}</span>
								</button>
							)}
						</th>
					);
				})}
			</tr>
		</thead>
	);
}

const modeNames = {s: 'modeS', i: 'modeI', o: 'modeO', q: 'modeQ', h: 'modeH', u: 'modeU'} as const satisfies {
	readonly [M in Mode]: string;
};

function Line({row, lang, loaded}: Props & {readonly row: TableRow}) {
	const say = auditPageWords[lang];
	const {post, verdict, seen, text} = row.roll;
	const {rolled, said, string, drawAt} = verdict;
	const differs = said !== undefined && rolled !== undefined && said !== rolled.total;
	return (
		<tr data-verdict={verdict.kind}>
			<td>
				<PostLink post={post.gathered.id} address={loaded.addressOf(post.gathered.id)} lang={lang} />
			</td>
			<td>{post.author}</td>
			<td>{row.who}</td>
			<td>{row.move}</td>
			<td class="verdict">
				<Icon name={verdict.kind} /> {nameOfVerdict(verdict.kind, lang)}
			</td>
			<td>
				<span class="expression">{string?.expression ?? text.slice(0, 60)}</span>{' '}
				{rolled?.pools.map(pool => facesOfPool(pool).map(sayNumber).join(' ')).join(' | ')}
			</td>
			<td class="number">
				{rolled && <b>{sayNumber(rolled.total)}</b>} {differs && <small class="wrong">{say.said({said: sayNumber(said)})}</small>}
			</td>
			<td>
				{row.outcome} {row.before !== '' && <small>{beforeWords[lang].before(row)}</small>}
			</td>
			<td>{string && say[modeNames[string.mode]]}</td>
			<td data-label={drawAt === undefined ? undefined : say.draw}>{drawAt !== undefined && sayShortly(drawAt, lang)}</td>
			<td data-label={seen === undefined ? undefined : say.seen}>{seen !== undefined && sayShortly(seen, lang)}</td>
		</tr>
	);
}
