import {sayNumber} from '../src/badge/when';
import {entryOf, type Part} from '../src/contest/riders';
import {readRiders} from '../src/rules/riders';
import {askedOf} from '../src/seal/called';
import {originalOf} from '../src/seal/correction';
import {commitmentOf} from '../src/seal/hidden';
import type {RollString} from '../src/seal/roll-string';
import {memberOf, postOf} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {spokenWords} from '../src/shared/words/spoken';

/** One thing that a string says of itself: what it is about, and what it says. */
export type Spoken = {readonly name: string; readonly texts: readonly string[]};

/** What a roll string says beside its expression, field by field, in words. `others`: the roll strings that were pasted with it, among which a hidden roll may find its opening. */
export function spokenBy(string: RollString, others: readonly RollString[], lang: Lang): readonly Spoken[] {
	return [kindOf(string, lang), ...correctionOf(string, lang), ...secretOf(string, others, lang), ...ridersOf(string, lang)];
}

/** A post as people name it; a private message as the string does. */
const nameOfPost = ({anchor}: RollString): string => (anchor === undefined ? '' : (postOf(anchor) ?? anchor));

function kindOf(string: RollString, lang: Lang): Spoken {
	const say = spokenWords[lang];
	return {name: say.kind, texts: [say[string.mode]({index: string.index, anchor: nameOfPost(string)})]};
}

function correctionOf(string: RollString, lang: Lang): readonly Spoken[] {
	const say = spokenWords[lang];
	const original = originalOf(string);
	if (!original) return [];
	const {expression} = original;
	return [{name: say.correction, texts: [expression === undefined ? say.correctsUnsaid : say.corrects({expression})]}];
}

/** Whether an opening and a hidden roll are of one roll, by what both say of it. */
const isSameRoll = (one: RollString, other: RollString): boolean =>
	one.expression === other.expression && one.round === other.round && one.index === other.index;

/** Of a hidden roll and its opening, each held against the other where both were pasted. */
function secretOf(string: RollString, others: readonly RollString[], lang: Lang): readonly Spoken[] {
	const say = spokenWords[lang];
	const same = others.filter(other => isSameRoll(other, string));
	const name = say.commitment;
	if (string.commitment !== undefined) {
		const secrets = same.flatMap(({secret}) => (secret === undefined ? [] : [secret]));
		const kept = secrets.some(secret => commitmentOf(secret) === string.commitment);
		return [{name, texts: [string.commitment, secrets.length === 0 ? say.noOpening : kept ? say.kept : say.broken]}];
	}
	if (string.secret === undefined) return [];
	const given = commitmentOf(string.secret);
	const bound = same.flatMap(({commitment}) => (commitment === undefined ? [] : [commitment]));
	const held = bound.length === 0 ? say.noHidden : bound.includes(given) ? say.keeps : say.breaks;
	return [{name, texts: [say.gives({value: given}), held]}];
}

function ridersOf(string: RollString, lang: Lang): readonly Spoken[] {
	const say = spokenWords[lang];
	const {riders} = string;
	const rule = readRiders(riders);
	const target = riders.find(({letter}) => letter === 't');
	const print = riders.find(({letter}) => letter === 'f');
	const whom = askedOf(string);
	const contest = entryOf(string);
	const said = [rule && 'bm', target && 't', print && 'f', whom && 'w', contest && 'sv', originalOf(string) && 'o'].join('');
	const more = riders.filter(({letter}) => !said.includes(letter));
	const told: readonly (readonly [string, string | false | undefined])[] = [
		[say.rule, rule && say.ruleOf(rule)],
		[say.target, target?.value],
		[say.sheet, print && say.print(print)],
		[say.whom, whom !== undefined && whomOf(whom, lang)],
		[say.part, contest && sayPart(contest.part, lang)],
		[say.opposed, contest && sayRule(contest.rule, lang)],
		[say.more, more.map(({letter, value}) => `${letter} ${value}`).join(', ')],
	];
	return told.flatMap(([name, text]) => (text ? [{name, texts: [text]}] : []));
}

/** `u57` names a profile, `n` and a hash a name. */
function whomOf(whom: string, lang: Lang): string {
	const say = spokenWords[lang];
	if (/^n[0-9a-f]{16}$/.test(whom)) return say.byName;
	return say.member({value: memberOf(whom) ?? whom.slice(1)});
}

function sayPart({side, place, of, stat, natural, instant}: Part, lang: Lang): string {
	const say = spokenWords[lang];
	return [
		say.place({place, of}),
		say[side],
		...(stat === undefined ? [] : [say.stat({value: sayNumber(stat)})]),
		...(natural === undefined ? [] : [say[natural]]),
		...(instant === undefined ? [] : [say.instant]),
	].join(', ');
}

const tieNames = {
	'higher-stat': 'higher-stat',
	defender: 'tie-defender',
	actor: 'tie-actor',
	nobody: 'tie-nobody',
	again: 'tie-again',
} as const;

function sayRule(rule: NonNullable<ReturnType<typeof entryOf>>['rule'], lang: Lang): string {
	const say = spokenWords[lang];
	if (rule.kind === 'reach') return say[rule.compare]({value: sayNumber(rule.value)});
	const by =
		rule.kind === 'order' ? say.order : rule.value === undefined ? say.highest : say.against({value: sayNumber(rule.value)});
	const ties = rule.ties.map(tie => say[tieNames[tie]]).join(', ');
	return ties === '' ? by : `${by}, ${say.ties({ties})}`;
}
