import type {ComponentChildren} from 'preact';
import {useId} from 'preact/hooks';

type Props = {readonly title: string; readonly kind?: string; readonly children: ComponentChildren};

/** One part of a sheet, under its title. */
export function Section({title, kind, children}: Props) {
	const id = useId();
	return (
		<section class={`part ${kind ?? ''}`} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
