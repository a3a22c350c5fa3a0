import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {Shared} from '../app';

/** The seen sheets in a script of their own, drawn as soon as it is there. */
export function LateSeenSheets(shared: Shared) {
	const [Part, setPart] = useState<ComponentType<Shared>>();
	useEffect(() => void import('./seen-sheets').then(({SeenSheets}) => setPart(() => SeenSheets)), []);
	return Part ? <Part {...shared} /> : null;
}
