import {createHash} from 'node:crypto';

export {roundAt} from '../relay/relay';

/** A sealed string made by hand, for tests that must not lean on our own writer. */
export function sealedString(expression: string, round: number, index: number): string {
	const escaped = expression.replace(/[^0-9a-y]/g, character => `z${character.charCodeAt(0).toString(16)}`);
	const body = `oss1-s-${escaped}-r${round}-k${index}`;
	return `${body}-${createHash('sha256').update(`oss1 check\n${body}\n`).digest('hex').slice(0, 8)}`;
}
