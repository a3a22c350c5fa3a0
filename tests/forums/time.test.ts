import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Clock, clockOf, clockShown, fixedZone, namedZone, unknownZone, zoneSeen} from '../../src/forums/clock';
import {machineMoment, readTime} from '../../src/forums/time';
import {offsetBetween, type SiteZone} from '../../src/shared/zone';
import {readerAt} from './shelf';

const NOW = '2026-11-29T20:43:20Z';
const paris = clockOf(readerAt(NOW, 'UTC'), namedZone('Europe/Paris') ?? unknownZone, 'mdy');
const read = (text: string, clock: Clock = paris) => {
	const time = readTime(text, clock);
	return time && new Date(time.at).toISOString().replace('.000Z', 'Z');
};

describe('A printed date', () => {
	test.each([
		// What is odd, what the page prints, the moment (the page is in Paris, and reads 29 November 2026, 21:43)
		['MyBB, month first', '11-19-2026, 08:48 PM', '2026-11-19T19:48:00Z'],
		['MyBB, a number over 12 can only be the day', '19-11-2026, 20:48', '2026-11-19T19:48:00Z'],
		['slashes, two-digit year', '11/19/26 20:48', '2026-11-19T19:48:00Z'],
		['ISO with seconds', '2026-11-19 20:48:51', '2026-11-19T19:48:51Z'],
		['SMF', 'Nov 28, 2026, 07:48 PM', '2026-11-28T18:48:00Z'],
		['phpBB, weekday, lower-case pm', 'Sun Nov 29, 2026 8:49 pm', '2026-11-29T19:49:00Z'],
		['p.m. with stops', 'November 28, 2026 7:48 p.m.', '2026-11-28T18:48:00Z'],
		['phpBB in French', 'Dim 29 Nov 2026 15:48', '2026-11-29T14:48:00Z'],
		['abbreviations with stops', 'dim. 29 nov. 2026 15:48', '2026-11-29T14:48:00Z'],
		['mar. is Tuesday here, not March', 'mar. 24 nov. 2026 15:48', '2026-11-24T14:48:00Z'],
		['Mar without a stop, too', 'Mar 24 Nov 2026 15:48', '2026-11-24T14:48:00Z'],
		['mar is March here', '3 mar 2026 15:48', '2026-03-03T14:48:00Z'],
		['an ordinal', '1er décembre 2025 à 00:05', '2025-11-30T23:05:00Z'],
		['English ordinals', 'March 3rd, 2026 at 3:05 am', '2026-03-03T02:05:00Z'],
		['an accent', '5 févr. 2026 08:00', '2026-02-05T07:00:00Z'],
		['an accent of two characters', '5 fe\u0301vrier 2026, 08:00', '2026-02-05T07:00:00Z'],
		['no accent where there should be', '5 aout 2026 08:00', '2026-08-05T06:00:00Z'],
		['août is shorter than its month', '5 Aoû 2026 08:00', '2026-08-05T06:00:00Z'],
		['juin and juillet', '5 juil. 2026 08:00', '2026-07-05T06:00:00Z'],
		['hours written 15h48', '29 nov. 2026 15h48', '2026-11-29T14:48:00Z'],
		['a narrow no-break space', '29 nov. 2026\u202f15:48', '2026-11-29T14:48:00Z'],
		['no year: the last such day', 'Mer 6 Avr - 19:43', '2026-04-06T17:43:00Z'],
		['no year, a day yet to come this year', 'Jeu 10 Déc - 19:43', '2025-12-10T18:43:00Z'],
		['Today', 'Today at 03:48 PM', '2026-11-29T14:48:00Z'],
		['Today with a comma and seconds', 'Today, 15:48:51', '2026-11-29T14:48:51Z'],
		['Aujourd’hui, typographic apostrophe', 'Aujourd’hui à 15:48', '2026-11-29T14:48:00Z'],
		["Aujourd'hui, plain apostrophe", "Aujourd'hui, 15:48", '2026-11-29T14:48:00Z'],
		['Yesterday', 'Yesterday, 07:48 PM', '2026-11-28T18:48:00Z'],
		['Hier', 'Hier à 19:48', '2026-11-28T18:48:00Z'],
		['minutes ago', '10 minutes ago', '2026-11-29T20:33:20Z'],
		['one minute ago', 'a minute ago', '2026-11-29T20:42:20Z'],
		['il y a', 'il y a 10 minutes', '2026-11-29T20:33:20Z'],
		['il y a une minute', 'Il y a une minute', '2026-11-29T20:42:20Z'],
		['less than a minute', 'Less than 1 minute ago', '2026-11-29T20:43:20Z'],
		['moins d’une minute', 'Il y a moins d’une minute', '2026-11-29T20:43:20Z'],
		['midnight and noon by twelve', 'Nov 28, 2026, 12:05 AM', '2026-11-27T23:05:00Z'],
		['noon', 'Nov 28, 2026, 12:05 PM', '2026-11-28T11:05:00Z'],
		['the first date wins', 'Last Edit: Today at 06:48 PM by Olwen on Jan 01, 2020, 01:00 AM', '2026-11-29T17:48:00Z'],
		['Mar without a year is Tuesday too', 'Mar 24 Nov - 15:48', '2026-11-24T14:48:00Z'],
		['Mar. before a month cut short', 'mar. 6 oct. 15:48', '2026-10-06T13:48:00Z'],
		['Spanish, where mar is Tuesday', 'Mar 6 Ene 2026 - 19:43', '2026-01-06T18:43:00Z'],
		['Spanish without a year', 'Miér 7 Oct - 19:43', '2026-10-07T17:43:00Z'],
		['Spanish in full', '29 de noviembre de 2026, 20:48', '2026-11-29T19:48:00Z'],
		['Spanish p. m. with blanks', '29/11/2026 08:31 p. m.', '2026-11-29T19:31:00Z'],
		['Hoy', 'Hoy a las 12:01', '2026-11-29T11:01:00Z'],
		['Ayer', 'Ayer a las 12:01', '2026-11-28T11:01:00Z'],
		['hace', 'hace 10 minutos', '2026-11-29T20:33:20Z'],
		['hace un minuto', 'Hace un minuto', '2026-11-29T20:42:20Z'],
		['German, a stop after the day', 'So 29. Nov 2026, 20:48', '2026-11-29T19:48:00Z'],
		['German, a stop in the hour', '29. März 2026 um 10.48 Uhr', '2026-03-29T08:48:00Z'],
		['German in numbers', '29.11.2026, 20:48', '2026-11-29T19:48:00Z'],
		['Jänner', '6. Jänner 2026 um 10:00 Uhr', '2026-01-06T09:00:00Z'],
		['Heute', 'Heute um 15:48', '2026-11-29T14:48:00Z'],
		['Gestern', 'Gestern, 19:48', '2026-11-28T18:48:00Z'],
		['vor', 'vor 10 Minuten', '2026-11-29T20:33:20Z'],
		['vor einer Minute', 'vor einer Minute', '2026-11-29T20:42:20Z'],
		['Italian', 'Dom 29 Nov 2026 - 20:48', '2026-11-29T19:48:00Z'],
		['Italian, gen', '6 gen 2026 alle ore 10:00', '2026-01-06T09:00:00Z'],
		['Oggi', 'Oggi alle 15:48', '2026-11-29T14:48:00Z'],
		['Ieri', 'Ieri alle 19:48', '2026-11-28T18:48:00Z'],
		['fa', '10 minuti fa', '2026-11-29T20:33:20Z'],
		['un minuto fa', 'un minuto fa', '2026-11-29T20:42:20Z'],
		['Portuguese', 'Seg 23 Nov 2026 - 20:48', '2026-11-23T19:48:00Z'],
		['Portuguese, março', '3 de março de 2026 às 20:48', '2026-03-03T19:48:00Z'],
		['Hoje', 'Hoje às 15:48', '2026-11-29T14:48:00Z'],
		['Ontem', 'Ontem à(s) 19:48', '2026-11-28T18:48:00Z'],
		['há', 'há 10 minutos', '2026-11-29T20:33:20Z'],
		['atrás', '10 minutos atrás', '2026-11-29T20:33:20Z'],
		['the hour that spring skips', '29 mars 2026 02:30', '2026-03-29T01:30:00Z'],
	])('%s', (_odd, text, moment) => {
		expect(read(text)).toBe(moment);
	});

	test.each([
		['nothing', ''],
		['no date', 'Registered user'],
		['a day without an hour', 'Nov 28, 2026'],
		['an hour without a day', '15:48'],
		['hours ago are too coarse', '5 hours ago'],
		['hace 5 horas, too', 'hace 5 horas'],
		['a day of the week', 'Mar 24'],
		['the 31st of June', '31 juin 2026 10:00'],
		['the 29th of February in 2026', '02-29-2026, 10:00'],
		['thirteen o’clock pm', 'Nov 28, 2026, 13:48 PM'],
		['a minute 60', 'Nov 28, 2026, 07:60 PM'],
		['a year long gone', '11-19-1970, 08:48 PM'],
		['month 13 and day 13', '13-13-2026 10:00'],
		['a date past the front of a long text', `${'x '.repeat(200)}Nov 28, 2026, 07:48 PM`],
	])('%s is no time', (_odd, text) => {
		expect(read(text)).toBeUndefined();
	});

	// Only the front of a text is looked at: see the row above.
	test.each(['1 ', '1-', 'nov ', '11-11-', '1 de ', '1 de nov de ', "aujourd'hui ", '12:', ' il y a ', 'hace 1 '])(
		'%s over and over is no time',
		part => expect(read(part.repeat(20_000))).toBeUndefined(),
	);
});

