import {useEffect, useState} from 'preact/hooks';
import type {Judged} from '../src/seal/judged';
import type {Lang} from '../src/shared/lang';
import {proofName} from '../src/shared/words/proof-name';
import {verifyWords} from '../src/shared/words/verify';
import type {DrawAnswer} from '../src/wire/draws';
import {Proof} from './proof/proof';
import {VerifyForm} from './verify-form';
import {judgePasted, type Pasted, pastedPost, roundsOf, textInFragment} from './verify-judge';
import {VerifyResult} from './verify-result';

type Props = {
	/** Milliseconds since 1970. */
	now(): number;
	readonly browserLang: Lang;
	/** The window, for its address: a link carries a string in its fragment. */
	readonly page: Window;
	askDraws(rounds: readonly number[]): Promise<readonly DrawAnswer[]>;
};

// The service answers this many at once, and no honest post names more.
const MOST_ROUNDS = 200;
const blank: Pasted = {text: '', post: '', author: '', time: ''};

/** The whole page: what to paste, and what its strings are worth. */
export function VerifyPage({now, browserLang, page, askDraws}: Props) {
	const [lang, setLang] = useState(browserLang);
	const [pasted, setPasted] = useState<Pasted>({...blank, text: textInFragment(page.location.hash)});
	const [judged, setJudged] = useState<readonly Judged[]>();
	const [asking, setAsking] = useState(false);
	const say = verifyWords[lang];

	const check = async (asked: Pasted) => {
		const post = pastedPost(asked);
		setJudged(judgePasted(post, asked.text, [], now()));
		setAsking(true);
		const draws = await askDraws(roundsOf(post).slice(0, MOST_ROUNDS));
		setAsking(false);
		setJudged(judgePasted(post, asked.text, draws, now()));
	};
	useEffect(() => {
		page.document.documentElement.lang = lang;
		page.document.title = `${say.title} · Osselet`;
	}, [lang]);
	useEffect(() => {
		const read = () => {
			const text = textInFragment(page.location.hash);
			if (text === '') return;
			setPasted({...blank, text});
			void check({...blank, text});
		};
		read();
		page.addEventListener('hashchange', read);
		return () => page.removeEventListener('hashchange', read);
	}, []);

	const other = lang === 'fr' ? 'en' : 'fr';
	return (
		<main class="verify">
			<header>
				<h1>{say.title}</h1>
				<button type="button" class="button" lang={other} onClick={() => setLang(other)}>
					{say.other}
				</button>
			</header>
			<p>{say.intro}</p>
			<VerifyForm lang={lang} pasted={pasted} asking={asking} onChange={setPasted} onCheck={() => void check(pasted)} />
			<p role="status" class="status">
				{asking ? say.checking : judged && judged.length > 0 ? say.found({count: judged.length}) : ''}
			</p>
			{judged && !asking && judged.length === 0 && <p role="alert">{say.nothing}</p>}
			{judged && judged.length > 0 && (
				<section aria-label={say.results} class="results">
					{judged.map((each, place) => (
						<VerifyResult key={place} judged={each} lang={lang} now={now()} />
					))}
				</section>
			)}
			<section class="limits">
				<h2>{say.limits}</h2>
				<p>{say.limitsText}</p>
				<details>
					<summary>{proofName[lang].title}</summary>
					<Proof lang={lang} />
				</details>
			</section>
		</main>
	);
}
