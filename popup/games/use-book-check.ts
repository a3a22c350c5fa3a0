import {useEffect, useRef, useState} from 'preact/hooks';
import type {Answer} from '../../src/wire/messages';
import type {Shared} from '../app';

export type Checked = Answer<'book/read'>;

/** A rulebook's text with what the check says of it. Of several changes made while one is being checked, the last is checked next. */
export function useBookCheck({ports, lang}: Shared, first: string) {
	const [text, setText] = useState(first);
	const [checked, setChecked] = useState<Checked>();
	const newest = useRef(first);
	const waiting = useRef(false);
	const running = useRef(false);
	const check = async () => {
		waiting.current = true;
		if (running.current) return;
		running.current = true;
		while (waiting.current) {
			waiting.current = false;
			setChecked(await ports.ask('book/read', {text: newest.current, keep: false, lang}));
		}
		running.current = false;
	};
	useEffect(() => void check(), [ports, lang]);
	return {
		text,
		checked,
		write(next: string) {
			newest.current = next;
			setText(next);
			void check();
		},
	};
}
