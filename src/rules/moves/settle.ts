import {buildWords} from '../../shared/words/builds';
import {answerFor, usable} from '../builds/used';
import type {Ask, Move} from '../contract/moves';
import type {Derivation} from '../derive';
import {nameOf} from '../game';
import type {Choices} from './choices';

type Option = {readonly id: string; readonly name: Move['name']};

/** What an ask may be answered with, where it is answered by a pick. An optional one may be left at nothing. */
export function optionsOf(ask: Ask, sheet: Derivation): readonly Option[] {
	const {game} = sheet;
	switch (ask.kind) {
		case 'choice':
			return ask.options.filter(option => game.holds(option.when, sheet.scope));
		case 'stat':
			return game.book.stats.filter(stat => ask.group === undefined || stat.group === ask.group);
		case 'skill':
			return [...sheet.skills.values()].filter(
				skill => ask.group === undefined || game.skills.get(nameOf(skill.id))?.group === ask.group,
			);
		case 'entry':
			return entriesOf(ask, sheet);
		case 'build':
			return buildsOf(ask, sheet);
		default:
			return [];
	}
}

function entriesOf(ask: Extract<Ask, {kind: 'entry'}>, {game, owned}: Derivation): readonly Option[] {
	const catalogue = game.catalogues.get(nameOf(ask.catalogue));
	const mine = owned
		.filter(one => one.catalogue === catalogue?.id)
		.map(({owned: {entry: id, own}, entry}): Option => ({id, name: entry?.name ?? own?.name ?? id}));
	const offered = ask.owned ? mine : [...(catalogue?.entries ?? []), ...mine];
	return [...new Map(offered.map(option => [option.id, option])).values()];
}

/** What was built, at every rank in use: the lower ranks stay at hand. */
const buildsOf = (ask: Extract<Ask, {kind: 'build'}>, sheet: Derivation): readonly Option[] =>
	usable(sheet, ask).map(({build, rank}) => ({
		id: answerFor(build, rank),
		name: {fr: buildWords.fr.rankOf({name: build.name, rank}), en: buildWords.en.rankOf({name: build.name, rank})},
	}));

/** The choices with every pick that must be made and was not, or that is offered no more, at its first option: what a move is planned and resolved with. */
export function settledChoices(move: Move, choices: Choices, sheet: Derivation): Choices {
	const asks = {...choices.asks};
	for (const ask of move.asks) {
		const options = optionsOf(ask, sheet);
		if (options.length === 0) continue;
		const given = asks[ask.id];
		const optional = (ask.kind === 'skill' || ask.kind === 'entry') && ask.optional;
		const left = given === undefined || given === '' || given === 0;
		if (left ? optional : options.some(option => option.id === given)) continue;
		if (optional) delete asks[ask.id];
		else asks[ask.id] = options[0]!.id;
	}
	return {...choices, asks};
}
