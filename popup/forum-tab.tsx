import {useEffect, useState} from 'preact/hooks';
import {covers, patternOf} from '../src/service/registrations';
import {frameWords} from '../src/shared/words/frame';
import {shownWords} from '../src/shared/words/shown';
import type {Leftovers} from '../src/wire/leftovers';
import {sayStore} from '../src/wire/say';
import {AddressForm} from './address-form';
import type {Shared} from './app';
import {ForumZones} from './forum-zone';
import {LeftForum} from './left-forum';
import {ShownForums} from './shown-forums';
import {ThreadTable} from './thread-table';
import {type Said, Toast} from './toast';

/** This page's forum, and every site that is allowed. */
export function ForumTab({ports, lang}: Shared) {
	const {ask} = ports;
	const words = frameWords[lang];
	const [here, setHere] = useState<string | null>();
	const [allowed, setAllowed] = useState<readonly string[]>();
	const [said, setSaid] = useState<Said>();
	const [left, setLeft] = useState<{readonly pattern: string; readonly leftovers: Leftovers}>();
	const load = async () => setAllowed(await ask('forums/list', null));
	useEffect(() => {
		void load();
		void ports.currentUrl().then(url => setHere(originPattern(url) ?? null));
	}, [ports]);

	// The browser asks the user only straight from the click: nothing may be awaited before.
	const allow = (pattern: string) => {
		void ports.requestForum(pattern).then(async given => {
			if (!given) return setSaid({text: words.refused});
			const started = await ask('forum/allow', {origin: pattern});
			setSaid({text: started.ok ? words.active({name: siteIn(pattern)}) : sayStore(started.error, lang)});
			await load();
		});
	};
	const takeBack = async (pattern: string) => {
		const taken = await ask('forum/forget', {origin: pattern});
		setSaid({text: taken.ok ? words.takenBack({name: siteIn(pattern)}) : sayStore(taken.error, lang)});
		await load();
		if (taken.ok) await askAbout(pattern);
	};
	/** What is kept of a host that another permission still covers is still needed. */
	const askAbout = async (pattern: string) => {
		const host = hostIn(pattern);
		if (allowed?.some(other => other !== pattern && hostIn(other) === host)) return;
		const kept = await ask('leftovers/count', {host});
		if (kept.ok && Object.values(kept.value).some(count => count > 0)) setLeft({pattern, leftovers: kept.value});
	};
	const erase = async (pattern: string) => {
		const erased = await ask('leftovers/erase', {host: hostIn(pattern)});
		setLeft(undefined);
		setSaid({text: erased.ok ? words.leftErased({name: siteIn(pattern)}) : sayStore(erased.error, lang)});
	};
	const audit = async () => {
		if (await ports.auditThread?.()) return ports.close?.();
		setSaid({text: words.auditNotHere});
	};
	const point = async () => {
		if (await ports.pointForum?.()) return ports.close?.();
		setSaid({text: words.auditNotHere});
	};
	if (here === undefined || !allowed) return <p class="empty">{words.loading}</p>;
	return (
		<section aria-label={words.forum} class="forum">
			{left && (
				<LeftForum
					lang={lang}
					name={siteIn(left.pattern)}
					leftovers={left.leftovers}
					onKeep={() => setLeft(undefined)}
					onErase={() => void erase(left.pattern)}
				/>
			)}
			<Here
				{...{ports, lang, here}}
				onSay={text => setSaid({text})}
				active={here !== null && isAllowed(here, allowed)}
				onAllow={allow}
				{...(ports.auditThread && {onAudit: () => void audit()})}
				{...(ports.pointForum && {onPoint: () => void point()})}
			/>
			{ports.openAudits && (
				<button type="button" class="button" onClick={ports.openAudits}>
					{words.audits}
				</button>
			)}
			{here && isAllowed(here, allowed) && <ForumZones {...{ask, lang}} host={hostIn(here)} onKept={text => setSaid({text})} />}
			<h2>{words.allowedSites}</h2>
			{allowed.length === 0 && <p class="hint">{words.noSites}</p>}
			<ul class="sites">
				{allowed.map(pattern => (
					<li key={pattern}>
						<span>{siteIn(pattern)}</span>
						<button
							type="button"
							class="button"
							aria-label={words.takeBackNamed({name: siteIn(pattern)})}
							onClick={() => takeBack(pattern)}
						>
							{words.takeBack}
						</button>
					</li>
				))}
			</ul>
			<ShownForums {...{ports, lang}} />
			<Toast lang={lang} said={said} onClose={() => setSaid(undefined)} />
		</section>
	);
}

type HereProps = Shared & {
	/** The pattern of the current page's site; null where it is not of the web, or the browser does not tell. */
	readonly here: string | null;
	/** Whether Osselet may act there. */
	readonly active: boolean;
	onAllow(pattern: string): void;
	onSay(text: string): void;
	/** Left out where there is no page to read. */
	onAudit?(): void;
	onPoint?(): void;
};

function Here({ports, lang, here, active, onSay, onAllow, onAudit, onPoint}: HereProps) {
	const words = frameWords[lang];
	if (here === null)
		return (
			<>
				<p class="empty">{words.notAForum}</p>
				<AddressForm lang={lang} onAllow={onAllow} />
			</>
		);
	const name = siteIn(here);
	if (active)
		return (
			<>
				<p class="state on">{words.active({name})}</p>
				{onAudit && (
					<>
						<button type="button" class="button main" onClick={onAudit}>
							{words.audit}
						</button>
						<p class="hint">{words.auditWhy}</p>
					</>
				)}
				<ThreadTable {...{ports, lang, onSay}} />
				{onPoint && (
					<>
						<button type="button" class="button" onClick={onPoint}>
							{shownWords[lang].point}
						</button>
						<p class="hint">{shownWords[lang].pointWhy}</p>
					</>
				)}
			</>
		);
	return (
		<>
			<p class="state">{words.inactive({name})}</p>
			<button type="button" class="button main" onClick={() => onAllow(here)}>
				{words.allow}
			</button>
			<p class="hint">{words.allowWhy}</p>
		</>
	);
}

const isAllowed = (pattern: string, allowed: readonly string[]): boolean =>
	allowed.some(other => covers(other, new URL(pattern)));

/** `https://forum.example/*` → `forum.example`; plain http is told, for it is another site. */
const siteIn = (pattern: string): string => pattern.replace(/^https:\/\//, '').replace(/\/\*$/, '');

/** The host of a pattern, with its port, as the names of boards begin. */
const hostIn = (pattern: string): string =>
	pattern
		.replace(/^[^/]*\/\//, '')
		.replace(/\/\*$/, '')
		.replace(/^www\./, '');

function originPattern(url: string | undefined): string | undefined {
	return url !== undefined && URL.canParse(url) ? patternOf(new URL(url).origin) : undefined;
}