const spell = (moment: number, zone: string, language: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(language, {timeZone: zone, ...options}).format(moment);
const numeric = {
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
} as const;

describe('What is printed reads back', () => {
	const names = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham'];
	const clocks = new Map(names.map(name => [name, clockOf(readerAt(NOW, 'UTC'), namedZone(name) ?? unknownZone, 'dmy')]));
	const spellings: readonly [string, string, Intl.DateTimeFormatOptions][] = [
		['French, in full', 'fr-FR', {...numeric, month: 'long'}],
		['French, abbreviated', 'fr-FR', {...numeric, month: 'short', weekday: 'short'}],
		['French, in numbers', 'fr-FR', numeric],
		['English, abbreviated, by twelve', 'en-US', {...numeric, month: 'short', hour12: true}],
		['British, in full', 'en-GB', {...numeric, month: 'long'}],
		['Spanish, in full', 'es-ES', {...numeric, month: 'long'}],
		['Spanish, abbreviated', 'es-ES', {...numeric, month: 'short', weekday: 'short'}],
		['German, in full', 'de-DE', {...numeric, month: 'long'}],
		['German, abbreviated', 'de-DE', {...numeric, month: 'short', weekday: 'short'}],
		['German, in numbers', 'de-DE', numeric],
		['Italian, in full', 'it-IT', {...numeric, month: 'long'}],
		['Italian, abbreviated', 'it-IT', {...numeric, month: 'short', weekday: 'short'}],
		['Portuguese, in full', 'pt-PT', {...numeric, month: 'long'}],
		['Brazilian, abbreviated', 'pt-BR', {...numeric, month: 'short', weekday: 'short'}],
	];
	test.each(spellings)('%s', (_name, language, options) => {
		const moments = fc.integer({min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2026, 10, 29) / 1000});
		fc.assert(
			fc.property(moments, fc.constantFrom(...names), (second, zone) => {
				const text = spell(second * 1000, zone, language, options);
				const time = readTime(text, clocks.get(zone) ?? paris);
				expect(time?.kind).toBe('text');
				// In the hour that autumn repeats, two moments print alike: then it is the other one, and prints the same
				expect(time && spell(time.at, zone, language, options)).toBe(text);
				expect(Math.abs((time?.at ?? 0) - second * 1000)).toBeLessThanOrEqual(3_600_000);
			}),
			{numRuns: 150},
		);
	});
});

