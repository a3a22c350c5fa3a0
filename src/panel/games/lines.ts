import type {Markup} from '../../forums/forum';
import type {Lang} from '../../shared/lang';
import {gameLineWords} from '../../shared/words/panel-games';
import {factsIn, head} from '../line';
import {plainWords, spread} from '../plain-words';
import type {Ready} from '../prepare';

type Where = {readonly who: string; readonly markup: Markup};

/** The line of a move without dice: who does what, and with what. It bears no string. */
export function deedLine({label, named, rule}: Ready, {who, markup}: Where): string {
	const facts = factsIn({named, facts: rule?.facts ?? [], markup}).slice(1, -1);
	const names = head({who, label, markup});
	return spread(facts === '' ? names.replace(/ – $/, '') : names + facts);
}

/** The line of a spend made on a roll that stands: its name, and what the same dice come to now. */
export function afterLine(
	spend: {readonly label: string; readonly name: string; readonly outcome: string; readonly total: number},
	{who, markup}: Where,
	lang: Lang,
): string {
	const say = gameLineWords[lang];
	const plain = (text: string) => plainWords(text, markup.kind);
	const told = [say.afterwards({spend: plain(spend.name)}), say.now({outcome: plain(spend.outcome), total: spend.total})];
	return spread(`${head({who, label: spend.label, markup})}${told.join(', ')}`);
}
