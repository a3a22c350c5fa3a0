import type {Markup} from '../../forums/forum';
import type {PostId, SheetId, Site} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import type {Asker} from '../../wire/messages';

type Drawn = {
	/** The document it is drawn in. */
	readonly page: Document;
	readonly ask: Asker;
	readonly lang: Lang;
	/** Closes the drawer when the visit ends. */
	readonly signal: AbortSignal;
	onClose(): void;
};

export type PublishOptions = Drawn & {
	readonly sheet: {readonly id: SheetId; readonly name: string};
	readonly markup: Markup;
	/** What the editor holds, for its length. */
	written(): string;
	/** A text as a parcel for a post; undefined where it is too long. */
	parcel(text: string): Promise<string | undefined>;
	/** Puts lines at the caret and says whether they are there. */
	insert(text: string): boolean;
};

export type SeenOptions = Drawn & {
	/** The sheet as it was packed; undefined where the parcel cannot be unpacked. */
	readonly text: string | undefined;
	/** Why it cannot, in a sentence. */
	readonly why: string;
	readonly site: Site;
	readonly author: string;
	readonly authorId?: string;
	readonly post: PostId;
	readonly url: string;
	/** When the post was sent, as the page shows it. */
	readonly shown?: string;
	/** The same in milliseconds since 1970, where it is known and nobody changed the post since. */
	readonly since?: number;
};
