import type {ComponentChildren} from 'preact';
import {useEffect, useId, useMemo, useState} from 'preact/hooks';
import {summaryOfStatistics} from '../../src/audit/stats/say';
import {type Person, type Played, peopleIn, type Statistics, startStatistics, type Whose} from '../../src/audit/stats/statistics';
import type {SummaryFacts} from '../../src/audit/summary';
import {plainWords, spread} from '../../src/panel/plain-words';
import type {Lang} from '../../src/shared/lang';
import {statWords} from '../../src/shared/words/stats';
import type {AuditPorts} from '../audit/ports';
import {FaceBars, SumBars} from './bars';
import {CourseLine} from './course';
import {OutcomeBars} from './outcomes';
import {SpendBars} from './spends';
import {Summary} from './summary';

export type StatisticsProps = {
	readonly lang: Lang;
	readonly ports: AuditPorts;
	readonly played: Played;
	/** What thread they are of, and how its forum writes. */
	readonly title: string;
	readonly markup: SummaryFacts['markup'];
};

/** What the rolls of a thread, or of several, tell as pictures: of the table, of an author, of a character. */
export function StatisticsView({lang, ports, played, title, markup}: StatisticsProps) {
	const say = statWords[lang];
	const people = useMemo(() => peopleIn(played.rolls), [played]);
	const [chosen, choose] = useState('');
	const person = people[Number(chosen)];
	const whose: Whose = chosen === '' || !person ? {kind: 'table'} : person;
	const statistics = useStatistics(played, whose, chosen, ports);
	const name = chosen === '' || !person ? say.table : person.name;
	const plain = (text: string) => spread(plainWords(text, markup));
	return (
		<div class="statistics">
			<WhoseChoice {...{lang, people, chosen}} onChoose={choose} />
			{statistics && (
				<>
					<p class="hint">
						{say.sets({count: statistics.count})} {say.legend}
					</p>
					<Pictures {...{lang, ports, statistics, whose}} />
					{statistics.count > 0 && (
						<Summary {...{lang, ports}} text={summaryOfStatistics(statistics, name, {title, markup, plain}, lang)} />
					)}
				</>
			)}
		</div>
	);
}

/** Counts in slices: twenty thousand rolls at once would be felt. */
function useStatistics(played: Played, whose: Whose, chosen: string, {inSlices}: AuditPorts): Statistics | undefined {
	const [counted, setCounted] = useState<Statistics>();
	useEffect(() => {
		const life = new AbortController();
		const {add, finish} = startStatistics(played, whose);
		void inSlices(played.thrown, life.signal, add).then(() => life.signal.aborted || setCounted(finish()));
		return () => life.abort();
	}, [played, chosen]);
	return counted;
}

type ChoiceProps = {
	readonly lang: Lang;
	readonly people: readonly Person[];
	readonly chosen: string;
	onChoose(chosen: string): void;
};

function WhoseChoice({lang, people, chosen, onChoose}: ChoiceProps) {
	const say = statWords[lang];
	const id = useId();
	const group = (kind: Person['kind'], label: string) => {
		const options = people.flatMap((person, at) => (person.kind === kind ? [[at, person] as const] : []));
		return options.length === 0 ? null : (
			<optgroup label={label}>
				{options.map(([at, person]) => (
					<option key={at} value={String(at)}>
						{person.name}
					</option>
				))}
			</optgroup>
		);
	};
	return (
		<div class="filter wide">
			<label for={id}>{say.whose}</label>
			<select id={id} value={chosen} onChange={event => onChoose(event.currentTarget.value)}>
				<option value="">{say.table}</option>
				{group('author', say.authors)}
				{group('character', say.characters)}
			</select>
		</div>
	);
}

type PicturesProps = Pick<StatisticsProps, 'lang' | 'ports'> & {readonly statistics: Statistics; readonly whose: Whose};

function Pictures({lang, ports, statistics, whose}: PicturesProps) {
	const say = statWords[lang];
	const {dice, sums, outcomes, spends, courses} = statistics;
	const showing = {lang, ports};
	return (
		<>
			{dice.length === 0 && <p class="hint">{say.nothing}</p>}
			<Group title={say.history}>
				{courses.slice(0, MOST_COURSES).map(course => (
					<CourseLine key={course.name} {...showing} course={course} />
				))}
				{courses.length > MOST_COURSES && <p class="hint">{say.moreCourses({count: courses.length - MOST_COURSES})}</p>}
				{whose.kind === 'character' && courses.length === 0 && <p class="hint">{say.noHistory}</p>}
			</Group>
			<Group title={say.overTime}>{outcomes && <OutcomeBars {...showing} outcomes={outcomes} />}</Group>
			<Group title={say.spends}>{spends.length > 0 && <SpendBars {...showing} spends={spends} />}</Group>
			<Group title={say.faces}>
				{dice.map(die => (
					<FaceBars key={`${die.fudge} ${die.sides}`} {...showing} die={die} />
				))}
			</Group>
			<Group title={say.sums}>
				{sums.map(sum => (
					<SumBars key={sum.pool} {...showing} sum={sum} />
				))}
			</Group>
		</>
	);
}

/** So many numbers are drawn; a sheet has many that hardly move. */
const MOST_COURSES = 12;

/** Nothing to draw, no heading. */
function Group({title, children}: {readonly title: string; readonly children: ComponentChildren}) {
	const isEmpty = [children].flat(2).every(child => child === undefined || child === false || child === null);
	if (isEmpty) return null;
	return (
		<>
			<h3>{title}</h3>
			<div class="pictures">{children}</div>
		</>
	);
}
