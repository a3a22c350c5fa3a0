import {workshopWords} from '../../src/shared/words/workshop';
import {withListed, withoutListed} from './draft';
import {ListForm} from './list-form';
import type {StepProps} from './step-props';
import {Stepper} from './stepper';

/** The lists a character begins with. */
export function StepLists({play, draft, step}: StepProps) {
	const words = workshopWords[play.lang];
	return (
		<>
			{(step.lists ?? []).map(list => (
				<section key={list.id} class="lists" aria-label={list.name}>
					<h3>
						{list.most === undefined ? list.name : words.ofMost({name: list.name, value: list.entries.length, max: list.most})}
					</h3>
					{list.covers !== '' && <p class="covers">{list.covers}</p>}
					<ul class="rows">
						{list.entries.map(({name, value, words: text, shown}) => (
							<li key={name}>
								<span class="shown">{shown}</span>
								<span class="tools">
									{list.valued && (
										<Stepper
											lang={play.lang}
											name={name}
											value={value ?? 0}
											min={0}
											{...(list.highest !== undefined && {max: list.highest})}
											onChange={to =>
												draft.change(state =>
													withListed(state, list.id, {name, value: to, ...(text !== undefined && {words: text})}),
												)
											}
										/>
									)}
									<button
										type="button"
										class="button icon"
										aria-label={words.strike({name})}
										onClick={() => draft.change(state => withoutListed(state, list.id, name))}
									>
										×
									</button>
								</span>
							</li>
						))}
					</ul>
					<ListForm
						lang={play.lang}
						list={list}
						onWrite={async entry => {
							draft.change(state => withListed(state, list.id, entry));
							return true;
						}}
					/>
				</section>
			))}
		</>
	);
}