describe('The zone of a page', () => {
	const reader = readerAt(NOW, 'Europe/Paris');
	const seen = (shown: string, machine?: string) =>
		clockShown(
			shown,
			reader,
			'mdy',
			(wall, at) => zoneSeen(wall, at, reader),
			machine === undefined ? undefined : Date.parse(machine),
		);

	test.each([
		['to the minute', '2026-11-29T20:43:00Z', '2026-11-29T21:43:00Z', 60],
		['a page open for ten minutes', '2026-11-29T20:53:00Z', '2026-11-29T21:43:00Z', 60],
		['a clock three minutes fast', '2026-11-29T20:40:00Z', '2026-11-29T21:43:00Z', 60],
		['half an hour', '2026-11-29T20:43:00Z', '2026-11-30T02:13:00Z', 330],
		['Nepal', '2026-11-29T20:43:00Z', '2026-11-30T02:28:00Z', 345],
		['the far west', '2026-11-29T20:43:00Z', '2026-11-29T08:43:00Z', -720],
		['a saved page of last year', '2026-11-29T20:43:00Z', '2025-11-29T21:43:00Z', undefined],
	])('%s', (_odd, moment, wall, minutes) => {
		expect(offsetBetween(Date.parse(wall), Date.parse(moment))).toBe(minutes);
	});

	test('is the reader’s where the two agree, summer time and all', () => {
		expect(read('Jul 28, 2026, 07:05 AM', seen('11-29-2026, 09:43 PM'))).toBe('2026-07-28T05:05:00Z');
	});

	test('is an offset elsewhere, sure only for the season it was seen in', () => {
		const clock = seen('11-29-2026, 03:43 PM');
		expect(readTime('Nov 19, 2026, 08:48 PM', clock)).toMatchObject({kind: 'text', at: Date.parse('2026-11-20T01:48:00Z')});
		expect(readTime('Jul 28, 2026, 07:05 AM', clock)).toMatchObject({kind: 'floating', at: Date.parse('2026-07-28T05:05:00Z')});
	});

	test('is floating where the page says nothing, and the reader’s is the guess', () => {
		const clock = clockOf(reader, unknownZone, 'mdy');
		expect(readTime('Nov 19, 2026, 08:48 PM', clock)).toEqual({
			kind: 'floating',
			at: Date.parse('2026-11-19T19:48:00Z'),
			shown: 'Nov 19, 2026, 08:48 PM',
			east: 60,
		});
	});

	test('tells which number is the day', () => {
		const fifth = readerAt('2026-11-05T20:43:20Z', 'Europe/Paris');
		const clock = clockShown('05-11-2026, 21:43', fifth, 'mdy', () => fixedZone(60));
		expect(read('04-11-2026, 10:00', clock)).toBe('2026-11-04T09:00:00Z');
	});

	test('turns the day at the page’s midnight, not the reader’s', () => {
		const clock = seen('11-30-2026, 05:43 AM', NOW);
		expect(read('Today at 01:00 AM', clock)).toBe('2026-11-29T16:00:00Z');
	});

	test.each(['Nowhere/Land', 'Europe/Paris"', '../etc', '', 'UTC+01:00', 'a'.repeat(10_000)])('has no name like %s', name => {
		expect(namedZone(name)).toBeUndefined();
	});
});

