import {useEffect, useRef, useState} from 'preact/hooks';
import type {ShownForum} from '../src/shared/shown-forum';
import {shownWords} from '../src/shared/words/shown';
import {sayStore} from '../src/wire/say';
import type {Shared} from './app';
import {type Said, Toast} from './toast';

/** A file that was shared holds two kB; one of this many bytes is something else. */
const MOST_BYTES = 100_000;

/** The forums that the user showed: to be shared as files, taken in and forgotten. */
export function ShownForums({ports, lang}: Shared) {
	const {ask} = ports;
	const words = shownWords[lang];
	const [forums, setForums] = useState<readonly ShownForum[]>([]);
	const [said, setSaid] = useState<Said>();
	const field = useRef<HTMLInputElement>(null);
	const load = async () => setForums(await ask('shown/list', {host: null}));
	useEffect(() => void load(), [ports]);

	const forget = async (forum: ShownForum) => {
		const gone = await ask('shown/forget', {site: forum.site});
		const undo = async () => {
			await ask('shown/put', {forum});
			await load();
		};
		setSaid(gone.ok ? {text: words.forgotten({site: forum.site}), undo: () => void undo()} : {text: sayStore(gone.error, lang)});
		await load();
	};
	const save = (forum: ShownForum) =>
		ports.saveFile(
			`osselet-forum-${forum.site.replace(/[^a-z0-9.-]+/gi, '-')}.json`,
			`${JSON.stringify(forum, undefined, '\t')}\n`,
		);
	const take = async (file: File | undefined) => {
		if (file) setSaid({text: await taken(file)});
		await load();
	};
	const taken = async (file: File): Promise<string> => {
		const {name} = file;
		if (file.size > MOST_BYTES) return words.tooBig({name});
		const value = parsed(await file.text());
		if (value === undefined) return words.notJson({name});
		if (isNewer(value)) return words.newer({name});
		// What a file says is read by the keeper, which answers where it is wrong.
		const kept = await ask('shown/put', {forum: value as ShownForum});
		if (kept.ok) return words.taken({site: kept.value.site});
		return kept.error.code === 'store/bad-ask' ? words.wrong({name, where: kept.error.where}) : sayStore(kept.error, lang);
	};
	return (
		<section class="shown" aria-label={words.shown}>
			<h2>{words.shown}</h2>
			{forums.length === 0 && <p class="hint">{words.none}</p>}
			<ul class="sites">
				{forums.map(forum => (
					<li key={forum.site}>
						<span>{forum.site}</span>
						<button type="button" class="button" aria-label={words.saveNamed({site: forum.site})} onClick={() => save(forum)}>
							{words.save}
						</button>
						<button
							type="button"
							class="button"
							aria-label={words.forgetNamed({site: forum.site})}
							onClick={() => void forget(forum)}
						>
							{words.forget}
						</button>
					</li>
				))}
			</ul>
			<input
				ref={field}
				type="file"
				accept=".json,application/json"
				hidden
				aria-label={words.take}
				onChange={event => {
					void take(event.currentTarget.files?.[0]);
					event.currentTarget.value = '';
				}}
			/>
			<button type="button" class="button" onClick={() => field.current?.click()}>
				{words.take}
			</button>
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</section>
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const isNewer = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number' && value.version > 1;
