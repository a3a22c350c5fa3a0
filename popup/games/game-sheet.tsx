import {Builds} from './builds';
import {Changes} from './changes';
import {Clocks} from './clocks';
import {Conditions} from './conditions';
import {Entries} from './entries';
import {Growth} from './growth';
import {History} from './history';
import {Lists} from './lists';
import {Moments} from './moments';
import {NewerVersion} from './newer-version';
import {Derived, Skills} from './numbers';
import {Purse} from './purse';
import {Questions} from './questions';
import {Reference} from './reference';
import {Reserves} from './reserves';
import {SheetHead} from './sheet-head';
import {Stats} from './stats';
import {Switches} from './switches';
import {Things} from './things';
import {Tracks} from './tracks';
import type {Play} from './use-play';

/** The sheet of a character who is made: what the dice read on one side, what the story holds on the other. */
export function GameSheet({play}: {readonly play: Play}) {
	const all = {play};
	return (
		<div class="game-sheet">
			<SheetHead {...all} />
			<NewerVersion {...all} />
			<Changes {...all} />
			<div class="columns">
				<div>
					<Tracks {...all} />
					<Conditions {...all} />
					<Stats {...all} />
					<Derived {...all} />
					<Skills {...all} />
				</div>
				<div>
					<Moments {...all} />
					<Clocks {...all} />
					<Lists {...all} />
					<Builds {...all} />
					<Entries {...all} />
					<Things {...all} />
					<Purse {...all} />
					<Reserves {...all} />
					<Questions {...all} />
					<Growth {...all} />
				</div>
			</div>
			<Switches
				lang={play.lang}
				options={play.view.options}
				locked={play.locked || !play.gm}
				onSet={(option, value) => void play.act({act: 'option', option, value})}
			/>
			<Reference {...all} />
			<History {...all} />
		</div>
	);
}
