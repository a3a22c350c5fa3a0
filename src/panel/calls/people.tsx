import {useId, useState} from 'preact/hooks';
import {nameHash} from '../../seal/called';
import type {Lang} from '../../shared/lang';
import {callWords} from '../../shared/words/calls';
import {MOST_NAME} from '../draft';
import type {Person} from './options';

type Props = {
	readonly chosen: readonly Person[];
	/** Those that the thread knows. */
	readonly people: readonly Person[];
	readonly lang: Lang;
	onChange(chosen: readonly Person[]): void;
};

// Each takes a string of the post, of which fifty are read.
const MOST_PEOPLE = 20;

/** Of whom a roll is called: names of the thread, or typed ones. */
export function People({chosen, people, lang, onChange}: Props) {
	const say = callWords[lang];
	const [typed, type] = useState('');
	const id = useId();
	const offered = people.filter(({name}) => !chosen.some(one => isSame(one.name, name)));
	const add = (name: string) => {
		type('');
		if (name.trim() === '' || chosen.some(one => isSame(one.name, name)) || chosen.length >= MOST_PEOPLE) return;
		onChange([...chosen, people.find(one => isSame(one.name, name)) ?? {name: name.trim()}]);
	};
	return (
		<div class="field">
			<label class="name" for={id}>
				{say.whom}
			</label>
			{chosen.length > 0 && (
				<ul class="chips">
					{chosen.map(one => (
						<li key={one.name}>
							<span>
								{one.name} <small>{one.member === undefined ? say.byName : say.known}</small>
							</span>
							<button
								type="button"
								class="button remove"
								aria-label={say.remove({name: one.name})}
								title={say.remove({name: one.name})}
								onClick={() => onChange(chosen.filter(other => other !== one))}
							>
								<span aria-hidden="true">×</span>
							</button>
						</li>
					))}
				</ul>
			)}
			<div class="with">
				<input
					id={id}
					value={typed}
					maxLength={MOST_NAME}
					list={`${id}-people`}
					autocomplete="off"
					aria-describedby={`${id}-hint`}
					onInput={event => type(event.currentTarget.value)}
					onKeyDown={event => {
						if (event.key !== 'Enter') return;
						event.preventDefault(); // Else the form would insert what stands there
						add(typed);
					}}
				/>
				<datalist id={`${id}-people`}>
					{offered.map(({name}) => (
						<option key={name} value={name} />
					))}
				</datalist>
				<button type="button" class="button" disabled={typed.trim() === ''} onClick={() => add(typed)}>
					{say.add}
				</button>
			</div>
			<p class="hint" id={`${id}-hint`}>
				{say.whomHint}
			</p>
			{offered.length > 0 && (
				<div class="offered">
					{offered.slice(0, 12).map(({name}) => (
						<button type="button" class="button" key={name} onClick={() => add(name)}>
							{name}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

/** Capitals, accents and blanks make no other person. */
export const isSame = (one: string, other: string): boolean => nameHash(one) === nameHash(other);
