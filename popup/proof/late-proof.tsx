import type {ComponentType} from 'preact';
import {useEffect, useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';

type Props = {readonly lang: Lang};

/** The page on what rolls prove in a script of its own, drawn as soon as it is there. */
export function LateProof(props: Props) {
	const [Part, setPart] = useState<ComponentType<Props>>();
	useEffect(() => void import('./proof').then(({Proof}) => setPart(() => Proof)), []);
	return Part ? <Part {...props} /> : null;
}
