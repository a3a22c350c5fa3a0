import {useState} from 'preact/hooks';
import type {Build} from '../../src/rules/state';
import type {BuilderView, BuildRankView, BuildView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {builderWords} from '../../src/shared/words/builder';
import {BrickShelf} from './brick-shelf';
import type {Hands} from './builder';
import {lowered, raised, withCut} from './draft-builds';
import {Field} from './field';

type Props = {
	readonly lang: Lang;
	readonly view: BuilderView;
	readonly build: BuildView;
	readonly written: Build;
	readonly hands: Hands;
	readonly locked: boolean;
	onLeft(): void;
};

/** One thing built: its name, the rank looked at, what that spends, its bricks, what is wrong, and its text. */
export function BuildEditor({lang, view, build, written, hands, locked, onLeft}: Props) {
	const words = builderWords[lang];
	const [wanted, setWanted] = useState(build.ranks.length);
	const at = Math.min(wanted, build.ranks.length);
	const rank = build.ranks[at - 1];
	if (!rank) return null;
	const fixed = locked || (rank.settled && !hands.free);
	const next = build.ranks.length + 1;
	return (
		<div class="build">
			<Field
				label={words.name}
				value={build.name}
				locked={locked}
				onKeep={name => hands.write({...written, name: name.trim().slice(0, 120) || build.name})}
			/>
			{build.ranks.length > 1 && (
				<fieldset class="roles">
					<legend class="aside">{words.ranks}</legend>
					{build.ranks.map(one => (
						<label key={one.rank}>
							<input type="radio" name={`rank-${build.key}`} checked={one.rank === at} onChange={() => setWanted(one.rank)} />
							{words.rank({rank: one.rank})}
						</label>
					))}
				</fieldset>
			)}
			<Total lang={lang} rank={rank} />
			<Cuts {...{lang, rank, fixed}} onCut={(cut, line) => hands.write(withCut(written, at, cut, line))} />
			<div role="status">
				{rank.problems.length > 0 && (
					<ul class="faults">
						{rank.problems.map(text => (
							<li key={text}>{text}</li>
						))}
					</ul>
				)}
			</div>
			<BrickShelf {...{lang, view, rank, written, hands, fixed}} />
			<Text lang={lang} text={rank.text} onCopy={hands.copy} />
			{!locked && (
				<p class="buttons">
					{hands.settle && !rank.settled && (
						<button
							type="button"
							class="button main"
							disabled={rank.problems.length > 0}
							onClick={() => hands.settle?.(build.key)}
						>
							{words.settle({rank: at})}
						</button>
					)}
					{hands.free && next <= view.ranks.length && (
						<button
							type="button"
							class="button"
							onClick={() => {
								hands.write(raised(written));
								setWanted(next);
							}}
						>
							{words.raise({rank: next})}
						</button>
					)}
					{hands.free && build.ranks.length > 1 && (
						<button type="button" class="button" onClick={() => hands.write(lowered(written))}>
							{words.lower({rank: build.ranks.length})}
						</button>
					)}
					{hands.remove && (
						<button
							type="button"
							class="button danger"
							onClick={() => {
								onLeft();
								hands.remove?.(build.key);
							}}
						>
							{words.remove({name: build.name})}
						</button>
					)}
				</p>
			)}
		</div>
	);
}

/** What the rank has spent, told again at each change. */
function Total({lang, rank: {spent, total, pools, cost}}: {readonly lang: Lang; readonly rank: BuildRankView}) {
	const words = builderWords[lang];
	return (
		<div class="total">
			<p class={`budget${spent > total ? ' over' : ''}`} aria-live="polite">
				<b>{words.spent({spent, total})}</b> {words.points({spent, total})}
				{cost !== '' && ` · ${cost}`}
			</p>
			{pools.map(pool => (
				<p key={pool.name} class="covers">
					{words.pool(pool)}
				</p>
			))}
		</div>
	);
}

type CutProps = {
	readonly lang: Lang;
	readonly rank: BuildRankView;
	readonly fixed: boolean;
	onCut(cut: string, line: string): void;
};

function Cuts({lang, rank, fixed, onCut}: CutProps) {
	return (
		<>
			{rank.cuts
				.filter(cut => cut.choices.length > 0)
				.map(({key, name, by, chosen, choices}) => (
					<label key={key} class="pick-one">
						<span>{builderWords[lang].cut({name, by})}</span>
						<select value={chosen} disabled={fixed} onChange={event => onCut(key, event.currentTarget.value)}>
							{choices.map(choice => (
								<option key={choice.key} value={choice.key}>
									{choice.name}
								</option>
							))}
						</select>
					</label>
				))}
		</>
	);
}

type TextProps = {readonly lang: Lang; readonly text: string; onCopy(text: string): Promise<boolean>};

/** The text as it would stand in a post. */
function Text({lang, text, onCopy}: TextProps) {
	const words = builderWords[lang];
	const [copied, setCopied] = useState('');
	const copy = async () => setCopied((await onCopy(text)) ? text : '');
	return (
		<figure class="written">
			<figcaption>{words.preview}</figcaption>
			<pre>{text}</pre>
			<button type="button" class="button" onClick={() => void copy()}>
				{copied === text ? words.copied : words.copy}
			</button>
		</figure>
	);
}
