import type {Lang} from '../../src/shared/lang';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import {isJson, type Json, type SectionName, textIn} from './book-file';

const shown = (value: unknown, otherwise: string): string =>
	typeof value === 'number' || typeof value === 'string' ? String(value).replace(/^-/, '−') : otherwise;
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** One piece of a rulebook file as a sentence, by its section. The file may still have faults: what it does not say is not said. */
export function sayPiece(section: SectionName, piece: Json, lang: Lang): string {
	const say = rulebookWords[lang];
	switch (section) {
		case 'stats':
			return say.statSentence({
				min: shown(piece.min, '0'),
				max: shown(piece.max, '∞'),
				start: shown(piece.default, '0'),
				display: say.display({as: shown(piece.display, 'number')}),
			});
		case 'skills':
			return say.skillSentence({stat: shown(piece.stat, '')});
		case 'derived':
			return `= ${shown(piece.formula, '…')}`;
		case 'tracks':
			return say.trackSentence({
				max: shown(piece.max, '…'),
				start: shown(piece.start, 'max'),
				refill: isJson(piece.refill) ? shown(piece.refill.on, 'never') : 'never',
			});
		case 'conditions':
			return say.conditionSentence({
				max: shown(piece.max, '1'),
				ticks: shown(piece.ticks, 'never'),
				shifts: isJson(piece.shifts)
					? Object.entries(piece.shifts)
							.map(([stat, by]) => `${stat} ${shown(by, '')}`)
							.join(', ')
					: '',
			});
		case 'lists':
			return say.listSentence({max: shown(piece.max, '∞'), strength: shown(piece.maxValue, '')});
		case 'clocks':
			return say.clockSentence({size: shown(piece.size, '4')});
		case 'things':
			return say.thingSentence({stats: count(piece.stats), tracks: count(piece.tracks)});
		case 'reserves':
			return say.reserveSentence({start: shown(piece.start, '0'), max: shown(piece.max, '∞')});
		case 'money':
			return say.moneySentence({short: textIn(piece.short, lang), start: shown(piece.start, '0')});
		case 'questions':
			return say.questionSentence({required: piece.required === true, change: shown(piece.change, 'level')});
		case 'creation':
			return say.stepSentence({kind: shown(piece.kind, '…')});
		case 'progression':
			return say.progressionSentence({levels: count(piece.levels), costs: count(piece.costs)});
		case 'catalogues':
			return say.catalogueSentence({entries: count(piece.entries)});
		case 'options':
		case 'moves':
		case 'spends':
		case 'cards':
			return textIn(piece.description, lang);
		case 'reference':
			return textIn(piece.text, lang);
	}
}
