import {useId} from 'preact/hooks';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';
import {anchorIn, memberIn, type Pasted} from './verify-judge';

type Props = {
	readonly lang: Lang;
	readonly posts: readonly Pasted[];
	readonly asking: boolean;
	onChange(posts: readonly Pasted[]): void;
	onCheck(): void;
};

/** Nothing pasted, and nothing known. */
export const blank: Pasted = {text: '', post: '', author: '', time: ''};

/** Enough to hold a thread's rolls beside each other. */
const MOST_POSTS = 12;

/** The texts of posts, each with the facts that its text does not tell. */
export function VerifyForm({lang, posts, asking, onChange, onCheck}: Props) {
	const say = verifyWords[lang];
	const submit = (event: Event) => {
		event.preventDefault();
		onCheck();
	};
	return (
		<form onSubmit={submit}>
			{posts.map((pasted, place) => (
				<PostFields
					key={place}
					{...{lang, pasted}}
					place={posts.length > 1 ? place + 1 : undefined}
					onChange={next => onChange(posts.with(place, next))}
					onRemove={() => onChange(posts.toSpliced(place, 1))}
				/>
			))}
			<div class="acts">
				<button type="submit" class="button main" disabled={asking}>
					{say.check}
				</button>
				{posts.length < MOST_POSTS && (
					<button type="button" class="button" onClick={() => onChange([...posts, blank])}>
						{say.another}
					</button>
				)}
			</div>
		</form>
	);
}

type PostProps = {
	readonly lang: Lang;
	readonly pasted: Pasted;
	/** Which of several it is, from 1. */
	readonly place: number | undefined;
	onChange(pasted: Pasted): void;
	onRemove(): void;
};

function PostFields({lang, pasted, place, onChange, onRemove}: PostProps) {
	const say = verifyWords[lang];
	const id = useId();
	const wrong = (text: string, read: (text: string) => unknown) =>
		text.trim() !== '' && read(text.trim()) === undefined ? say.badNumber : undefined;
	return (
		<div
			class="post"
			role={place === undefined ? undefined : 'group'}
			aria-label={place === undefined ? undefined : say.onePost({place})}
		>
			<label for={id}>{place === undefined ? say.text : say.onePost({place})}</label>
			<textarea
				id={id}
				rows={5}
				spellcheck={false}
				value={pasted.text}
				onInput={event => onChange({...pasted, text: event.currentTarget.value})}
			/>
			<fieldset>
				<legend>{say.facts}</legend>
				<Fact
					label={say.post}
					hint={say.postHint}
					wrong={wrong(pasted.post, anchorIn)}
					value={pasted.post}
					onType={post => onChange({...pasted, post})}
				/>
				<Fact
					label={say.author}
					hint={say.authorHint}
					wrong={wrong(pasted.author, memberIn)}
					value={pasted.author}
					onType={author => onChange({...pasted, author})}
				/>
				<Fact
					type="datetime-local"
					label={say.time}
					hint={say.timeHint}
					value={pasted.time}
					onType={time => onChange({...pasted, time})}
				/>
			</fieldset>
			{place !== undefined && (
				<button type="button" class="button" onClick={onRemove}>
					{say.remove({place})}
				</button>
			)}
		</div>
	);
}

type FactProps = {
	readonly label: string;
	readonly hint: string;
	readonly value: string;
	readonly wrong?: string | undefined;
	readonly type?: 'text' | 'datetime-local';
	onType(text: string): void;
};

function Fact({label, hint, value, wrong, type = 'text', onType}: FactProps) {
	const id = useId();
	const facts = {
		id,
		value,
		autocomplete: 'off',
		'aria-describedby': `${id}-hint`,
		'aria-invalid': wrong !== undefined,
		onInput: (event: {readonly currentTarget: HTMLInputElement}) => onType(event.currentTarget.value),
	};
	return (
		<div class="fact">
			<label for={id}>{label}</label>
			{type === 'text' ? <input type="text" inputMode="numeric" {...facts} /> : <input type="datetime-local" {...facts} />}
			<p id={`${id}-hint`} class={wrong === undefined ? 'hint' : 'wrong'}>
				{wrong ?? hint}
			</p>
		</div>
	);
}
