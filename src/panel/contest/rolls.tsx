import {useState} from 'preact/hooks';
import {sayTime} from '../../badge/when';
import type {Lang} from '../../shared/lang';
import {contestWords} from '../../shared/words/contest';
import {lineWords} from '../../shared/words/line';
import {type ContestRoll, keyOfRoll} from './options';

type Props = {
	readonly rolls: readonly ContestRoll[] | undefined;
	readonly isPicked: (key: string) => boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly lang: Lang;
	onPick(key: string, on: boolean): void;
	onAgain(): void;
};

/** So many are shown at first: whoever opposes rolls has just seen them fall. */
const FEW = 12;

/** The rolls of the thread, newest first, each to be chosen once its dice are known. */
export function Rolls({rolls, isPicked, now, lang, onPick, onAgain}: Props) {
	const say = contestWords[lang];
	const [all, showAll] = useState(false);
	const newest = [...(rolls ?? [])].reverse();
	const shown = all ? newest : newest.filter((roll, at) => at < FEW || isPicked(keyOfRoll(roll)));
	const more = newest.length - shown.length;
	return (
		<section>
			<h2>{say.rolls}</h2>
			{rolls === undefined && <p class="hint">{say.reading}</p>}
			{rolls?.length === 0 && <p class="hint">{say.none}</p>}
			<ul class="picks">
				{shown.map(roll => (
					<Roll key={keyOfRoll(roll)} {...{roll, now, lang}} picked={isPicked(keyOfRoll(roll))} onPick={onPick} />
				))}
			</ul>
			<div class="tools">
				{more > 0 && (
					<button type="button" class="button" onClick={() => showAll(true)}>
						{say.more({count: more})}
					</button>
				)}
				<button type="button" class="button" onClick={onAgain}>
					{say.again}
				</button>
			</div>
		</section>
	);
}

type RollProps = Pick<Props, 'now' | 'lang' | 'onPick'> & {readonly roll: ContestRoll; readonly picked: boolean};

function Roll({roll, picked, now, lang, onPick}: RollProps) {
	const say = contestWords[lang];
	const {author, said, fell, drawAt} = roll;
	const why = drawAt > now ? say.waits({when: sayTime(drawAt, now, lang)}) : say.unknown;
	return (
		<li>
			<label class={fell ? 'choice' : 'choice off'}>
				<input
					type="checkbox"
					checked={picked}
					disabled={!fell}
					onChange={event => onPick(keyOfRoll(roll), event.currentTarget.checked)}
				/>
				<span>
					{say.of({author, said: fell ? said.replace(`, ${lineWords[lang].sealed}`, '') : said})}
					{!fell && <small>{why}</small>}
				</span>
				{fell && <b class="total">{fell.total}</b>}
			</label>
		</li>
	);
}
