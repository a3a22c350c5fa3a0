import type {OptionView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {type Json, textIn} from './book-file';
import {optionsIn} from './book-lists';
import {Switch} from './switches';

type Props = {readonly lang: Lang; readonly option: Json; onChange(value: boolean | number | string): void};

/** A switch of a rulebook, at what every new sheet begins with. */
export function BookOption({lang, option, onChange}: Props) {
	const kind = option.kind === 'number' || option.kind === 'choice' ? option.kind : 'flag';
	const value = option.default;
	const view: OptionView = {
		id: String(option.id ?? ''),
		name: textIn(option.name, lang) || String(option.id ?? ''),
		covers: textIn(option.description, lang),
		kind,
		value: typeof value === 'boolean' || typeof value === 'number' ? value : String(value ?? ''),
		options: optionsIn(option, lang),
		...(typeof option.min === 'number' && {min: option.min}),
		...(typeof option.max === 'number' && {max: option.max}),
	};
	return <Switch option={view} locked={false} onSet={onChange} />;
}
