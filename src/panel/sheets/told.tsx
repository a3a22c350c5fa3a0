import type {Lang} from '../../shared/lang';
import {publishWords} from '../../shared/words/publish';
import type {Difference, ToldSheet} from '../../sheets/told';

/** A sheet to be read, and nothing else. */
export function ToldView({told}: {readonly told: ToldSheet}) {
	return (
		<div class="told">
			<p class="facts">{[told.game, told.about].filter(Boolean).join(' · ')}</p>
			{told.sections.map(({title, rows}) => (
				<section key={title}>
					<h3>{title}</h3>
					<dl>
						{rows.map((row, at) => (
							<div key={at}>
								<dt>{row.name}</dt>
								{row.value !== '' && <dd>{row.value}</dd>}
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}

/** What changes from one version to the next: what stood there, and what stands there now. */
export function Differences({of, lang}: {readonly of: readonly Difference[]; readonly lang: Lang}) {
	const say = publishWords[lang];
	if (of.length === 0) return <p class="facts">{say.sameWords}</p>;
	return (
		<ul class="differences">
			{of.map(({name, before, after}, at) => (
				<li key={at}>
					<b>{name || say.name}</b> <del>{before ?? say.nothing}</del> <span aria-hidden="true">→</span>{' '}
					<ins>{after ?? say.nothing}</ins>
				</li>
			))}
		</ul>
	);
}
