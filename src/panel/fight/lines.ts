import type {Markup} from '../../forums/forum';
import type {CombatantView, FightView} from '../../rules/fight/view';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import {inBold, plainWords, spread} from '../plain-words';
import {wantedIn} from './wanted';

export type FightText = {
	readonly log: 'round' | 'all';
	readonly points?: boolean;
	readonly parcel?: string;
	readonly markup: Markup;
	readonly lang: Lang;
};

function combatantLine(one: CombatantView, points: boolean, lang: Lang): string {
	const say = fightWords[lang];
	const {name, score, members, life, tracks, out, idle, turn, acted, conditions} = one;
	const head = score === undefined ? name : say.lineOrder({name, score});
	const group = members ? `, ${say.membersLeft(members)}` : '';
	const counted = life ? [`${say.life} ${life.now}/${life.of}`] : [];
	const left = points ? [...tracks.map(track => `${track.name} ${track.value}/${track.max}`), ...counted] : [];
	const state = [out ? say.out : idle ? say.idle : turn ? say.turn : acted ? say.acted : '', ...left, ...conditions].filter(
		Boolean,
	);
	return `${head}${group}${state.length > 0 ? ` · ${state.join(', ')}` : ''}`;
}

/** What a meeting waits for, for those who are to roll. */
function awaitedLines(view: FightView, lang: Lang): readonly string[] {
	const say = fightWords[lang];
	return view.meetings.flatMap(({awaited}) =>
		awaited.filter(({fell}) => fell === undefined).map(one => say.fell({who: one.who, roll: wantedIn(one)})),
	);
}

/** A fight as it stands, for a post: it reads well with nothing installed. Lines are joined by line feeds. */
export function fightText(view: FightView, {log, points = false, parcel, markup, lang}: FightText): string {
	const say = fightWords[lang];
	const words = (text: string) => spread(plainWords(text, markup.kind));
	const head = view.round === 0 ? say.lineBefore : say.lineHead({round: view.round});
	const waits = awaitedLines(view, lang);
	const told = view.log.filter(({round}) => log === 'all' || round === view.round);
	return [
		`${inBold(words(head), markup)} – ${words(say.rules(view))}`,
		...view.combatants.map(one => `– ${words(combatantLine(one, points, lang))}`),
		...(told.length > 0 ? [inBold(words(say.lineLog), markup)] : []),
		...told.map(({who, text}) => `– ${words(who === '' ? text : say.fell({who, roll: text}))}`),
		...(waits.length > 0 ? [inBold(words(say.lineAwaits), markup)] : []),
		...waits.map(text => `– ${words(text)}`),
		...(parcel === undefined ? [] : [parcel]),
	].join('\n');
}
