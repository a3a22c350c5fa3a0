import {useEffect, useState} from 'preact/hooks';
import {readCanonical} from '../../dice/canonical';
import {pretty, working} from '../../dice/show';
import {captionOf} from '../../seal/caption';
import {commitmentOf} from '../../seal/hidden';
import {replay} from '../../seal/replay';
import {callWords} from '../../shared/words/calls';
import {panelWords} from '../../shared/words/panel';
import type {KeptSecret} from '../../wire/calls';
import type {DrawAnswer} from '../../wire/draws';
import {tableOf} from '../games/table';
import type {Choices} from '../use-choices';
import {Backup} from './backup';
import {clockTime} from './draw-hint';
import type {CallsOptions, HiddenRoll, ThreadCalls} from './options';
import {useDraws} from './use-draws';
import {openingLine} from './write-calls';

type Props = {
	readonly options: CallsOptions;
	readonly thread: ThreadCalls | undefined;
	readonly choices: Choices;
	onClose(): void;
};

/** The hidden rolls of the thread: what this user's came to, and a button that opens each in his post. */
export function HiddenRolls({options, thread, choices, onClose}: Props) {
	const {lang, ask} = options;
	const say = callWords[lang];
	const [secrets, setSecrets] = useState<readonly KeptSecret[]>([]);
	const [trouble, setTrouble] = useState('');
	const read = () => void ask('secrets/list', null).then(setSecrets, () => undefined);
	useEffect(read, []);
	const hidden = thread?.hidden ?? [];
	const draws = useDraws(
		options,
		hidden.map(({string}) => string.round!),
	);
	const byCommitment = new Map(secrets.map(one => [commitmentOf(one.secret), one]));
	const {table} = tableOf(options);
	const here = secrets.filter(one => table !== undefined && one.thread === table);
	const elsewhere = here.filter(one => !hidden.some(({string}) => string.commitment === commitmentOf(one.secret)));
	const open = (roll: HiddenRoll, secret: KeptSecret) => {
		const {layout, verifyUrl} = choices.prefs;
		const where = {layout, markup: options.place.markup, lang, ...(verifyUrl !== undefined && {verifyUrl})};
		const {anchor, string, line} = roll;
		const fallen = fallenOf(roll, secret, draws(string.round!));
		const plan = fallen?.plan ?? planOf(roll);
		if (!plan) return;
		const caption = captionOf(line);
		const label = caption.label || secret.label;
		const opening = {who: caption.who, label, string, anchor, plan, ...(fallen && {rolled: fallen.rolled})};
		if (options.insert(openingLine(opening, secret.secret, where).text)) onClose();
		else setTrouble(panelWords[lang].notInserted);
	};
	return (
		<div class="middle">
			{!thread && <p class="hint">{say.readingThread}</p>}
			{thread && hidden.length === 0 && <p class="hint">{say.noHidden}</p>}
			<ul class="hidden-rolls">
				{hidden.map(roll => (
					<li key={`${roll.anchor} ${roll.string.index}`}>
						<p class="line">{roll.line || roll.string.expression}</p>
						<One {...{roll, options, open}} secret={byCommitment.get(roll.string.commitment!)} draw={draws(roll.string.round!)} />
					</li>
				))}
			</ul>
			{elsewhere.length > 0 && thread && <p class="hint">{say.elsewhere({count: elsewhere.length})}</p>}
			<p class="hint wrong" role="alert">
				{trouble}
			</p>
			<Backup {...{options, secrets}} onRestored={read} />
		</div>
	);
}

type OneProps = {
	readonly roll: HiddenRoll;
	readonly secret: KeptSecret | undefined;
	readonly draw: DrawAnswer | undefined;
	readonly options: CallsOptions;
	open(roll: HiddenRoll, secret: KeptSecret): void;
};

function One({roll, secret, draw, options, open}: OneProps) {
	const {lang} = options;
	const say = callWords[lang];
	if (roll.opened) return <p class="hint">{say.isOpen}</p>;
	if (!secret) return <p class={roll.mine ? 'hint warn' : 'hint'}>{roll.mine ? say.lost : say.others({author: roll.author})}</p>;
	const fallen = fallenOf(roll, secret, draw);
	return (
		<>
			{fallen ? (
				<p class="result">
					<b>{say.fell({dice: working(fallen.plan, fallen.rolled), total: String(fallen.rolled.total)})}</b>{' '}
					<small>{say.onlyYou}</small>
				</p>
			) : (
				<p class="hint">{draw?.state === 'waiting' ? say.falls({at: clockTime(draw.at, lang)}) : draw ? say.noDraw : ''}</p>
			)}
			<button type="button" class="button" onClick={() => open(roll, secret)}>
				{say.openHere} <span class="aside">{pretty(planOf(roll) ?? {kind: 'number', value: 0})}</span>
			</button>
		</>
	);
}

function planOf({string}: HiddenRoll) {
	const read = readCanonical(string.expression);
	return read.ok ? read.value : undefined;
}

function fallenOf({anchor, string}: HiddenRoll, {secret}: KeptSecret, draw: DrawAnswer | undefined) {
	if (draw?.state !== 'known') return undefined;
	const again = replay(string, {anchor, randomness: draw.randomness, secret});
	return again.ok ? again.value : undefined;
}
