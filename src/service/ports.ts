import type {Rng} from '../dice/rng';
import type {AuditName} from '../wire/audits';
import type {LeftoverName} from '../wire/leftovers';
import type {Memory} from '../wire/memory';
import type {GameName, Name} from '../wire/messages';
import type {PublishedName} from '../wire/published';
import type {SeenTableName} from '../wire/seen-tables';
import type {ShownName} from '../wire/shown';
import type {MoveNames} from './calls';

/** What a relay gave: a page of text, whatever it holds, or nothing. */
export type RelayReply =
	| {readonly kind: 'reply'; readonly status: number; readonly text: string}
	| {readonly kind: 'failed'; readonly why: 'network' | 'time-out'};

/** Fetches an address without cookies or referrer, giving up after so many milliseconds. Never rejects. Reads at most `mostBytes`; a longer body is cut. */
export type Relay = {get(url: string, milliseconds: number, mostBytes: number): Promise<RelayReply>};

/** What the service needs from the door that runs it. */
export type ServicePorts = {
	readonly memory: Memory;
	readonly relay: Relay;
	/** Milliseconds since 1970. */
	now(): number;
	/** For the order of the relays, and for what falls on a sheet and in no post: starting money, improvement rolls. */
	readonly random: Rng;
	/** Left out where no rulebook is at hand. */
	readonly moveNames?: MoveNames;
};

/** Requests that need a browser's own interfaces; each door answers those it has. */
export type DoorName = 'store/state' | 'part/load' | 'workshop/open' | 'forums/list' | 'forum/allow' | 'forum/forget';
export type ServiceName = Exclude<
	Name,
	DoorName | GameName | AuditName | PublishedName | SeenTableName | ShownName | LeftoverName
>;
