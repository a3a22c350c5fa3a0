import {useState} from 'preact/hooks';
import type {Build} from '../../src/rules/state';
import type {BrickView, BuilderView, BuildRankView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {builderWords} from '../../src/shared/words/builder';
import type {Hands} from './builder';
import {withCount} from './draft-builds';
import {Field} from './field';
import {folded} from './folded';
import {Stepper} from './stepper';

type Props = {
	readonly lang: Lang;
	readonly view: BuilderView;
	readonly rank: BuildRankView;
	readonly written: Build;
	readonly hands: Hands;
	readonly fixed: boolean;
};

/** The bricks, list by list, each with its counter; one that is bought for each side has a counter for each. */
export function BrickShelf(props: Props) {
	const {lang, view, rank} = props;
	const words = builderWords[lang];
	const [wanted, setWanted] = useState('');
	const fits = ({name, covers, categories}: BrickView) =>
		folded(`${name} ${covers} ${categories.join(' ')}`).includes(folded(wanted));
	return (
		<div class="shelves">
			<label>
				<span class="aside">{words.find}</span>
				<input type="search" placeholder={words.find} value={wanted} onInput={event => setWanted(event.currentTarget.value)} />
			</label>
			{view.groups.map(group => {
				const bricks = view.bricks.filter(brick => brick.group === group.id && fits(brick));
				const here = new Set(view.bricks.filter(brick => brick.group === group.id).map(brick => brick.id));
				const count = rank.lines.filter(line => here.has(line.brick)).reduce((sum, line) => sum + line.count, 0);
				return (
					bricks.length > 0 && (
						<details key={group.id} class="shelf" open={count > 0 || wanted !== ''}>
							<summary>
								{group.name} {count > 0 && <small class="tag">{words.chosen({count})}</small>}
							</summary>
							{group.covers !== '' && <p class="covers">{group.covers}</p>}
							<ul class="rows">
								{bricks.map(brick => (
									<Brick key={brick.id} {...props} brick={brick} gives={group.gives} />
								))}
							</ul>
						</details>
					)
				);
			})}
		</div>
	);
}

type BrickProps = Props & {readonly brick: BrickView; readonly gives: boolean};

function Brick({lang, view, rank, written, hands, fixed, brick, gives}: BrickProps) {
	const words = builderWords[lang];
	const {points, most, turns} = brick;
	const price = points === undefined ? words.unpriced : gives ? words.gives({points}) : words.price({points});
	const facts = [
		price,
		...(most === 1 ? [words.once] : most < 100 ? [words.most({most})] : []),
		...(turns === undefined ? [] : [words.turns({turns})]),
		...brick.categories,
		...(brick.own ? [words.own] : []),
	];
	const sides = brick.sides.length > 0 ? brick.sides : [''];
	// Asked for what is taken alone: most bricks of a list are never wanted.
	const taken = rank.lines.some(line => line.brick === brick.id);
	const keepPrice = async (text: string) => {
		if (!/^\d{1,3}$/.test(text.trim())) return false;
		hands.brick?.({id: brick.id, points: Number(text)});
		return true;
	};
	return (
		<li class="brick">
			<span class="shown">
				<b>{brick.name}</b> <small class={points === undefined ? 'moved' : ''}>{facts.join(' · ')}</small>
				{brick.covers !== '' && <span class="covers">{brick.covers}</span>}
				{points === undefined && hands.brick && taken && (
					<Field label={words.priceOf({name: brick.name})} number value="" onKeep={keepPrice} />
				)}
			</span>
			<span class="counters">
				{sides.map(side => {
					const line = rank.lines.find(one => one.brick === brick.id && one.side === side);
					const of = view.sides.find(one => one.id === side)?.name;
					const count = line?.count ?? 0;
					return (
						<span key={side} class="counter">
							{of && <small>{of}</small>}
							<Stepper
								lang={lang}
								name={of ? `${brick.name} (${of})` : brick.name}
								value={count}
								min={0}
								locked={fixed}
								onChange={to => hands.write(withCount(written, view, rank.rank, brick.id, side, to))}
							/>
							{line && line.free > 0 && <small class="right">{words.free({count: line.free})}</small>}
						</span>
					);
				})}
			</span>
		</li>
	);
}
