import {useEffect, useState} from 'preact/hooks';
import {receiptsIn} from '../src/seal/receipts';
import type {Lang} from '../src/shared/lang';
import {proofName} from '../src/shared/words/proof-name';
import {verifyWords} from '../src/shared/words/verify';
import type {DrawAnswer, Receipt, ReceiptState} from '../src/wire/draws';
import {Proof} from './proof/proof';
import {VerifyForm} from './verify-form';
import {type Reading, VerifyHoldings} from './verify-holdings';
import {type Checked, checkPasted, type Pasted, pastedPost, roundsOf, textInFragment} from './verify-judge';

type Props = Reading & {
	/** Milliseconds since 1970. */
	now(): number;
	readonly browserLang: Lang;
	/** The window, for its address: a link carries a string in its fragment. */
	readonly page: Window;
	askDraws(rounds: readonly number[]): Promise<readonly DrawAnswer[]>;
	/** Verifies receipts; the draws of those that hold are answered from then on without a network. */
	askReceipts(receipts: readonly Receipt[]): Promise<readonly ReceiptState[]>;
};

// The service answers this many at once, and no honest post names more.
const MOST_ROUNDS = 200;
const blank: Pasted = {text: '', post: '', author: '', time: ''};

/** The whole page: what to paste, and what its strings are worth. */
export function VerifyPage({now, browserLang, page, askDraws, askReceipts, tellParcel, ask}: Props) {
	const [lang, setLang] = useState(browserLang);
	const [pasted, setPasted] = useState<Pasted>({...blank, text: textInFragment(page.location.hash)});
	const [checked, setChecked] = useState<Checked>();
	const [asking, setAsking] = useState(false);
	const say = verifyWords[lang];

	const check = async (asked: Pasted) => {
		setChecked(checkPasted(asked, [], now()));
		setAsking(true);
		const post = pastedPost(asked);
		const receipts = receiptsIn([post.found]);
		const states = await askReceipts(receipts.map(({round, signature}) => ({round, signature})));
		const draws = await askDraws(roundsOf(post).slice(0, MOST_ROUNDS));
		setAsking(false);
		const byRaw = new Map(receipts.map(({raw}, place) => [raw, states[place]!]));
		setChecked(checkPasted(asked, draws, now(), byRaw));
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
	const count = checked?.items.length ?? 0;
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
				{asking ? say.checking : count > 0 ? say.found({count}) : ''}
			</p>
			{checked && !asking && count === 0 && <p role="alert">{say.nothing}</p>}
			{checked && count > 0 && <VerifyHoldings {...{checked, lang, tellParcel, ask}} now={now()} />}
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
