import {sayCarried} from '../../rules/say-carried';
import type {Lang} from '../../shared/lang';
import {tableWords} from '../../shared/words/table';
import type {PostedTable} from './options';
import {CarriedView} from './told-table';

type Props = {
	/** In page order. */
	readonly tables: readonly PostedTable[];
	readonly lang: Lang;
	/** Takes up the newest one; left out where there is nothing to take it up in. */
	readonly onTake?: ((text: string) => void) | undefined;
};

/** The newest table of the thread, and those before it. */
export function SeenTables({tables, lang, onTake}: Props) {
	const say = tableWords[lang];
	const newest = tables.at(-1);
	if (!newest) return <p class="hint">{say.none}</p>;
	const before = tables.slice(0, -1).reverse();
	const mayTake = onTake && newest.read.ok && newest.read.value.kind === 'table';
	return (
		<>
			<section>
				<h2>{say.now}</h2>
				<Posted table={newest} lang={lang} />
				{mayTake && (
					<p>
						<button type="button" class="button" onClick={() => onTake(newest.text)}>
							{say.take}
						</button>{' '}
						<span class="hint">{say.takeHint}</span>
					</p>
				)}
			</section>
			{before.length > 0 && (
				<section>
					<h2>{say.history}</h2>
					{before.map((table, at) => (
						<details key={at}>
							<summary>{sayBy(table, lang)}</summary>
							<Told table={table} lang={lang} />
						</details>
					))}
				</section>
			)}
		</>
	);
}

/** One table with who published it and when, or why it cannot be read. */
export const Posted = ({table, lang}: {readonly table: PostedTable; readonly lang: Lang}) => (
	<>
		<p class="facts">{sayBy(table, lang)}</p>
		<Told table={table} lang={lang} />
	</>
);

const Told = ({table: {read}, lang}: {readonly table: PostedTable; readonly lang: Lang}) =>
	read.ok ? (
		<CarriedView carried={read.value} lang={lang} />
	) : (
		<p class="hint wrong" role="note">
			{sayCarried(read.error, lang)}
		</p>
	);

const sayBy = ({author, shown}: PostedTable, lang: Lang): string =>
	shown === undefined ? tableWords[lang].by({author}) : tableWords[lang].byWhen({author, when: shown});
