import {describe, expect, test} from 'vitest';
import {clockOf, namedZone, unknownZone} from '../../src/forums/clock';
import {readTime} from '../../src/forums/time';
import {readerAt} from './shelf';

// Each way of printing a moment in each of six languages. The page is in Paris and reads Sunday, 29 November 2026, 21:43:20.

const ways = [
	'in full',
	'cut short',
	'in numbers',
	'by twelve, before noon',
	'by twelve, after noon',
	'without its year',
	'without its year, of the year before',
	'today',
	'yesterday',
	'minutes ago',
	'a minute ago',
	'seconds ago',
	'less than a minute ago',
] as const;
type Way = (typeof ways)[number];

const moments: {readonly [W in Way]: string} = {
	'in full': '2026-11-28T18:48:00Z',
	'cut short': '2026-11-28T18:48:00Z',
	'in numbers': '2026-11-28T18:48:00Z',
	'by twelve, before noon': '2026-11-27T23:05:00Z',
	'by twelve, after noon': '2026-11-28T18:48:00Z',
	'without its year': '2026-10-07T17:43:00Z',
	'without its year, of the year before': '2025-12-10T18:43:00Z',
	today: '2026-11-29T14:48:00Z',
	yesterday: '2026-11-28T18:48:00Z',
	'minutes ago': '2026-11-29T20:33:20Z',
	'a minute ago': '2026-11-29T20:42:20Z',
	'seconds ago': '2026-11-29T20:43:20Z',
	'less than a minute ago': '2026-11-29T20:43:20Z',
};

const printed: Readonly<Record<string, {readonly [W in Way]: string}>> = {
	French: {
		'in full': 'samedi 28 novembre 2026 à 19:48',
		'cut short': 'Sam 28 Nov 2026 - 19:48',
		'in numbers': '28/11/2026, 19:48',
		'by twelve, before noon': '28/11/2026 12:05 am',
		'by twelve, after noon': '28 nov. 2026 07:48 PM',
		'without its year': 'Mer 7 Oct - 19:43',
		'without its year, of the year before': 'Mer 10 Déc - 19:43',
		today: 'Aujourd’hui à 15:48',
		yesterday: 'Hier à 19:48',
		'minutes ago': 'il y a 10 minutes',
		'a minute ago': 'Il y a une minute',
		'seconds ago': 'il y a 40 secondes',
		'less than a minute ago': 'Il y a moins d’une minute',
	},
	English: {
		'in full': 'Saturday, November 28, 2026 at 7:48 pm',
		'cut short': 'Sat Nov 28, 2026 7:48 pm',
		'in numbers': '11-28-2026, 07:48 PM',
		'by twelve, before noon': 'Nov 28, 2026, 12:05 AM',
		'by twelve, after noon': 'November 28, 2026 7:48 p.m.',
		'without its year': 'Wed 7 Oct - 19:43',
		'without its year, of the year before': 'Wed 10 Dec - 19:43',
		today: 'Today at 03:48 PM',
		yesterday: 'Yesterday, 07:48 PM',
		'minutes ago': '10 minutes ago',
		'a minute ago': 'a minute ago',
		'seconds ago': '40 seconds ago',
		'less than a minute ago': 'Less than 1 minute ago',
	},
	Spanish: {
		'in full': 'sábado, 28 de noviembre de 2026 a las 19:48',
		'cut short': 'Sáb 28 Nov 2026 - 19:48',
		'in numbers': '28/11/2026, 19:48',
		'by twelve, before noon': '28/11/2026 12:05 a. m.',
		'by twelve, after noon': '28 nov 2026, 07:48 p. m.',
		'without its year': 'Miér 7 Oct - 19:43',
		'without its year, of the year before': 'Miér 10 Dic - 19:43',
		today: 'Hoy a las 15:48',
		yesterday: 'Ayer a las 19:48',
		'minutes ago': 'hace 10 minutos',
		'a minute ago': 'Hace un minuto',
		'seconds ago': 'hace 40 segundos',
		'less than a minute ago': 'Hace menos de un minuto',
	},
	German: {
		'in full': 'Samstag, 28. November 2026 um 19:48 Uhr',
		'cut short': 'Sa 28. Nov 2026, 19:48',
		'in numbers': '28.11.2026, 19:48',
		'by twelve, before noon': '28.11.2026 12:05 AM',
		'by twelve, after noon': '28. Nov. 2026 07:48 PM',
		'without its year': 'Mi 7 Okt - 19:43',
		'without its year, of the year before': 'Mi 10 Dez - 19:43',
		today: 'Heute um 15.48 Uhr',
		yesterday: 'Gestern, 19:48',
		'minutes ago': 'vor 10 Minuten',
		'a minute ago': 'vor einer Minute',
		'seconds ago': 'vor 40 Sekunden',
		'less than a minute ago': 'vor weniger als einer Minute',
	},
	Italian: {
		'in full': 'sabato 28 novembre 2026 alle ore 19:48',
		'cut short': 'Sab 28 Nov 2026 - 19:48',
		'in numbers': '28/11/2026, 19:48',
		'by twelve, before noon': '28/11/2026 12:05 AM',
		'by twelve, after noon': '28 nov 2026, 07:48 PM',
		'without its year': 'Mer 7 Ott - 19:43',
		'without its year, of the year before': 'Mer 10 Dic - 19:43',
		today: 'Oggi alle 15:48',
		yesterday: 'Ieri alle 19:48',
		'minutes ago': '10 minuti fa',
		'a minute ago': 'un minuto fa',
		'seconds ago': '40 secondi fa',
		'less than a minute ago': 'meno di un minuto fa',
	},
	Portuguese: {
		'in full': 'sábado, 28 de novembro de 2026 às 19:48',
		'cut short': 'Sáb 28 Nov 2026 - 19:48',
		'in numbers': '28/11/2026, 19:48',
		'by twelve, before noon': '28/11/2026 12:05 AM',
		'by twelve, after noon': '28 nov 2026, 07:48 PM',
		'without its year': 'Qua 7 Out - 19:43',
		'without its year, of the year before': 'Qua 10 Dez - 19:43',
		today: 'Hoje às 15:48',
		yesterday: 'Ontem à(s) 19:48',
		'minutes ago': 'há 10 minutos',
		'a minute ago': 'há um minuto',
		'seconds ago': 'há 40 segundos',
		'less than a minute ago': 'há menos de um minuto',
	},
};

const clock = clockOf(readerAt('2026-11-29T20:43:20Z', 'UTC'), namedZone('Europe/Paris') ?? unknownZone, 'mdy');

describe.each(Object.entries(printed))('In %s', (_, forms) => {
	test.each(ways.map(way => [way, forms[way]] as const))('%s: %s', (way, text) => {
		const time = readTime(text, clock);
		expect(time && new Date(time.at).toISOString().replace('.000Z', 'Z')).toBe(moments[way]);
	});
});
