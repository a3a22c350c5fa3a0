import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {keepLanguage} from '../../tools/bundle/one-language.mjs';

const one =
	"/** Says. */\nexport const a = words({\n\tfr: {x: 'un', y: ({n}: {n: number}) => `${n}`},\n\ten: {x: 'one', y: ({n}) => `${n}`},\n});\n";

describe('a file of words keeps', () => {
	test.each([
		['fr', "words({fr: {x: 'un', y: ({n}: {n: number}) => `${n}`}})"],
		['en', "words({en: {x: 'one', y: ({n}) => `${n}`}})"],
	])('%s alone', (lang, left) => {
		expect(keepLanguage(one, lang)).toBe(`/** Says. */\nexport const a = ${left};\n`);
	});

	test('one language of each table, and what stands between them', () => {
		const two = `import {words} from '../words';\n${one}type Most = number;\n${one}`;

		const kept = keepLanguage(two, 'en');

		expect(kept.match(/en: \{/g)).toHaveLength(2);
		expect(kept).not.toContain('fr:');
		expect(kept).toContain("import {words} from '../words';");
		expect(kept).toContain('type Most = number;');
	});

	test.each(readdirSync('src/shared/words'))('either language of our own %s, and nothing of the other', name => {
		const source = readFileSync(`src/shared/words/${name}`, 'utf8');
		expect(keepLanguage(source, 'fr')).not.toMatch(/^\ten: \{|^export const \w+ = (?!.*words\(\{fr: )/m);
		expect(keepLanguage(source, 'en')).not.toMatch(/\bfr: \{/);
	});
});

describe('the build stops at', () => {
	test.each([
		['a file without a table', 'export const a = {fr: {x: 1}, en: {x: 2}};', 'no table'],
		['a third language', 'export const a = words({fr: {}, en: {}, de: {}});', 'fr, en, de'],
		['a table that lacks one', 'export const a = words({fr: {}});', 'Line 1'],
		['another order', 'export const a = words({en: {}, fr: {}});', 'en, fr'],
		['a table from elsewhere', '\nexport const a = words(table);', 'Line 2'],
		['a language from elsewhere', 'export const a = words({fr, en: {}});', '?'],
		['a table that is spread', 'export const a = words({...b, en: {}});', '?'],
		['words under another name', 'const say = words;\nexport const a = say({fr: {}, en: {}});', 'Line 1'],
	])('%s', (_, source, told) => {
		expect(() => keepLanguage(source, 'fr')).toThrow(told);
	});
});
