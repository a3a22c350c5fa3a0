import {useEffect, useState} from 'preact/hooks';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import type {LoggedRoll} from '../../wire/records';
import {type MoveDraft, newMove} from '../draft';
import type {PanelOptions} from '../options';
import {Afterwards} from './afterwards';
import {textsOn} from './find-moves';
import {Moves} from './moves';
import {Roll} from './roll';
import {RuleTexts} from './rule-texts';
import type {Play} from './use-play';

type Props = {
	readonly options: PanelOptions;
	readonly play: Play;
	readonly sheet: Sheet;
	readonly sheets: readonly Sheet[];
	readonly game: MoveDraft | undefined;
	onGame(game: MoveDraft | undefined): void;
	onClose(): void;
	onError(error: unknown): void;
};

const RECENT = 100;

/** What a character of a game may do: the moves, or the one that is being put together. */
export function GameZone({options, play, sheet, sheets, game, onGame, onClose, onError}: Props) {
	const {lang} = options;
	const say = gameWords[lang];
	const recent = useRecent(options, sheet);
	const {view, why, plan} = play;
	if (why !== undefined) return <p class="hint wrong">{why}</p>;
	if (!view) return <p class="hint">{say.reading}</p>;
	if (game) {
		const others = sheets.filter(({book, id}) => book === sheet.book && id !== sheet.id);
		return (
			<section class="move" aria-label={plan?.name ?? say.moves}>
				<div class="head">
					<h2>{view.moves.find(({id}) => id === game.move)?.name ?? ''}</h2>
					<button type="button" class="button" onClick={() => onGame(undefined)}>
						{say.all}
					</button>
				</div>
				{plan && <Roll {...{play, plan, others, lang}} draft={game} onDraft={onGame} />}
				{plan && <RuleTexts texts={textsOn(view, plan.move, plan.asks)} lang={lang} />}
				{!plan &&
					play.problems.map(text => (
						<p class="hint wrong" key={text}>
							{text}
						</p>
					))}
			</section>
		);
	}
	const awaiting = recent.filter(({waiting}) => waiting).map(({label}) => label);
	return (
		<>
			{view.readOnly !== undefined && <p class="hint warn">{view.readOnly}</p>}
			<Afterwards options={options} sheet={sheet} onClose={onClose} />
			{awaiting.length > 0 && <p class="hint">{say.awaiting({labels: awaiting.join(', ')})}</p>}
			<Moves view={view} used={timesUsed(recent)} lang={lang} onMove={(move, want) => onGame(newMove(move, want))} />
			<button type="button" class="button" onClick={() => void options.ask('workshop/open', {sheet: sheet.id}).catch(onError)}>
				{say.workshop}
			</button>
		</>
	);
}

/** What this sheet rolled lately, latest first; nothing where that cannot be read. */
function useRecent({ask}: PanelOptions, sheet: Sheet): readonly LoggedRoll[] {
	const [recent, setRecent] = useState<readonly LoggedRoll[]>([]);
	useEffect(() => {
		ask('rolls/recent', {most: RECENT})
			.then(setRecent)
			.catch(() => undefined);
	}, []);
	return recent.filter(roll => roll.sheet === sheet.id);
}

function timesUsed(recent: readonly LoggedRoll[]): ReadonlyMap<string, number> {
	const used = new Map<string, number>();
	for (const {label} of recent) used.set(label, (used.get(label) ?? 0) + 1);
	return used;
}
