import {render} from 'preact';
import dieCss from '../src/badge/die.css';
import look from '../src/badge/look.css';
import replayCss from '../src/badge/replay.css';
import ringCss from '../src/badge/ring.css';
import {now} from '../src/clock';
import {fetchRelay} from '../src/fetch-relay';
import sheetsCss from '../src/panel/sheets/sheets.css';
import tableCss from '../src/panel/table/table.css';
import {libraryOf} from '../src/service/games/library';
import {replay} from '../src/service/games/replay';
import {createService} from '../src/service/service';
import {langFrom} from '../src/shared/lang';
import {mapMemory} from '../src/store/map';
import type {Ask, Asker, Handlers} from '../src/wire/messages';
import proofCss from './proof/proof.css';
import css from './verify.css';
import {VerifyPage} from './verify-page';
import {tellParcel} from './verify-parcels';

// A page for whoever has no extension: one file, from a disk or any web space. It keeps nothing; draws are verified here as in the keeper.
const memory = mapMemory();
const random = {below: (limit: number) => Math.floor(Math.random() * limit)};
const library = libraryOf(memory);
const service = createService({memory, relay: fetchRelay, now, random});
// Only the rule of a roll is ever asked for here.
const games: Handlers<'move/replay'> = {'move/replay': asked => replay(library, {...asked, faces: [...asked.faces]})};
const ask = ((name: keyof typeof games, asked: Ask<'move/replay'>) => games[name](asked)) as Asker;

const style = document.createElement('style');
style.textContent = [look, dieCss, replayCss, ringCss, sheetsCss, tableCss, proofCss, css].join('\n');
document.head.append(style);
document.body.className = 'osselet';
render(
	<VerifyPage
		now={now}
		browserLang={langFrom(navigator.language)}
		page={window}
		askDraws={rounds => service['draws/get']({rounds})}
		askReceipts={receipts => service['draws/receipts']({receipts})}
		tellParcel={(found, lang) => tellParcel(library, found, lang)}
		ask={ask}
	/>,
	document.getElementById('root')!,
);
