import {useState} from 'preact/hooks';
import {workshopWords} from '../../src/shared/words/workshop';
import type {PreviewView} from '../../src/wire/games';
import {sayGame} from './say-game';
import type {Play} from './use-play';

/** Says that the rulebook has a newer version, shows what it would change, and moves the sheet only after that. */
export function NewerVersion({play}: {readonly play: Play}) {
	const {book} = play.view;
	const words = workshopWords[play.lang];
	const [preview, setPreview] = useState<PreviewView>();
	const [wrong, setWrong] = useState<string>();
	if (play.locked || book.newest === book.version) return null;
	const look = async () => {
		const found = await play.ports.ask('version/preview', {id: play.sheet.id, lang: play.lang, to: book.newest});
		setPreview(found.ok ? found.value : undefined);
		setWrong(found.ok ? undefined : sayGame(found.error, play.lang));
	};
	const move = () => void play.run(about => play.ports.ask('version/move', {...about, to: book.newest}));
	return (
		<div class="card version">
			<p>{words.newerVersion({game: book.name, version: book.newest})}</p>
			{wrong && <p class="note wrong">{wrong}</p>}
			{preview ? (
				<>
					<Changed title={words.versionNotes} lines={preview.notes} />
					<Changed title={words.versionMoved} lines={preview.moved} />
					<Changed title={words.versionGone} lines={preview.gone} />
					<Changed title={words.versionInvalid} lines={preview.invalid} />
					<p class="buttons">
						<button type="button" class="button main" onClick={move}>
							{words.moveTo({version: book.newest})}
						</button>
						<button type="button" class="button" onClick={() => setPreview(undefined)}>
							{words.stayAt({version: book.version})}
						</button>
					</p>
				</>
			) : (
				<button type="button" class="button" onClick={look}>
					{words.previewVersion}
				</button>
			)}
		</div>
	);
}

function Changed({title, lines}: {readonly title: string; readonly lines: readonly string[]}) {
	if (lines.length === 0) return null;
	return (
		<>
			<h3>{title}</h3>
			<ul class="plain">
				{lines.map(line => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
