import type {Acting} from './effects/acting';
import {nameOf} from './game';
import {labelIn} from './say';

/** Gives what was earned: experience by the award's own formula, and what the move does that comes with it. `asks`: what the GM answers, a tick as 1 or 0. */
export function earn(acting: Acting, id: string, asks: Readonly<Record<string, number>>): void {
	const {game} = acting;
	const award = game.book.progression.awards?.find(one => one.id === id);
	if (!award) return acting.refuse({code: 'rule/unknown', what: 'award', id});
	const given = award.asks.map(ask => [ask.id, Math.min(asks[ask.id] ?? 0, ask.kind === 'tick' ? 1 : 10_000)] as const);
	const answers = new Map([...Object.entries(award.answers), ...given].map(([ask, value]) => [nameOf(ask), value]));
	const move = award.move === undefined ? undefined : game.moves.get(nameOf(award.move));
	acting.within({ask: path => answers.get(path[0] ?? '')}, labelIn(award.name, 'en'), () => {
		const refused = move?.refuse?.find(one => game.holds(one.if, acting.sheet().scope));
		if (refused) return acting.refuse({code: 'rule/refused', text: refused.text});
		const xp = Math.trunc(acting.amount(award.xp));
		acting.tell({kind: 'log', text: award.name});
		if (xp !== 0) acting.run([{do: 'xp', by: xp, ...(award.balance !== undefined && {balance: award.balance})}]);
		acting.run(move?.do);
	});
}
