import {applyEffects} from '../../badge/waiting-effects';
import type {RuleRiders} from '../../rules/riders';
import {gameWords} from '../../shared/words/panel-games';
import type {Sheet} from '../../sheets/sheet';
import {land} from '../games/land';
import {sayGame} from '../games/say-game';
import {showToast} from '../games/toast';
import type {Written} from '../rolls';
import type {EditorOptions} from './options';
import type {AnswerMove} from './use-move';

/** An answered move: the line that its effects hang on, the expression it is read by, and its faces in draw order where they are known. */
type Made = {
	readonly move: AnswerMove['ask'];
	readonly sheet: Sheet;
	readonly line: Written;
	readonly label: string;
	readonly rule: RuleRiders;
	readonly expression: string;
	readonly faces: readonly number[] | undefined;
};

/** Pays what the move costs as for a sealed roll of one's own, and carries its effects out where the dice are there; else they wait for them at the mark. */
export async function answerEffects(options: EditorOptions, made: Made): Promise<void> {
	const {ask, lang, page, signal} = options;
	const {move, sheet, line, label, rule, expression, faces} = made;
	await land(options, {move, sheet, label, rolls: [line]});
	if (!faces) return;
	const fallen = {expression, faces, ...(rule.target !== undefined && {target: rule.target})};
	const done = await applyEffects(ask, line.raw, fallen, lang).catch(() => undefined);
	if (!done) return;
	const say = gameWords[lang];
	const {name} = sheet;
	if (!done.ok) return showToast(page, signal, lang, {text: say.notLanded({why: sayGame(done.error, lang)})});
	showToast(page, signal, lang, {text: done.value.length > 0 ? say.landed({name}) : say.unchanged({name}), changes: done.value});
}
