import {builderWords} from '../../src/shared/words/builder';
import {Builder} from './builder';
import {newBuild, withBrick, withBuild, withoutBuild} from './draft-builds';
import type {StepProps} from './step-props';

/** Things to build of bricks while a character is made: nothing is settled yet, and all may be changed. */
export function StepBuilds({play, draft, step}: StepProps) {
	const {builder: view, ranks} = step;
	if (!view) return null;
	const number = view.built.length + 1;
	return (
		<Builder
			{...{view, lang: play.lang, builds: draft.state.builds, locked: play.locked, ...(ranks && {wanted: ranks})}}
			hands={{
				free: true,
				copy: play.ports.copy,
				write: build => draft.change(state => withBuild(state, build)),
				add: () =>
					draft.change(state => withBuild(state, newBuild(state.builds, view.id, builderWords[play.lang].unnamed({number})))),
				remove: key => draft.change(state => withoutBuild(state, key)),
				brick: own => draft.change(state => withBrick(state, view.id, own)),
			}}
		/>
	);
}
