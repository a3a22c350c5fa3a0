import {useState} from 'preact/hooks';
import {sayMoment} from '../../src/badge/when';
import {Differences, ToldView} from '../../src/panel/sheets/told';
import {seenSheetWords} from '../../src/shared/words/seen-sheets';
import type {Answer} from '../../src/wire/messages';
import type {SeenSummary} from '../../src/wire/published';
import type {Shared} from '../app';
import {sayGame} from '../games/say-game';
import {Drop} from './drop';
import {useSeen} from './use-seen';

type Shown = Extract<Answer<'published/show'>, {ok: true}>['value'];
type Version = SeenSummary['versions'][number];

/** The sheets of others that are kept: all of them with their versions, or one version to be read. */
export function SeenSheets({ports, lang}: Shared) {
	const {ask} = ports;
	const say = seenSheetWords[lang];
	const {all, trouble, setTrouble, failed, change} = useSeen<SeenSummary>(() => ask('published/list', {lang}), lang, say.failed);
	const [open, setOpen] = useState<Shown>();
	const show = async (key: string, print: string) => {
		const shown = await ask('published/show', {key, print, lang});
		if (shown.ok) setOpen(shown.value);
		else setTrouble(sayGame(shown.error, lang));
	};
	const approve = (key: string, {print, approved}: Version) =>
		change(() => ask('published/approve', {key, print, approved: approved === undefined}));
	if (open) return <OneVersion shown={open} lang={lang} onBack={() => setOpen(undefined)} />;
	return (
		<section class="seen-sheets" aria-label={say.title}>
			<h2>{say.title}</h2>
			{trouble !== '' && (
				<p class="trouble" role="alert">
					{trouble}
				</p>
			)}
			{all?.length === 0 && <p class="empty">{say.none}</p>}
			{all?.map(one => (
				<article key={one.key}>
					<h3>
						{one.name} <small>{one.game}</small>
					</h3>
					<p class="aside-text">{say.by(one)}</p>
					<ol aria-label={say.versions}>
						{one.versions.map(version => (
							<li key={version.print}>
								<p>{sayVersion(version, lang)}</p>
								<div class="acts">
									<button type="button" class="button" onClick={() => show(one.key, version.print).catch(failed)}>
										{say.show}
									</button>
									<button type="button" class="button" onClick={() => approve(one.key, version)}>
										{version.approved === undefined ? say.approve : say.unapprove}
									</button>
									<a href={version.url} target="_blank" rel="noreferrer">
										{say.toPost}
									</a>
								</div>
							</li>
						))}
					</ol>
					<Drop lang={lang} sure={say.sure} onDrop={() => change(() => ask('published/drop', {key: one.key}))} />
				</article>
			))}
		</section>
	);
}

function sayVersion({since, approved, print}: Version, lang: Shared['lang']): string {
	const say = seenSheetWords[lang];
	const parts = [
		say.since({when: sayMoment(since, lang)}),
		...(approved === undefined ? [] : [say.approvedOn({when: sayMoment(approved, lang)})]),
		say.print({print}),
	];
	return parts.join(' · ');
}

type OneProps = {readonly shown: Shown; readonly lang: Shared['lang']; onBack(): void};

function OneVersion({shown, lang, onBack}: OneProps) {
	const say = seenSheetWords[lang];
	return (
		<section class="seen-sheets">
			<button type="button" class="button" onClick={onBack}>
				‹ {say.back}
			</button>
			<h2>{shown.told.name}</h2>
			{shown.note !== undefined && <p class="trouble">{shown.note}</p>}
			{shown.differences.length > 0 && (
				<>
					<h3>{say.changes}</h3>
					<Differences of={shown.differences} lang={lang} />
				</>
			)}
			<ToldView told={shown.told} />
		</section>
	);
}
