import {useEffect, useState} from 'preact/hooks';
import type {FightAct} from '../../rules/fight/fight';
import type {FightView} from '../../rules/fight/view';
import {fightWords} from '../../shared/words/fight-panel';
import {type Answer, isOrphaned} from '../../wire/messages';
import {sayStore} from '../../wire/say';
import type {FightOptions, ThreadFight} from './options';

export type FightState = {
	readonly view: FightView | undefined;
	/** What the last act made of the sheets. */
	readonly changes: readonly string[];
	readonly trouble: string;
	readonly thread: ThreadFight;
	act(act: FightAct): Promise<boolean>;
	undo(): Promise<boolean>;
	readAgain(): void;
	takeOver(text: string): Promise<void>;
};

const none: ThreadFight = {rolls: [], carried: undefined};

/** The fight of the table as the keeper has it, and what the thread gives to it. */
export function useFight(options: FightOptions): FightState {
	const {ask, lang, book, table} = options;
	const say = fightWords[lang];
	const [view, setView] = useState<FightView>();
	const [changes, setChanges] = useState<readonly string[]>([]);
	const [trouble, setTrouble] = useState('');
	const [thread, setThread] = useState<ThreadFight>(none);
	const failed = (error: unknown) => setTrouble(isOrphaned(error) ? say.orphaned : say.failed);
	const at = {book, table, lang};

	type Told = {readonly ok: false; readonly error: {readonly code: string; readonly text?: string}};
	const refused = ({error}: Told) =>
		setTrouble(
			'text' in error && error.text !== undefined ? error.text : sayStore(error as Parameters<typeof sayStore>[0], lang),
		);

	const readAgain = () => void options.readThread().then(setThread, failed);
	useEffect(() => {
		ask('fight/view', at).then(answer => (answer.ok ? setView(answer.value) : refused(answer)), failed);
		readAgain();
	}, []);

	const taken = async (asked: Promise<Answer<'fight/do'>>) => {
		setTrouble('');
		try {
			const done = await asked;
			if (!done.ok) {
				refused(done);
				return false;
			}
			setView(done.value.view);
			setChanges(done.value.changes);
			return true;
		} catch (error) {
			failed(error);
			return false;
		}
	};
	const act = (one: FightAct) => taken(ask('fight/do', {...at, act: one}));
	const undo = () => taken(ask('fight/undo', at));
	const takeOver = async (text: string) => {
		setTrouble('');
		try {
			const got = await ask('fight/take', {table, text, lang});
			if (!got.ok) return refused(got);
			if (got.value.book === book) setView(got.value.view);
		} catch (error) {
			failed(error);
		}
	};
	return {view, changes, trouble, thread, act, undo, readAgain, takeOver};
}
