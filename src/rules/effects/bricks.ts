import {readLine} from '../builds/contents';
import {usedBuild} from '../builds/used';
import type {Effect} from '../contract/effects';
import {nameOf} from '../game';
import type {Acting, Side} from './acting';

/** Runs the effects of a build's bricks, each as often as its own formulas say, on the one they touch. The caster's build decides, and his name for it is what their conditions are set by. */
export function bricks(acting: Acting, effect: Extract<Effect, {do: 'bricks'}>, at: Side): void {
	const caster = acting.sheet('self');
	const used = usedBuild(caster, String(caster.scope.read(['ask', nameOf(effect.of)], []) ?? ''));
	if (!used) return;
	const {contents, lines} = used.reckoned;
	const wanted = lines.filter(({brick}) => effect.groups === undefined || effect.groups.includes(brick.group));
	for (const line of wanted)
		acting.within({this: path => readLine(contents, caster, line, path[0])}, used.build.name, () =>
			acting.run(line.brick.do, at),
		);
}
