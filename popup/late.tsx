import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';

/** A part of a window in a script of its own, drawn as soon as it is there. `load` imports it, which happens once. */
export const late =
	<Props extends object>(load: () => Promise<ComponentType<Props>>) =>
	(props: Props) => {
		const [Part, setPart] = useState<ComponentType<Props>>();
		useEffect(() => void load().then(loaded => setPart(() => loaded)), []);
		return Part ? <Part {...props} /> : null;
	};
