import type {ListView} from '../../src/rules/view';
import {workshopWords} from '../../src/shared/words/workshop';
import {ListForm} from './list-form';
import {LookUp} from './look-up';
import {Section} from './section';
import type {Play} from './use-play';

/** The lists of a sheet: bonds, contacts, and what else the game keeps by name. */
export function Lists({play}: {readonly play: Play}) {
	return (
		<>
			{play.view.lists.map(list => (
				<List key={list.id} play={play} list={list} />
			))}
		</>
	);
}

function List({play, list}: {readonly play: Play; readonly list: ListView}) {
	const words = workshopWords[play.lang];
	const {id, name, covers, entries, most} = list;
	return (
		<Section title={most === undefined ? name : words.ofMost({name, value: entries.length, max: most})} kind="lists">
			<p class="covers">
				{covers} <LookUp play={play} id={id} name={name} />
			</p>
			<ul class="rows">
				{entries.map(entry => (
					<Listed key={entry.name} play={play} list={list} entry={entry} />
				))}
			</ul>
			{!play.locked && (
				<ListForm
					lang={play.lang}
					list={list}
					onWrite={({name: entry, value, words: text}) =>
						play.act({
							act: 'entry',
							list: id,
							name: entry,
							...(value !== undefined && {value}),
							...(text !== undefined && {words: text}),
						})
					}
				/>
			)}
		</Section>
	);
}

type Entry = ListView['entries'][number];

function Listed({play, list, entry}: {readonly play: Play; readonly list: ListView; readonly entry: Entry}) {
	const words = workshopWords[play.lang];
	const {name, value, shown} = entry;
	const raise = (by: 1 | -1) => void play.act({act: 'raise', list: list.id, name, by});
	return (
		<li>
			<span class="shown">{shown}</span>
			{!play.locked && (
				<span class="tools">
					{list.valued && (
						<>
							<button type="button" class="button icon" aria-label={words.lower({name})} onClick={() => raise(-1)}>
								−
							</button>
							<button
								type="button"
								class="button icon"
								aria-label={words.raise({name})}
								disabled={list.highest !== undefined && (value ?? 0) >= list.highest}
								onClick={() => raise(1)}
							>
								+
							</button>
						</>
					)}
					<button
						type="button"
						class="button icon"
						aria-label={words.strike({name})}
						onClick={() => void play.act({act: 'strike', list: list.id, name})}
					>
						×
					</button>
				</span>
			)}
		</li>
	);
}
