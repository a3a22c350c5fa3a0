import {useEffect, useRef, useState} from 'preact/hooks';
import type {Deed} from '../../src/rules/deeds';
import type {SheetView} from '../../src/rules/view';
import type {SheetId} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import {changeSheet, type SheetChange} from '../../src/sheets/change';
import type {Sheet} from '../../src/sheets/sheet';
import type {GameProblem, TableKey} from '../../src/wire/games';
import type {Answer} from '../../src/wire/messages';
import type {Shared} from '../app';
import {type Table, useTables} from './use-tables';

/** What every request that changes a sheet names: whose, in which language, and on which revision. */
export type About = {readonly id: SheetId; readonly lang: Lang; readonly revision: number; readonly table: TableKey};
export type ChangeAnswer = Answer<'sheet/do'>;
type Role = 'player' | 'gm';

/** A sheet under its rules, open: as it is now, what the last deed changed, and how to do the next. */
export type Play = Shared & {
	readonly sheet: Sheet;
	readonly view: SheetView;
	/** What the last deed changed, in the order it happened. */
	readonly changes: readonly string[];
	readonly problem: GameProblem | undefined;
	readonly role: Role;
	readonly gm: boolean;
	/** Nothing can be changed: the view says why. */
	readonly locked: boolean;
	/** Where the GM's reserves are kept: the tables that may be chosen, and the one that is. */
	readonly tables: readonly Table[];
	readonly table: TableKey;
	sitAt(table: TableKey): void;
	/** What the GM would write on a list: it waits for the player's word. */
	readonly proposed: Deed | undefined;
	setRole(role: Role): void;
	/** Does it, or proposes it where the player has a say. Answers whether it was done. */
	act(deed: Deed): Promise<boolean>;
	agree(agreed: boolean): void;
	/** Takes note of the sheet as somebody else stored it. */
	keep(sheet: Sheet): void;
	/** Asks for a change on the newest revision, after those already on their way. Answers whether it was made. */
	run(ask: (about: About) => Promise<ChangeAnswer>): Promise<boolean>;
	reload(): Promise<void>;
	/** Changes what the rules do not read. */
	alter(change: SheetChange): Promise<boolean>;
};

type Proposal = {readonly deed: Deed; done(made: boolean): void};
type Open = {readonly sheet: Sheet; readonly view: SheetView; readonly changes: readonly string[]};
export type Opening =
	| {readonly kind: 'wait'}
	| {readonly kind: 'closed'; readonly problem: GameProblem}
	| {readonly kind: 'open'; readonly play: Play};

// What the GM writes there, the player has a say in.
const onLists: ReadonlySet<Deed['act']> = new Set(['entry', 'strike']);

/** Opens a sheet of a game. Changes go one after the other, each on the revision that the one before gave. */
export function usePlay({ports, lang}: Shared, id: SheetId): Opening {
	const [open, setOpen] = useState<Open>();
	const [problem, setProblem] = useState<GameProblem>();
	const [role, setRole] = useState<Role>('player');
	const newest = useRef<Open>(undefined);
	const [proposal, setProposal] = useState<Proposal>();
	const turn = useRef<Promise<unknown>>(Promise.resolve());
	const {tables, table, sitAt} = useTables(ports, id, lang);

	const show = (next: Open) => {
		newest.current = next;
		setOpen(next);
		setProblem(undefined);
	};
	const reload = async () => {
		const answer = await ports.ask('sheet/view', {id, lang, table});
		if (answer.ok) show({...answer.value, changes: []});
		else setProblem(answer.error);
	};
	useEffect(() => void reload(), [ports, id, lang, table]);

	const run: Play['run'] = ask => {
		const next = turn.current.then(async () => {
			const {revision} = newest.current?.sheet ?? {revision: 0};
			const answer = await ask({id, lang, revision, table});
			if (answer.ok) show(answer.value);
			else setProblem(answer.error);
			return answer.ok;
		});
		turn.current = next;
		return next;
	};
	if (!open) return problem ? {kind: 'closed', problem} : {kind: 'wait'};
	const act: Play['act'] = deed =>
		role === 'gm' && onLists.has(deed.act)
			? new Promise(done => setProposal({deed, done}))
			: run(about => ports.ask('sheet/do', {...about, deed, who: role}));
	const agree = (agreed: boolean) => {
		if (!proposal) return;
		const {deed, done} = proposal;
		setProposal(undefined);
		void run(about => ports.ask('sheet/do', {...about, deed, who: 'gm', agreed})).then(made => done(made && agreed));
	};
	const keep = (sheet: Sheet) => {
		newest.current = {...(newest.current ?? open), sheet};
		setOpen(newest.current);
	};
	const alter: Play['alter'] = async change => {
		await turn.current;
		// As it is stored now: a draft is kept behind our back.
		const now = await ports.ask('sheet/get', {id});
		const next = now.ok && now.value ? changeSheet(now.value, change) : undefined;
		if (next && !next.ok) return false;
		const put = next ? await ports.ask('sheet/put', {sheet: next.value}) : now;
		if (put.ok && put.value) keep(put.value);
		if (!put.ok) setProblem(put.error);
		return put.ok;
	};
	const locked = open.view.readOnly !== undefined;
	const play: Play = {
		...open,
		ports,
		lang,
		problem,
		role,
		gm: role === 'gm',
		locked,
		...{proposed: proposal?.deed, tables, table, sitAt, setRole, act, agree, keep, run, reload, alter},
	};
	return {kind: 'open', play};
}
