import type {FightAct} from '../../rules/fight/fight';
import type {CombatantView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';

type Props = {
	readonly one: CombatantView;
	readonly begun: boolean;
	readonly first: boolean;
	readonly last: boolean;
	readonly lang: Lang;
	act(act: FightAct): Promise<boolean>;
};

/** One of the fight: where it stands, what it has left, and what the GM may do with it. */
export function CombatantRow({one, begun, first, last, lang, act}: Props) {
	const say = fightWords[lang];
	const {key, name} = one;
	const state = one.out ? say.out : one.idle ? say.idle : one.turn ? say.turn : one.acted ? say.acted : '';
	return (
		<li class={one.out ? 'one out' : one.turn ? 'one turn' : 'one'} aria-current={one.turn ? 'step' : undefined}>
			<div class="line">
				<span class="who">{name}</span>
				{state !== '' && <span class="state">{state}</span>}
				<label class="score">
					<span aria-hidden="true">{say.order}</span>
					<input
						type="number"
						aria-label={say.scoreOf({name})}
						value={one.score ?? ''}
						placeholder="–"
						onChange={event => {
							const {value} = event.currentTarget;
							void act({act: 'score', key, ...(value !== '' && {score: Number(value)})});
						}}
					/>
				</label>
			</div>
			<Facts one={one} lang={lang} />
			{one.actions.length > 0 && begun && !one.out && <Actions one={one} lang={lang} act={act} />}
			{one.members && <Members one={one} lang={lang} act={act} />}
			{one.life && <Life one={one} lang={lang} act={act} />}
			<details class="more">
				<summary aria-label={say.moreOf({name})}>{say.more}</summary>
				<Tools {...{one, begun, first, last, lang, act}} />
			</details>
		</li>
	);
}

/** What the GM does with one seldom: his place in the order, whose turn it is, in or out. */
function Tools({one, begun, first, last, lang, act}: Props) {
	const say = fightWords[lang];
	const {key, name} = one;
	return (
		<div class="tools">
			<button
				type="button"
				class="small"
				disabled={first}
				aria-label={say.up({name})}
				onClick={() => act({act: 'move', key, by: -1})}
			>
				↑
			</button>
			<button
				type="button"
				class="small"
				disabled={last}
				aria-label={say.down({name})}
				onClick={() => act({act: 'move', key, by: 1})}
			>
				↓
			</button>
			{begun && !one.turn && !one.out && (
				<button type="button" class="small" title={say.takeTitle({name})} onClick={() => act({act: 'turn', key})}>
					{say.take}
				</button>
			)}
			<button type="button" class="small" onClick={() => act({act: 'out', key, out: !one.out})}>
				{one.out ? say.putIn : say.putOut}
			</button>
			<button type="button" class="small" onClick={() => act({act: 'remove', key})}>
				{say.remove}
			</button>
		</div>
	);
}

/** What the sheet says that a fight wears down, and what bears on it. */
function Facts({one, lang}: Pick<Props, 'one' | 'lang'>) {
	const say = fightWords[lang];
	const facts = [
		...(one.memo === undefined ? [] : [one.memo]),
		...one.tracks.map(({name, value, max}) => `${name} ${value}/${max}`),
		...one.conditions,
		...(one.values ?? []).map(({name, shown}) => `${name} ${shown}`),
		...(one.first ? [say.first] : []),
		...(one.roll ? [say.toRoll({move: one.roll.name})] : []),
		...(one.version === undefined ? [] : [say.version({version: one.version})]),
	];
	return facts.length === 0 ? null : <p class="facts">{facts.join(' · ')}</p>;
}

function Actions({one, lang, act}: Pick<Props, 'one' | 'lang' | 'act'>) {
	const say = fightWords[lang];
	return (
		<div class="tools">
			{one.actions.map(({id, name, used, of}) => (
				<button
					key={id}
					type="button"
					class="small action"
					disabled={of === 0 && used === 0}
					aria-pressed={used >= of}
					onClick={() => act({act: 'use', key: one.key, action: id, by: used >= of && used > 0 ? -1 : 1})}
				>
					{of === 0 && used === 0 ? say.gone({name}) : say.used({name, used, of})}
				</button>
			))}
		</div>
	);
}

function Members({one, lang, act}: Pick<Props, 'one' | 'lang' | 'act'>) {
	const say = fightWords[lang];
	const {now, of} = one.members!;
	const {key, name} = one;
	return (
		<div class="tools">
			<button
				type="button"
				class="small"
				disabled={now === 0}
				aria-label={say.oneLess({name})}
				onClick={() => act({act: 'members', key, now: now - 1})}
			>
				−
			</button>
			<span>{say.membersLeft({now, of})}</span>
			<button
				type="button"
				class="small"
				disabled={now >= of}
				aria-label={say.oneMore({name})}
				onClick={() => act({act: 'members', key, now: now + 1})}
			>
				+
			</button>
		</div>
	);
}

function Life({one, lang, act}: Pick<Props, 'one' | 'lang' | 'act'>) {
	const say = fightWords[lang];
	const {key, name} = one;
	const {now, of} = one.life!;
	return (
		<label class="tools">
			<span>{say.life}</span>
			<input
				type="number"
				min={0}
				max={of}
				value={now}
				aria-label={say.lifeOf({name})}
				onChange={event => act({act: 'life', key, now: Math.max(0, Math.trunc(Number(event.currentTarget.value)) || 0)})}
			/>
			<span>{say.outOf({of})}</span>
		</label>
	);
}
