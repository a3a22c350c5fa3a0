import type {ComponentChildren} from 'preact';

/** The form of a drawer or of one of its tabs: Enter and its main button do the same, and the page is never sent. */
export function TabForm({onSend, children}: {readonly children: ComponentChildren; onSend(): void}) {
	return (
		<form
			class="tab"
			onSubmit={event => {
				event.preventDefault();
				onSend();
			}}
		>
			{children}
		</form>
	);
}
