import type {PlanView} from '../../rules/view';
import type {Lang} from '../../shared/lang';
import {gameWords} from '../../shared/words/panel-games';
import {Counted} from './counted';
import {withName} from './ready';

type Props = {
	readonly plan: PlanView;
	readonly lang: Lang;
	onTick(key: string, times: number): void;
	onSpend(id: string, times: number): void;
};

/** Past this nobody counts what he spends. */
const MOST_SPENDS = 9;

/** All that bears on the roll by name: what applies by itself, what may be ticked, and what may be spent. */
export function Sources({plan, lang, onTick, onSpend}: Props) {
	const say = gameWords[lang];
	const spends = plan.spends.filter(({when}) => when !== 'after');
	const {sources} = plan;
	return (
		<>
			{sources.length > 0 && (
				<fieldset>
					<legend>{say.sources}</legend>
					{sources.map(source =>
						source.offered ? (
							<Counted
								key={source.key}
								name={source.name}
								label={withName(source)}
								hint={source.covers}
								times={source.times}
								most={source.most}
								closed={source.closed}
								lang={lang}
								onTimes={times => onTick(source.key, times)}
							/>
						) : (
							<p class="applies" key={source.key}>
								{withName(source)}
								{source.covers !== '' && <span class="hint">{source.covers}</span>}
							</p>
						),
					)}
				</fieldset>
			)}
			{spends.length > 0 && (
				<fieldset>
					<legend>{say.spends}</legend>
					{spends.map(spend => (
						<Counted
							key={spend.id}
							name={spend.name}
							label={[spend.name, spend.cost && `(${spend.cost})`].filter(Boolean).join(' ')}
							hint={spend.problem ?? spend.does}
							times={spend.times}
							most={MOST_SPENDS}
							closed={!spend.open}
							lang={lang}
							onTimes={times => onSpend(spend.id, times)}
						/>
					))}
				</fieldset>
			)}
		</>
	);
}
