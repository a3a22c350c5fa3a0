import {useMemo, useState} from 'preact/hooks';
import type {Finding, FindingKind} from '../../src/audit/finding';
import {nameOfFinding, sayFact} from '../../src/audit/say';
import {sayMoment, sayTime} from '../../src/badge/when';
import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';
import type {Loaded} from './load';
import {Pager} from './pager';
import {PostLink} from './post-link';

type Props = {readonly lang: Lang; readonly loaded: Loaded};
const AT_ONCE = 50;

/** Everything that differs, by kind where asked, with the old beside the new. */
export function Findings({lang, loaded}: Props) {
	const say = auditPageWords[lang];
	const {findings} = loaded.report;
	const [kind, setKind] = useState<FindingKind | ''>('');
	const [from, setFrom] = useState(0);
	const names = useMemo(() => namesOf(loaded), [loaded]);
	const kinds = [...new Set(findings.map(({fact}) => fact.kind))];
	const shown = kind === '' ? findings : findings.filter(({fact}) => fact.kind === kind);
	const choose = (value: string) => {
		setKind(value as FindingKind | '');
		setFrom(0);
	};
	if (findings.length === 0) return <p class="fine">{say.noFindings}</p>;
	return (
		<>
			<p class="hint">{say.neutral}</p>
			{kinds.length > 1 && (
				<fieldset class="kinds">
					<legend class="aside">{say.findings}</legend>
					{(['', ...kinds] as const).map(each => (
						<label key={each}>
							<input type="radio" name="kind" checked={kind === each} onChange={() => choose(each)} />
							{each === '' ? say.all : nameOfFinding(each, lang)}{' '}
							<small>{each === '' ? findings.length : findings.filter(({fact}) => fact.kind === each).length}</small>
						</label>
					))}
				</fieldset>
			)}
			<ul class="findings">
				{shown.slice(from, from + AT_ONCE).map((finding, at) => (
					<FindingLine key={`${from}-${at}`} {...{finding, lang, loaded}} name={names.get(`${finding.post} ${finding.string}`)} />
				))}
			</ul>
			<Pager lang={lang} from={from} step={AT_ONCE} of={shown.length} onGo={setFrom} />
		</>
	);
}

/** Who rolled for what, by the post and the string of a roll: a post may bear several. */
const namesOf = ({rows}: Loaded): ReadonlyMap<string, string> =>
	new Map(rows.map(({roll: {post, text}, who, move}) => [`${post.gathered.id} ${text}`, [who, move].filter(Boolean).join(', ')]));

type LineProps = Props & {readonly finding: Finding; readonly name: string | undefined};

function FindingLine({finding, lang, loaded, name}: LineProps) {
	const {post, author, fact} = finding;
	const when = (at: number) => sayTime(at, loaded.now, lang);
	return (
		<li data-kind={fact.kind}>
			<h3>{nameOfFinding(fact.kind, lang)}</h3>
			<p class="where">
				{post !== undefined && <PostLink post={post} address={loaded.addressOf(post)} lang={lang} />}
				{author !== undefined && <span>{author}</span>}
				{name && <span>{name}</span>}
			</p>
			<p>{sayFact(fact, lang, when)}</p>
			<BothForms finding={finding} lang={lang} />
		</li>
	);
}

/** What stood there and what stands there now, side by side, with the moment of the first. */
function BothForms({finding: {fact, string}, lang}: {readonly finding: Finding; readonly lang: Lang}) {
	const say = auditPageWords[lang];
	const forms = formsOf(fact, string);
	if (!forms) return null;
	return (
		<dl class="forms">
			<div>
				<dt>
					{say.before} <small>{sayMoment(forms.at, lang)}</small>
				</dt>
				<dd>{forms.before}</dd>
			</div>
			<div>
				<dt>{say.after}</dt>
				<dd>{forms.after ?? <em>{say.nothingThere}</em>}</dd>
			</div>
		</dl>
	);
}

function formsOf(fact: Finding['fact'], string: string | undefined) {
	if (fact.kind === 'changed' && 'reason' in fact && fact.reason.code === 'was')
		return {before: fact.reason.before, at: fact.reason.at, after: string};
	if (fact.kind === 'reworded' && 'after' in fact) return {before: fact.before, at: fact.at, after: fact.after};
	if (fact.kind === 'gone' && 'before' in fact) return {before: `${fact.before} ${string ?? ''}`, at: fact.at, after: undefined};
	return undefined;
}
