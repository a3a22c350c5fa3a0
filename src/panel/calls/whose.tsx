import {useState} from 'preact/hooks';
import {lettersOf} from '../../seal/caption';
import type {Lang} from '../../shared/lang';
import {callWords} from '../../shared/words/calls';
import type {Choices} from '../use-choices';

/** The sheet that answers a call: the one that bears its name, else the one that plays in this thread, until another is picked. */
export function useWhose({sheets, sheet}: Choices, name: string) {
	const [picked, pick] = useState<string>();
	const all = sheets ?? [];
	const whose =
		picked === undefined
			? (all.find(one => lettersOf(one.name) === lettersOf(name)) ?? sheet)
			: all.find(({id}) => id === picked);
	return {sheets: all, sheet: whose, pick};
}

type Props = ReturnType<typeof useWhose> & {readonly lang: Lang};

/** Who answers. */
export function Whose({sheets, sheet, pick, lang}: Props) {
	const say = callWords[lang];
	if (sheets.length === 0) return null;
	return (
		<label class="field">
			<span class="name">{say.who}</span>
			<select value={sheet?.id ?? ''} onChange={event => pick(event.currentTarget.value)}>
				<option value="">{say.nobody}</option>
				{sheets.map(({id, name}) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
