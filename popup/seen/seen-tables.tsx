import {useState} from 'preact/hooks';
import {sayMoment} from '../../src/badge/when';
import {CarriedView} from '../../src/panel/table/told-table';
import {sayCarried} from '../../src/rules/say-carried';
import {readCarried} from '../../src/rules/told-table';
import type {Lang} from '../../src/shared/lang';
import {seenTableWords} from '../../src/shared/words/seen-sheets';
import type {Asker} from '../../src/wire/messages';
import {sayStore} from '../../src/wire/say';
import type {SeenTableSummary} from '../../src/wire/seen-tables';
import type {Shared} from '../app';
import {Drop} from './drop';
import {useSeen} from './use-seen';

type Version = SeenTableSummary['versions'][number];

/** The tables of threads as they were last seen, with those before them. */
export function SeenTables({ports: {ask}, lang}: Shared) {
	const say = seenTableWords[lang];
	const {all, trouble, change} = useSeen<SeenTableSummary>(() => ask('tables/list', null), lang, say.failed);
	return (
		<section class="seen-sheets seen-tables" aria-label={say.title}>
			<h2>{say.title}</h2>
			{trouble !== '' && (
				<p class="trouble" role="alert">
					{trouble}
				</p>
			)}
			{all?.length === 0 && <p class="empty">{say.none}</p>}
			{all?.map(({key, site, title, versions: [last, ...before]}) => (
				<article key={key}>
					<h3>
						{title.trim() || say.thread} <small>{site}</small>
					</h3>
					{last && <OneTable {...{ask, lang, tableKey: key, version: last, name: say.show}} />}
					{before.length > 0 && (
						<details>
							<summary>{say.before({count: before.length})}</summary>
							<ol>
								{before.map(version => (
									<li key={version.kept}>
										<OneTable {...{ask, lang, tableKey: key, version, name: say.show}} />
									</li>
								))}
							</ol>
						</details>
					)}
					<Drop lang={lang} sure={say.sure} onDrop={() => change(() => ask('tables/drop', {key}))} />
				</article>
			))}
		</section>
	);
}

type OneProps = {
	readonly ask: Asker;
	readonly lang: Lang;
	readonly tableKey: string;
	readonly version: Version;
	readonly name: string;
};

/** Who published it, when it was seen, the way to its post; and what it says, once it is asked for. */
function OneTable({ask, lang, tableKey, version, name}: OneProps) {
	const say = seenTableWords[lang];
	const {author, sent, kept, url} = version;
	const [text, setText] = useState<string>();
	const [trouble, setTrouble] = useState('');
	const open = async (isOpen: boolean) => {
		if (!isOpen || text !== undefined) return;
		const read = await ask('tables/read', {key: tableKey, kept});
		if (read.ok) setText(read.value);
		else setTrouble(sayStore(read.error, lang));
	};
	const when = sent === undefined ? [] : [say.sent({when: sayMoment(sent, lang)})];
	return (
		<>
			<p class="facts">{[say.by({author}), ...when, say.seen({when: sayMoment(kept, lang)})].join(' · ')}</p>
			<details class="table" onToggle={event => void open(event.currentTarget.open).catch(() => setTrouble(say.failed))}>
				<summary>{name}</summary>
				{text !== undefined && <Told text={text} lang={lang} />}
				{trouble !== '' && (
					<p class="trouble" role="alert">
						{trouble}
					</p>
				)}
			</details>
			<a href={url} target="_blank" rel="noreferrer">
				{say.toPost}
			</a>
		</>
	);
}

function Told({text, lang}: {readonly text: string; readonly lang: Lang}) {
	const read = readCarried(text);
	return read.ok ? <CarriedView carried={read.value} lang={lang} /> : <p class="trouble">{sayCarried(read.error, lang)}</p>;
}
