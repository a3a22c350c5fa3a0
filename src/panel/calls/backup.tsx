import {useState} from 'preact/hooks';
import {callWords} from '../../shared/words/calls';
import type {KeptSecret} from '../../wire/calls';
import type {CallsOptions} from './options';

type Props = {readonly options: CallsOptions; readonly secrets: readonly KeptSecret[]; onRestored(): void};

// A message between doors carries no more.
const MOST = 200;

/** The secrets as a text to keep, and back from it: each is enough by itself, what else stands on its line is for people. */
export function Backup({options, secrets, onRestored}: Props) {
	const {lang, ask, now, page} = options;
	const say = callWords[lang];
	const [typed, type] = useState('');
	const [said, tell] = useState('');
	const text = secrets.map(({secret, label, thread}) => [secret, label, thread].filter(Boolean).join(' ')).join('\n');
	const copy = async () => {
		const copied = await page.defaultView?.navigator.clipboard.writeText(text).then(
			() => true,
			() => false,
		);
		tell(copied ? say.copied : say.notCopied);
	};
	const restore = async () => {
		const found = secretsIn(typed).slice(0, MOST);
		if (found.length === 0) return tell(say.nothingRestored);
		const kept = await ask('secrets/keep', {secrets: found.map(one => ({...one, at: now()}))}).catch(() => undefined);
		if (!kept?.ok) return tell(say.notKept);
		tell(say.restored({count: found.length}));
		type('');
		onRestored();
	};
	return (
		<details class="backup">
			<summary>{say.backup}</summary>
			<p class="hint">{secrets.length === 0 ? say.noSecrets : say.backupHint}</p>
			{secrets.length > 0 && (
				<>
					<textarea readOnly rows={3} aria-label={say.backup} value={text} />
					<button type="button" class="button" onClick={() => void copy()}>
						{say.copy}
					</button>
				</>
			)}
			<label class="field">
				<span class="name">{say.restore}</span>
				<textarea rows={3} value={typed} onInput={event => type(event.currentTarget.value)} />
			</label>
			<button type="button" class="button" onClick={() => void restore()}>
				{say.restoreDo}
			</button>
			<p class="hint" role="status">
				{said}
			</p>
		</details>
	);
}

/** The secrets in a text, line by line, with the words behind each. */
export function secretsIn(text: string): readonly Pick<KeptSecret, 'secret' | 'label' | 'thread'>[] {
	return text.split('\n').flatMap(line => {
		const [, secret, label = ''] = /(?:^|[^0-9a-z])([0-9a-f]{32})(?![0-9a-z])\s?(.{0,300})/i.exec(line) ?? [];
		return secret === undefined ? [] : [{secret: secret.toLowerCase(), label: label.trim(), thread: ''}];
	});
}
