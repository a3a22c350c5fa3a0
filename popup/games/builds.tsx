import type {Build, OwnBrick} from '../../src/rules/state';
import {builderWords} from '../../src/shared/words/builder';
import {Builder} from './builder';
import {newBuild} from './draft-builds';
import {LookUpLine} from './look-up';
import {Section} from './section';
import type {Play} from './use-play';

/** What the character built, on a sheet in play. Ranks that are settled, prices and bricks are the GM's to change. */
export function Builds({play}: {readonly play: Play}) {
	const {view, sheet, lang, gm, locked, act} = play;
	const builds = sheet.game?.state.builds ?? [];
	const write = ({builder, key, name, text, ranks}: Build) =>
		void act({act: 'build', builder, key, name, ranks, ...(text !== undefined && {text})});
	return (
		<>
			{view.builders.map(one => (
				<Section key={one.id} title={one.name} kind="builds">
					<LookUpLine play={play} id={one.id} name={one.name} />
					<Builder
						{...{lang, view: one, builds, locked}}
						hands={{
							write,
							free: gm,
							copy: play.ports.copy,
							settle: key => void act({act: 'settle', key}),
							...(gm && {
								add: () => write(newBuild(builds, one.id, builderWords[lang].unnamed({number: one.built.length + 1}))),
								remove: (key: string) => void act({act: 'unbuild', key}),
								brick: (brick: OwnBrick) => void act({act: 'brick', builder: one.id, brick}),
							}),
						}}
					/>
				</Section>
			))}
		</>
	);
}
