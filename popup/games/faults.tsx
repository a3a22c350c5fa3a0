import type {Lang} from '../../src/shared/lang';
import {rulebookWords} from '../../src/shared/words/rulebooks';
import type {FaultView} from '../../src/wire/games';

/** Every fault of a rulebook file: where it is, what it is, and how to mend it. */
export function Faults({lang, faults}: {readonly lang: Lang; readonly faults: readonly FaultView[]}) {
	return (
		<>
			<p class="wrong">{rulebookWords[lang].faults({count: faults.length})}</p>
			<ul class="faults">
				{faults.map(({path, text}) => (
					<li key={`${path} ${text}`}>
						{path !== '' && <code>{path}</code>}
						<span>{text}</span>
					</li>
				))}
			</ul>
		</>
	);
}
