/**
 * The names of months as forums print them, in full and cut short, in lower case and without accents, January first. None is another
 * month's in another language, so that one list serves all: a page's language is not always that of its dates.
 */
const MONTHS = {
	en: 'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sept sep, october oct, november nov, december dec',
	fr: 'janvier janv, fevrier fevr fev, mars, avril avr, mai, juin, juillet juil, aout aou, septembre, octobre, novembre, decembre',
	es: 'enero ene, febrero, marzo, abril abr, mayo, junio, julio, agosto ago, septiembre setiembre, octubre, noviembre, diciembre dic',
	de: 'januar janner, februar, marz, april, mai, juni, juli, august, september, oktober okt, november, dezember dez',
	it: 'gennaio gen, febbraio, marzo, aprile, maggio mag, giugno giu, luglio lug, agosto, settembre sett set, ottobre ott, novembre, dicembre',
	pt: 'janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro out, novembro, dezembro',
} as const;

/** What stands for a day, told from today. */
const TODAY = {en: 'today', fr: "aujourd'?hui", es: 'hoy', de: 'heute', it: 'oggi', pt: 'hoje'} as const;
const YESTERDAY = {en: 'yesterday', fr: 'hier', es: 'ayer', de: 'gestern', it: 'ieri', pt: 'ontem'} as const;

/** How many minutes have gone by; the count is `#`. */
const AGO = {
	en: '# minutes? ago',
	fr: 'il y a # minutes?',
	es: 'hace # minutos?',
	de: 'vor # minuten?',
	it: '# minut[oi] fa',
	pt: '(?:ha # minutos?|# minutos? atras)',
} as const;

/** Less than a minute. */
const NOW = {
	en: '(?:less than|under) (?:1|a|one) minute|just now|seconds? ago',
	fr: "(?:il y a )?moins d[e'] ?(?:1|une) minute|a l'instant|il y a \\d{1,2} secondes?",
	es: 'hace menos de (?:1|un) minuto|ahora mismo|hace \\d{1,2} segundos?',
	de: 'vor weniger als (?:1|einer) minute|gerade eben|vor \\d{1,2} sekunden?',
	it: 'meno di (?:1|un) minuto fa|proprio ora|\\d{1,2} second[oi] fa',
	pt: 'ha menos de (?:1|um) minuto|agora mesmo|ha \\d{1,2} segundos?',
} as const;

const anyOf = (table: Readonly<Record<string, string>>): string => `(?:${Object.values(table).join('|')})`;

const MONTH_OF = new Map(
	Object.values(MONTHS).flatMap(names =>
		names.split(', ').flatMap((spellings, index) => spellings.split(' ').map(name => [name, index + 1] as const)),
	),
);

/** 1 for January; undefined for what names no month. */
export const monthOf = (name: string): number | undefined => MONTH_OF.get(name);

const monthName = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|');
const month = `(?<month>${monthName})\\b\\.?`;
// `1er`, `3rd`, `29.`, `1º`
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|[.º°])?';
const year = '(?<year>\\d{4})';
// Spanish and Portuguese join the parts: `29 de noviembre de 2026`
const of = '(?:del? )?';
// What stands between a date and its hour: a comma, a dash, `at`, `à`, `a las`, `alle ore`
const gap = '[^0-9]{0,10}?';
// `20:48`, `20h48`, `20.48 Uhr`
const hour =
	'(?<hour>\\d{1,2}) ?(?:[:h]|\\.(?=\\d{2} ?uhr\\b)) ?(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?: ?(?<half>[ap])\\.? ?m\\b)?';

const shape = (date: string): RegExp => new RegExp(`(?<![\\d:])${date}${gap}${hour}`);

/**
 * The ways a moment is printed, by what tells them apart. All name `hour`, `minute` and perhaps `second` and `half` (a, p);
 * they are matched against lower case without accents, and the first in the text wins, then the first in this list.
 */
export const SHAPES = {
	/** `2026-11-29 20:48:51` */
	iso: shape(`${year}[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})`),
	/** `11-29-2026, 03:48 PM` or `29/11/2026 15:48`: which is the month is told by the page. */
	numbers: shape('(?<one>\\d{1,2})[-/.](?<two>\\d{1,2})[-/.](?<year>\\d{4}|\\d{2})'),
	/** `dim. 29 nov. 2026 15:48`, `Mer 6 Avr - 19:43`, `29 de noviembre de 2026 20:48` */
	dayFirst: shape(`${day} ${of}${month}(?:,? ${of}${year})?`),
	/** `Nov 28, 2026, 07:48 PM`; not `Mar 24 Nov - 15:48`, which is a Tuesday */
	monthFirst: shape(`\\b${month} ${day}(?! (?:${monthName})\\b)(?:,? ${year})?`),
	/** `Today at 03:48 PM`, `Aujourd’hui 15:48`, `Hoy a las 15:48` */
	today: shape(`\\b${anyOf(TODAY)}`),
	/** `Yesterday, 07:48 PM`, `Hier à 19:48` */
	yesterday: shape(`\\b${anyOf(YESTERDAY)}`),
} as const;

// A number, or the word for one: an, une, einer, un, um
const COUNT = '(?:\\d{1,3}|an?|une?|um|einer)';

/** `10 minutes ago`, `il y a 10 minutes`; hours and days alone are too coarse to be a time. */
export const MINUTES_AGO = new RegExp(`\\b${anyOf(AGO).replaceAll('#', COUNT)}\\b`);
/** Less than a minute. */
export const JUST_NOW = new RegExp(`\\b${anyOf(NOW)}\\b`);
