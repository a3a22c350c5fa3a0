import type {Markup} from '../forums/forum';
import type {Lang} from '../shared/lang';
import {panelWords} from '../shared/words/panel';
import type {Layout} from '../wire/records';
import {canBox, isVerifyUrl, layoutOf} from './line';

type Props = {
	readonly layout: Layout;
	readonly markup: Markup;
	readonly verifyUrl: string;
	readonly lang: Lang;
	onLayout(layout: Layout): void;
	onVerifyUrl(url: string): void;
};

/** Line, box or link. The link needs the address of a verify page, which is asked for where it is missing. */
export function LayoutChoice({layout, markup, verifyUrl, lang, onLayout, onVerifyUrl}: Props) {
	const say = panelWords[lang];
	const effective = layoutOf({layout, markup, verifyUrl});
	const layouts = [
		{id: 'line', name: say.line, can: true, why: ''},
		{id: 'block', name: say.block, can: canBox(markup), why: say.noBlock},
		{id: 'link', name: say.link, can: markup.link, why: say.noLinks},
	] as const;
	const asks = layout === 'link' && markup.link;
	return (
		<fieldset>
			<legend>{say.layout}</legend>
			<div class="choices">
				{layouts.map(({id, name, can, why}) => (
					<label key={id} class={can ? 'choice' : 'choice off'}>
						<input
							type="radio"
							name="layout"
							checked={asks ? id === 'link' : effective === id}
							disabled={!can}
							onChange={() => onLayout(id)}
						/>
						<b>{name}</b>
						{!can && <span>{why}</span>}
					</label>
				))}
			</div>
			{asks && (
				<>
					<label class="name" for="verify">
						{say.verifyUrl}
					</label>
					<input
						id="verify"
						type="url"
						value={verifyUrl}
						placeholder="https://…"
						aria-describedby="verify-hint"
						onChange={event => onVerifyUrl(event.currentTarget.value.trim())}
					/>
					<p id="verify-hint" class={verifyUrl !== '' && !isVerifyUrl(verifyUrl) ? 'hint wrong' : 'hint'}>
						{verifyUrl === '' ? say.noLink : isVerifyUrl(verifyUrl) ? '' : say.verifyUrlWrong}
					</p>
				</>
			)}
		</fieldset>
	);
}
