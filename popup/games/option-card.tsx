import type {ComponentChildren} from 'preact';

type Props = {
	readonly kind: 'radio' | 'checkbox';
	/** The name that the options of one choice share. */
	readonly group: string;
	readonly name: string;
	readonly covers: string;
	readonly chosen: boolean;
	readonly closed?: boolean;
	readonly children?: ComponentChildren;
	onChoose(): void;
};

/** One option with what it means; the whole card is the target. */
export function OptionCard({kind, group, name, covers, chosen, closed = false, children, onChoose}: Props) {
	return (
		<label class="option">
			<input type={kind} name={group} checked={chosen} disabled={closed} onChange={onChoose} />
			<span>
				<b>{name}</b>
				{children}
				{covers !== '' && <span class="covers">{covers}</span>}
			</span>
		</label>
	);
}
