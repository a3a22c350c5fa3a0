import {render} from 'preact';
import dieCss from '../src/badge/die.css';
import look from '../src/badge/look.css';
import replayCss from '../src/badge/replay.css';
import {now} from '../src/clock';
import {fetchRelay} from '../src/fetch-relay';
import {createService} from '../src/service/service';
import {langFrom} from '../src/shared/lang';
import {mapMemory} from '../src/store/map';
import proofCss from './proof/proof.css';
import css from './verify.css';
import {VerifyPage} from './verify-page';

// A page for whoever has no extension: one file, from a disk or any web space. It keeps nothing; draws are verified here as in the keeper.
const below = (limit: number) => Math.floor(Math.random() * limit);
const service = createService({memory: mapMemory(), relay: fetchRelay, now, random: {below}});

const style = document.createElement('style');
style.textContent = [look, dieCss, replayCss, proofCss, css].join('\n');
document.head.append(style);
document.body.className = 'osselet';
render(
	<VerifyPage
		now={now}
		browserLang={langFrom(navigator.language)}
		page={window}
		askDraws={rounds => service['draws/get']({rounds})}
	/>,
	document.getElementById('root')!,
);
