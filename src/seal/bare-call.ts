import {type Caption, captionOf} from './caption';

// As src/panel/calls/write-calls.ts writes it, in either language: `Aria, Perception contre 15 (jet demandé, à lancer par le joueur)`.
const ASKED = [
	/^([^,\n]{1,80}), ([^\n]{1,160}?)(?: (contre -?\d{1,9}|face à [^\n]{1,80}))? \((jet demandé, à lancer par le joueur)\)$/,
	/^([^,\n]{1,80}), ([^\n]{1,160}?)(?: (against [^\n]{1,80}))? \((called roll, for the player to make)\)$/,
];
const MOST_LINE = 400;
/** The most that are read in one post. */
const MOST = 50;

/** Whether a text perhaps asks somebody for a roll without naming dice. */
export const mayAsk = (text: string): boolean => /jet\sdemandé,\sà\slancer|called\sroll,\sfor\sthe\splayer/.test(text);

/** The rolls that a post's own text asks of somebody without naming dice, each as the head of a roll's line and what it is against: `Aria, Perception – contre 15, jet demandé…`. */
export function bareCallsIn(text: string): readonly string[] {
	if (!mayAsk(text)) return [];
	const lines = text.split('\n').map(line => line.slice(0, MOST_LINE).replace(/\s+/g, ' ').trim());
	return lines
		.filter(mayAsk)
		.flatMap(line => lineOf(line) ?? [])
		.slice(0, MOST);
}

function lineOf(line: string): string | undefined {
	for (const asked of ASKED) {
		const [, who, label, against, how] = asked.exec(line) ?? [];
		if (how !== undefined) return `${who}, ${label} – ${[against, how].filter(Boolean).join(', ')}`;
	}
	return undefined;
}

/** Who is asked for what by such a line, and the number to reach where it says one. */
export function readBare(line: string): Caption & {readonly target?: number} {
	const [, target] = / – (?:contre|against) (-?\d{1,9})(?:,|$)/.exec(line) ?? [];
	return {...captionOf(line), ...(target !== undefined && {target: Number(target)})};
}
