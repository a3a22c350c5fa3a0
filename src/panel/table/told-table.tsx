import {Ring} from '../../badge/ring';
import type {Fight} from '../../rules/fight/fight';
import type {CarriedTable, ToldCounter, ToldTable} from '../../rules/told-table';
import type {Lang} from '../../shared/lang';
import {tableWords} from '../../shared/words/table';

type Props = {readonly carried: CarriedTable; readonly lang: Lang};

/** A table as a post tells it: reserves, rings of clocks, and who is there in which condition. */
export const CarriedView = ({carried, lang}: Props) =>
	carried.kind === 'fight' ? <FightView fight={carried.fight} lang={lang} /> : <ToldView table={carried.table} lang={lang} />;

function ToldView({table: {reserves, clocks, people}, lang}: {readonly table: ToldTable; readonly lang: Lang}) {
	const say = tableWords[lang];
	return (
		<div class="told-table">
			{reserves.length > 0 && (
				<section>
					<h3>{say.reserves}</h3>
					<ul class="reserves">
						{reserves.map((one, at) => (
							<li key={at}>
								<ReserveView {...one} />
							</li>
						))}
					</ul>
				</section>
			)}
			{clocks.length > 0 && (
				<section>
					<h3>{say.clocks}</h3>
					<ul class="rings">
						{clocks.map((one, at) => (
							<li key={at}>
								<ClockRing {...one} lang={lang} />
							</li>
						))}
					</ul>
				</section>
			)}
			{people.length > 0 && (
				<section>
					<h3>{say.people}</h3>
					<ul class="people">
						{people.map(({name, npc, conditions}, at) => (
							<li key={at}>
								<b>{name}</b> {npc && <small>{say.npc}</small>}{' '}
								{conditions.length > 0 ? (
									conditions.map(one => (
										<span class="chip" key={one}>
											{one}
										</span>
									))
								) : (
									<span class="hint">{say.noConditions}</span>
								)}
							</li>
						))}
					</ul>
				</section>
			)}
			{reserves.length + clocks.length + people.length === 0 && <p class="hint">{say.empty}</p>}
		</div>
	);
}

const ReserveView = ({name, value, max}: ToldCounter) => (
	<>
		<span>{name}</span>
		<b class="count">{`${value}/${max}`}</b>
	</>
);

/** A clock with its name under it. */
export const ClockRing = ({name, value, max, lang}: ToldCounter & {readonly lang: Lang}) => (
	<>
		<Ring label={tableWords[lang].ofMost({name, value, max})} filled={value} size={max} />
		<span>{name}</span>
	</>
);

/** Who fights, in their order, with what their post tells of each. */
function FightView({fight: {round, order, turn, combatants}, lang}: {readonly fight: Fight; readonly lang: Lang}) {
	const say = tableWords[lang];
	const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return (
		<div class="told-table">
			<h3>{round === 0 ? say.fightBefore : say.fight({round})}</h3>
			<ul class="people">
				{combatants
					.toSorted((one, other) => at(one.key) - at(other.key))
					.map(({key, name, members, life, out}) => (
						<li key={key}>
							<b>{name}</b> {[members, life].map(count => count && <span key={count.of}>{` ${count.now}/${count.of}`}</span>)}{' '}
							{out && <span class="chip">{say.out}</span>}
							{turn === key && <span class="chip">{say.turn}</span>}
						</li>
					))}
			</ul>
		</div>
	);
}
