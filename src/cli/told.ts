import {beforeOf} from '../audit/before';
import type {Tell} from '../audit/json';
import type {AuditRoll} from '../audit/roll';
import {askKey, askOf, type Told} from '../audit/told';
import {libraryOf} from '../service/games/library';
import {replay} from '../service/games/replay';
import type {Lang} from '../shared/lang';
import {ok} from '../shared/result';

/** What the rules aboard make of each roll that names one, and of what was before a correction. */
export async function toldBy(rolls: readonly AuditRoll[], lang: Lang): Promise<Tell> {
	const library = libraryOf({listRulebooks: async () => ok([])});
	const told = new Map<string, Told | undefined>();
	for (const roll of rolls.flatMap(each => [each, beforeOf(each) ?? each])) {
		const ask = askOf(roll);
		if (!ask || told.has(askKey(ask))) continue;
		const answer = await replay(library, {...ask, faces: [...ask.faces], lang});
		told.set(askKey(ask), answer.ok ? answer.value : undefined);
	}
	return roll => {
		const ask = askOf(roll);
		return ask && told.get(askKey(ask));
	};
}
