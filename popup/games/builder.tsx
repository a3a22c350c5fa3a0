import {useState} from 'preact/hooks';
import type {Build, OwnBrick} from '../../src/rules/state';
import type {BuilderView, BuildView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {builderWords} from '../../src/shared/words/builder';
import {BrickForm} from './brick-form';
import {BuildEditor} from './build-editor';

/** What may be done to what is built, here and now; what may not is left out. */
export type Hands = {
	write(build: Build): void;
	add?(): void;
	remove?(key: string): void;
	settle?(key: string): void;
	/** Whether ranks may be added and taken off, and settled ones changed. */
	readonly free: boolean;
	/** Says whether the text stands on the clipboard. */
	copy(text: string): Promise<boolean>;
	/** Says a brick's price, or adds one. */
	brick?(own: OwnBrick): void;
};

type Props = {
	readonly lang: Lang;
	readonly view: BuilderView;
	readonly builds: readonly Build[];
	readonly hands: Hands;
	readonly locked: boolean;
	/** How many must reach each rank, from the first. */
	readonly wanted?: readonly number[];
};

/** Everything built of one kind: a list, of which one at a time is opened to be changed. */
export function Builder({lang, view, builds, hands, locked, wanted}: Props) {
	const words = builderWords[lang];
	const [open, setOpen] = useState<string>();
	return (
		<div class="builder">
			{view.covers !== '' && <p class="covers">{view.covers}</p>}
			{wanted && (
				<p class="chips">
					{wanted.map((count, index) => {
						const have = view.built.filter(build => build.ranks.length > index).length;
						return (
							<span key={index} class={`tag ${have === count ? 'right' : ''}`}>
								{words.wanted({rank: index + 1, count, have})}
							</span>
						);
					})}
				</p>
			)}
			{view.built.length === 0 && <p class="hint">{words.none}</p>}
			<ul class="built">
				{view.built.map(build => {
					const written = builds.find(one => one.key === build.key);
					return (
						<li key={build.key} class="card">
							<Summary lang={lang} build={build} open={open === build.key} onOpen={to => setOpen(to ? build.key : undefined)} />
							{open === build.key && written && (
								<BuildEditor {...{lang, view, build, written, hands, locked}} onLeft={() => setOpen(undefined)} />
							)}
						</li>
					);
				})}
			</ul>
			{hands.add && !locked && (
				<button type="button" class="button" onClick={hands.add}>
					{words.add}
				</button>
			)}
			{view.open && hands.brick && !locked && <BrickForm {...{lang, view}} onKeep={hands.brick} />}
		</div>
	);
}

type SummaryProps = {readonly lang: Lang; readonly build: BuildView; readonly open: boolean; onOpen(open: boolean): void};

/** One thing built, in a line: its name, and how each rank stands. */
function Summary({lang, build, open, onOpen}: SummaryProps) {
	const words = builderWords[lang];
	return (
		<button type="button" class="button built-head" aria-expanded={open} onClick={() => onOpen(!open)}>
			<b>{build.name}</b>
			{build.ranks.map(({rank, spent, total, problems, settled}) => (
				<span key={rank} class="covers">
					{words.rank({rank})} · {words.spent({spent, total})} ·{' '}
					<span class={problems.length > 0 ? 'wrong' : 'right'}>
						{problems.length > 0 ? words.faults({count: problems.length}) : settled ? words.settled : words.valid}
					</span>
				</span>
			))}
		</button>
	);
}
