import type {Lang} from '../shared/lang';
import {playWords} from '../shared/words/play';
import {viewWords} from '../shared/words/view';
import type {Stat} from './contract/parts';
import type {Derivation} from './derive';
import type {Scope} from './formula/evaluate';
import {explain} from './formula/explain';
import {namesIn} from './formula/names';
import {nameOf} from './game';
import {labelIn, sayReason} from './say';
import type {Reason} from './values';
import type {ShownValue, SkillView, StatView, TrackView} from './view';
import {nameIn, proseIn, signed} from './view-words';

/** Dots are drawn up to here; past it a number says more. */
const MOST_DOTS = 20;

/** A stat's value as its game shows it: `3`, `●●●○○`, `45 %`, `d8`. */
export function shownAs(display: Stat['display'], value: number, max: number, lang: Lang): string {
	if (display === 'percent') return viewWords[lang].percent({value});
	if (display === 'die') return `d${value}`;
	if (display === 'dots' && Number.isInteger(value) && value >= 0 && value <= max && max <= MOST_DOTS)
		return '●'.repeat(value) + '○'.repeat(max - value);
	return String(value).replace('-', '−');
}

/** How a formula comes to its value: `2 + floor((5 − 1) / 4) = 3, d’après niveau`. */
function explained(sheet: Derivation, formula: string, scope: Scope, value: number, lang: Lang): string | undefined {
	const read = sheet.game.formula(formula);
	const names = [...new Set(namesIn(read).flatMap(path => nameIn(sheet, path, lang) ?? []))];
	const numbers = explain(read, scope);
	return numbers === String(value) && names.length === 0
		? undefined
		: playWords[lang].from({formula: numbers, value, names: names.join(', ')});
}

const reasonsIn = (reasons: readonly Reason[], lang: Lang): readonly string[] => reasons.map(reason => sayReason(reason, lang));

export function viewStats(sheet: Derivation, lang: Lang): readonly StatView[] {
	return sheet.game.book.stats.map(stat => {
		const {value, base, min, max, reasons} = sheet.stat(stat.id);
		const modifier = stat.modifier === undefined ? undefined : sheet.modifier(stat.id);
		const how = stat.modifier && explained(sheet, stat.modifier, sheet.locally({value}), modifier ?? 0, lang);
		return {
			id: stat.id,
			name: labelIn(stat.name, lang),
			covers: proseIn(stat.description, lang),
			group: stat.group ?? '',
			value,
			base,
			min,
			max,
			display: stat.display,
			shown: shownAs(stat.display, value, max, lang),
			reasons: reasonsIn(reasons, lang),
			...(modifier !== undefined && {modifier}),
			...(how && {explained: how}),
		};
	});
}

export function viewSkills(sheet: Derivation, lang: Lang): readonly SkillView[] {
	return [...sheet.skills.values()].map(skill => {
		const {score, points, stat, reasons} = sheet.skill(skill.id);
		const own = score - reasons.reduce((sum, reason) => sum + reason.by, 0);
		const how = explained(sheet, sheet.game.book.skillRules.score, sheet.locally({stat, points}), own, lang);
		return {
			id: skill.id,
			name: labelIn(skill.name, lang),
			covers: proseIn(sheet.game.skills.get(nameOf(skill.id))?.description, lang),
			value: score,
			base: own,
			shown: skill.trained ? signed(score) : String(score).replace('-', '−'),
			reasons: reasonsIn(reasons, lang),
			stat: skill.stat ?? '',
			points,
			marked: sheet.state.marks.includes(skill.id),
			waits: !sheet.agreed(skill.id),
			...(how && {explained: how}),
		};
	});
}

export function viewDerived(sheet: Derivation, lang: Lang): readonly ShownValue[] {
	return sheet.game.book.derived.map(derived => {
		const {value, reasons} = sheet.derived(derived.id);
		const base = value - reasons.reduce((sum, reason) => sum + reason.by, 0);
		const how = explained(sheet, derived.formula, sheet.scope, base, lang);
		const number = String(value).replace('-', '−');
		const shown = {
			number,
			percent: viewWords[lang].percent({value}),
			metres: viewWords[lang].metres({value}),
			dice: viewWords[lang].dice({by: number}),
		}[derived.display];
		return {
			id: derived.id,
			name: labelIn(derived.name, lang),
			covers: proseIn(derived.description, lang),
			value,
			base,
			shown,
			reasons: reasonsIn(reasons, lang),
			...(how && {explained: how}),
		};
	});
}

export function viewTracks(sheet: Derivation, lang: Lang): readonly TrackView[] {
	return sheet.game.book.tracks.map(track => ({
		id: track.id,
		name: labelIn(track.name, lang),
		covers: proseIn(track.description, lang),
		...sheet.track(track.id),
		reasons: reasonsIn(sheet.track(track.id).reasons, lang),
		display: track.display,
		role: track.role ?? '',
	}));
}
