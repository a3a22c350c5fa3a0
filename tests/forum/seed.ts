import type {Account, Board} from './state';

/** The people of the demo board: one who leads the game, and players with the characters they play. */
export const accounts: readonly Account[] = [
	{id: 2, name: 'Maud', gm: true, lang: 'fr', signature: 'Maud mène les parties du mardi.'},
	{id: 3, name: 'Lison', gm: false, lang: 'fr'},
	{id: 4, name: 'Bastien', gm: false, lang: 'fr', signature: 'Bastien joue Corvin. 2d6 = 12'},
	{id: 5, name: 'Ondine', gm: false, lang: 'en'},
];

const MINUTE = 60_000;

type Line = readonly [author: number, minutesAgo: number, source: string];

const bridge: readonly Line[] = [
	[
		2,
		3000,
		'La nuit tombe sur le [b]pont de Varre[/b].\n\nLe guet a posé ses lanternes en travers de la route. Que faites-vous ?',
	],
	[3, 2900, 'Aline relève sa capuche et s’avance [i]sans se presser[/i].\n« Bonsoir, sergent. La route est-elle coupée ? »'],
	[4, 2800, 'Corvin reste à l’ombre du parapet, la main sur son carreau.'],
	[
		2,
		2700,
		'[quote=Lison post_id=2 time=SECONDS user_id=3]« Bonsoir, sergent. La route est-elle coupée ? »[/quote]\nLe sergent lève sa lanterne. « Coupée pour qui n’a pas de papiers. »',
	],
	[
		3,
		2600,
		'[code]papiers : un laissez-passer de marchand, cachet à peine sec[/code]\nAline tend le rouleau, le pouce sur le cachet.',
	],
];

const tavern: readonly Line[] = [
	[5, 900, 'A place to say who you play and when you can post. Ondine here: Saturdays, mostly.'],
	[4, 800, 'Bastien, tous les soirs après vingt heures. Les dés se jettent dans le fil de jeu, pas ici.'],
];

/** Fills a board with two topics, some hours old by the board's clock. */
export function seedBoard(board: Board, now: number): void {
	const write = (title: string, lines: readonly Line[]): void => {
		const topic = board.addTopic(title);
		for (const [id, ago, written] of lines) {
			// The quote names its moment, as the quote button does.
			const source = written.replace('SECONDS', String(Math.floor((now - 2900 * MINUTE) / 1000)));
			const author = board.accounts.find(account => account.id === id);
			if (author)
				board.addPost({
					topic: topic.id,
					author,
					source,
					at: now - ago * MINUTE,
					...(source === lines[0]?.[2] && {subject: title}),
				});
		}
	};
	write('Le pont de Varre', bridge);
	write('La table du fond / The back table', tavern);
}