test.each([
	['2026-11-29T15:48:51+00:00', '2026-11-29T15:48:51Z'],
	['2026-11-29T16:48:51+0100', '2026-11-29T15:48:51Z'],
	['2026-11-29T15:48Z', '2026-11-29T15:48:00Z'],
	['2026-11-29T15:48:51', undefined], // No zone: the reader's, by the standard, so not one for machines
	['2026-13-29T15:48:51Z', undefined],
	['yesterday', undefined],
	[null, undefined],
])('A machine’s date %s', (text, moment) => {
	expect(machineMoment(text)).toBe(moment && Date.parse(moment));
});

describe('The zone that is remembered of a board', () => {
	const seen = (minutes: number, day: string) => ({minutes, at: Date.parse(`${day}T12:00Z`), how: 'own-post'}) as const;
	const paris = readerAt('2026-11-29T20:43:20Z', 'Europe/Paris');
	test.each<[string, SiteZone, string, string | undefined]>([
		['holds for its season', {seen: [seen(0, '2026-11-20')]}, '19/11/2026 20:48', '2026-11-19T20:48:00Z'],
		[
			'tells nothing of the other season where it is not the reader’s',
			{seen: [seen(0, '2026-11-20')]},
			'19/07/2026 20:48',
			undefined,
		],
		['follows the reader’s clock where it is his', {seen: [seen(60, '2026-11-20')]}, '19/07/2026 20:48', '2026-07-19T18:48:00Z'],
		[
			'follows it no more once a season gainsays',
			{seen: [seen(60, '2026-11-20'), seen(60, '2026-07-01')]},
			'19/07/2026 20:48',
			'2026-07-19T19:48:00Z',
		],
		[
			'is what the user says, by name',
			{told: 'America/Toronto', seen: [seen(60, '2026-11-20')]},
			'19/07/2026 20:48',
			'2026-07-20T00:48:00Z',
		],
		['is what the user says, all year round', {told: '+120', seen: []}, '19/11/2026 20:48', '2026-11-19T18:48:00Z'],
		['is none where nothing was learned', {seen: []}, '19/11/2026 20:48', undefined],
		['is none for a name that no zone has', {told: 'Mars/Olympus', seen: []}, '19/11/2026 20:48', undefined],
		['tells which day today is', {told: '+600', seen: []}, 'Aujourd’hui à 06:40', '2026-11-29T20:40:00Z'],
	])('%s', (_odd, zone, shown, at) => {
		const time = readTime(shown, clockOf({...paris, known: {zone}}, unknownZone, 'dmy'));
		expect(time?.kind).toBe(at === undefined ? 'floating' : 'remembered');
		if (at !== undefined) expect(time?.at).toBe(Date.parse(at));
	});

	test('gives way to what the page tells', () => {
		const clock = clockOf({...paris, known: {zone: {told: '+600', seen: []}}}, fixedZone(60), 'dmy');
		expect(readTime('19/11/2026 20:48', clock)).toMatchObject({kind: 'text', at: Date.parse('2026-11-19T19:48:00Z')});
	});
});
