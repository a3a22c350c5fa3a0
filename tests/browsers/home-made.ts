import http from 'node:http';
import type {AddressInfo} from 'node:net';

type Post = {readonly id: number; readonly who: string; readonly at: string; readonly text: string};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** A forum that somebody wrote for himself: posts in a table without a class, plain text, one thread. */
export async function startHomeMade(): Promise<{readonly url: string; readonly posts: Post[]; close(): Promise<void>}> {
	const posts: Post[] = [
		{id: 811, who: 'Maud', at: '27/11/2026 20:14', text: 'La nuit tombe sur les quais.\nQui ouvre la porte de fer ?'},
		{id: 812, who: 'Bastien', at: '27/11/2026 20:31', text: 'Je m’approche, la lanterne haute.'},
		{id: 815, who: 'Maud', at: '28/11/2026 09:02', text: 'La serrure grince et résiste encore un peu.'},
	];
	const row = ({id, who, at, text}: Post) =>
		`<tr><td width="110" valign="top"><a name="m${id}"></a><a href="/qui.php?nom=${who}"><b>${who}</b></a><br><small>${at}</small></td><td valign="top"><div>${escape(text)}</div></td></tr>`;
	const page =
		() => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Les quais de nuit</title><style>body{font:16px serif;max-width:700px;margin:20px auto;padding:0 8px}td{padding:8px;border-top:1px solid #999}textarea{width:95%;height:120px}</style></head>
<body><p><a href="/">La Taverne</a></p><h1>Les quais de nuit</h1><table>${posts.map(row).join('')}</table>
<form method="post" action="/ecrire.php"><p>Répondre : pas de code, texte seul.</p><textarea name="texte" aria-label="Réponse"></textarea><p><input type="submit" id="go" value="Envoyer"></p></form></body></html>`;
	const now = (): string => {
		const two = (value: number) => String(value).padStart(2, '0');
		const at = new Date();
		return `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`;
	};
	const server = http.createServer(async (request, response) => {
		if (request.method === 'POST') {
			const pieces: Buffer[] = [];
			for await (const piece of request) pieces.push(piece as Buffer);
			const text = new URLSearchParams(Buffer.concat(pieces).toString()).get('texte') ?? '';
			posts.push({id: (posts.at(-1)?.id ?? 0) + 1, who: 'Bastien', at: now(), text: text.replaceAll('\r', '')});
			return void response.writeHead(303, {location: '/lire.php?fil=3'}).end();
		}
		response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(page());
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		posts,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
}
