import {readCanonical} from '../../dice/canonical';
import {rollFaces} from '../../dice/roll';
import {sayDice} from '../../dice/say';
import type {Move, Outcome} from '../../rules/contract/moves';
import {type Game, nameOf} from '../../rules/game';
import {naturalOf} from '../../rules/moves/oppose';
import {type Replayed, replayMove} from '../../rules/moves/replay';
import {failure, noOutcome, success} from '../../rules/moves/resolve';
import {spendsFor} from '../../rules/moves/spends';
import {labelIn} from '../../rules/say';
import type {Lang} from '../../shared/lang';
import {ok} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import {viewWords} from '../../shared/words/view';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import {gameAt, type Library} from './library';
import {emptyState} from './open';
import {refuse} from './refuse';

type Told = Pick<Outcome, 'name' | 'kind'>;

/** What the outcome is called: the move's own name for it, or plain success and failure. */
function told({decided, met}: Replayed): Told | undefined {
	if (decided.by === 'sheet') return undefined;
	return decided.outcome ?? (met === undefined ? noOutcome : met ? success : failure);
}

const SIGNS = {'>=': '≥', '>': '>', '<=': '≤', '<': '<'} as const;

function stepsOf(replayed: Replayed, compare: keyof typeof SIGNS, lang: Lang): readonly string[] {
	const say = viewWords[lang];
	const {total, counts, difficulty, met, decided} = replayed;
	return [
		counts ? say.successesTotal({total}) : say.total({total}),
		...(difficulty !== undefined && met !== undefined ? [say.compared({total, sign: SIGNS[compare], difficulty, met})] : []),
		...(decided.by === 'override' && decided.outcome ? [say.overridden({name: labelIn(decided.outcome.name, lang)})] : []),
		...(decided.by === 'sheet' ? [say.needsSheet] : []),
	];
}

/** A post may be in either language. */
const spendsOf = (game: Game, move: Move, lang: Lang) =>
	spendsFor(game, move).map(({name}) => ({
		name: labelIn(name, lang),
		written: [...new Set([labelIn(name, 'fr'), labelIn(name, 'en')])],
	}));

/** The outcome of a move from what its string carries. */
export async function replay(library: Library, ask: GameAsk<'move/replay'>): Promise<Answer<'move/replay'>> {
	const {lang} = ask;
	const found = await library.find(ask.book);
	if (!found.ok) return found;
	if (!found.value) return refuse(gameWords[lang].noSuchBook({book: ask.book}));
	const name = labelIn(found.value.name, lang);
	const game = gameAt(found.value, ask.version);
	if (!game) return refuse(gameWords[lang].noSuchVersion({book: name, version: ask.version}));
	const move = game.moves.get(nameOf(ask.move));
	if (!move) return refuse(gameWords[lang].noSuchMove({move: ask.move}));
	const plan = readCanonical(ask.expression);
	if (!plan.ok) return refuse(sayDice(plan.error, lang));
	const rolled = rollFaces(plan.value, ask.faces);
	if (!rolled.ok) return refuse(sayDice(rolled.error, lang));
	const replayed = replayMove(game, move, rolled.value, ask.target, emptyState);
	const outcome = told(replayed);
	const {decided} = replayed;
	const natural = decided.by === 'override' ? naturalOf(decided.outcome?.kind) : undefined;
	return ok({
		book: name,
		move: labelIn(move.name, lang),
		outcome: outcome ? labelIn(outcome.name, lang) : viewWords[lang].unknownOutcome,
		kind: outcome?.kind ?? 'none',
		steps: stepsOf(replayed, move.compare, lang),
		...(natural && {natural}),
		spends: spendsOf(game, move, lang),
		ties: move.ties,
		compare: move.compare,
	});
}
