import {useEffect, useState} from 'preact/hooks';
import {sayMoment} from '../../badge/when';
import {publishWords} from '../../shared/words/publish';
import {isOrphaned} from '../../wire/messages';
import type {PublishedLook} from '../../wire/published';
import {sayStore} from '../../wire/say';
import {sayGame} from '../games/say-game';
import type {SeenOptions} from './options';
import {Shell} from './shell';
import {Differences, ToldView} from './told';

/** A sheet that a post carries: to be read, kept, and approved. */
export function Seen({options, onClose}: {readonly options: SeenOptions; onClose(): void}) {
	const {lang, ask, text, site, author, authorId, post, url, shown, since} = options;
	const say = publishWords[lang];
	const [look, setLook] = useState<PublishedLook>();
	const [said, tell] = useState('');
	// Why there is nothing to read stands where it would be read.
	const [why, setWhy] = useState(options.why);
	const [trouble, setTrouble] = useState('');
	const failed = (error: unknown) => setTrouble(isOrphaned(error) ? say.orphaned : say.failed);
	const whose = {site, author, ...(authorId !== undefined && {authorId}), lang};
	const read = async () => {
		if (text === undefined) return;
		const answer = await ask('published/look', {...whose, text});
		if (answer.ok) setLook(answer.value);
		else setWhy(sayGame(answer.error, lang));
	};
	useEffect(() => void read().catch(failed), []);
	const keep = async () => {
		if (text === undefined) return;
		const kept = await ask('published/keep', {...whose, text, post, url, ...(since !== undefined && {since})});
		if (!kept.ok) return setTrouble(sayGame(kept.error, lang));
		await read();
		tell(say.kept);
	};
	const approve = async ({key, print}: PublishedLook) => {
		const done = await ask('published/approve', {key, print, approved: true});
		if (!done.ok) return setTrouble(sayStore(done.error, lang));
		await read();
		tell(say.approved);
	};
	const foot = look && (
		<>
			<p role="status" class="facts">
				{said || (look.kept === 'this' ? say.keptThis : '')}
			</p>
			{look.kept === 'this' ? (
				<button type="button" class="button main" onClick={() => approve(look).catch(failed)}>
					{say.approve}
				</button>
			) : (
				<button type="button" class="button main" onClick={() => keep().catch(failed)}>
					{look.kept === 'no' ? say.keep : say.replace}
				</button>
			)}
		</>
	);
	return (
		<Shell {...{lang, trouble, foot, onClose}} title={look ? say.seenTitle({name: look.told.name}) : say.sheet}>
			<p class="facts">
				{shown === undefined ? say.byUndated({author}) : say.by({author, when: shown})} {look && say.print(look)}
			</p>
			{why !== '' && (
				<p class="hint wrong" role="note">
					{why}
				</p>
			)}
			{look?.note !== undefined && <p class="hint warn">{look.note}</p>}
			{look?.kept === 'others' && look.before && (
				<>
					<p>{sayBefore(look.before, lang)}</p>
					<Differences of={look.differences} lang={lang} />
				</>
			)}
			{look && <ToldView told={look.told} />}
		</Shell>
	);
}

function sayBefore({kept, approved}: NonNullable<PublishedLook['before']>, lang: SeenOptions['lang']): string {
	const say = publishWords[lang];
	const when = sayMoment(kept, lang);
	return approved === undefined
		? say.before({kept: when})
		: say.beforeApproved({kept: when, approved: sayMoment(approved, lang)});
}
