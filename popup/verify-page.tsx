import {useEffect, useState} from 'preact/hooks';
import {receiptsIn} from '../src/seal/receipts';
import type {Lang} from '../src/shared/lang';
import {proofName} from '../src/shared/words/proof-name';
import {verifyWords} from '../src/shared/words/verify';
import {type DrawAnswer, MOST_RECEIPTS, type Receipt, type ReceiptState} from '../src/wire/draws';
import {Proof} from './proof/proof';
import {blank, VerifyForm} from './verify-form';
import {type Reading, VerifyHoldings} from './verify-holdings';
import {anchorIn, type Checked, checkPasted, type Pasted, pastedPost, roundsOf, textInFragment} from './verify-judge';
import {splitText} from './verify-text';

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

// The service answers this many.
const AT_ONCE = 200;

/** One of the posts that were pasted, as it was when it was checked, and what it holds. */
type Result = {readonly asked: Pasted; readonly place: number; readonly found: Checked};

/** Checks each post beside the others. */
function checkAll(
	posts: readonly Pasted[],
	draws: readonly DrawAnswer[],
	now: number,
	receipts?: ReadonlyMap<string, ReceiptState>,
): readonly Result[] {
	const read = posts.map(pastedPost);
	return posts.map((asked, place) => ({
		asked,
		place,
		found: checkPasted(asked, draws, now, receipts, read.toSpliced(place, 1)),
	}));
}

/** The whole page: what to paste, and what its strings are worth. */
export function VerifyPage({now, browserLang, page, askDraws, askReceipts, tellParcel, ask}: Props) {
	const [lang, setLang] = useState(browserLang);
	const [posts, setPosts] = useState<readonly Pasted[]>([{...blank, text: textInFragment(page.location.hash)}]);
	const [checked, setChecked] = useState<readonly Result[]>();
	const [asking, setAsking] = useState(false);
	const say = verifyWords[lang];

	const check = async (asked: readonly Pasted[]) => {
		setChecked(checkAll(asked, [], now()));
		setAsking(true);
		const read = asked.map(pastedPost);
		const receipts = receiptsIn(read.map(({found}) => found)).slice(0, MOST_RECEIPTS);
		const states = await askReceipts(receipts.map(({round, signature}) => ({round, signature})));
		const rounds = [...new Set(read.flatMap(roundsOf))];
		const draws: DrawAnswer[] = [];
		for (let from = 0; from < rounds.length; from += AT_ONCE) draws.push(...(await askDraws(rounds.slice(from, from + AT_ONCE))));
		setAsking(false);
		const byRaw = new Map(receipts.map(({raw}, place) => [raw, states[place]!]));
		setChecked(checkAll(asked, draws, now(), byRaw));
	};
	const split = (place: number) => {
		const {text, ...facts} = posts[place]!;
		const pieces = splitText(text).map((piece, at) => (at === 0 ? {...facts, text: piece} : {...blank, text: piece}));
		const next = posts.toSpliced(place, 1, ...pieces);
		setPosts(next);
		void check(next);
	};
	useEffect(() => {
		page.document.documentElement.lang = lang;
		page.document.title = `${say.title} · Osselet`;
	}, [lang]);
	useEffect(() => {
		const read = () => {
			const text = textInFragment(page.location.hash);
			if (text === '') return;
			setPosts([{...blank, text}]);
			void check([{...blank, text}]);
		};
		read();
		page.addEventListener('hashchange', read);
		return () => page.removeEventListener('hashchange', read);
	}, []);

	const other = lang === 'fr' ? 'en' : 'fr';
	const count = (checked ?? []).reduce((sum, {found}) => sum + found.items.length, 0);
	const titleOf = ({asked, place}: Result) => {
		if (checked?.length === 1) return {};
		const post = asked.post.trim();
		return {title: anchorIn(post) ? say.ofPost({post}) : say.onePost({place: place + 1})};
	};
	return (
		<main class="verify">
			<header>
				<h1>{say.title}</h1>
				<button type="button" class="button" lang={other} onClick={() => setLang(other)}>
					{say.other}
				</button>
			</header>
			<p>{say.intro}</p>
			<VerifyForm {...{lang, posts, asking}} onChange={setPosts} onCheck={() => void check(posts)} />
			<p role="status" class="status">
				{asking ? say.checking : count > 0 ? say.found({count}) : ''}
			</p>
			{checked && !asking && count === 0 && <p role="alert">{say.nothing}</p>}
			{count > 0 &&
				checked?.map(result => (
					<VerifyHoldings
						key={result.place}
						{...{lang, tellParcel, ask, ...titleOf(result)}}
						checked={result.found}
						now={now()}
						onSplit={() => split(result.place)}
					/>
				))}
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
