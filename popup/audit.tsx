import {render} from 'preact';
import {inSlices} from '../content-scripts/reading';
import {AuditApp} from './audit/app';
import {browserPorts, saveBlob} from './browser-ports';

// The audit's door. The part after # says which thread is open, so that a tab that is reloaded or kept comes back to it.
const place = decodeURIComponent(location.hash.slice(1));
const onPlace = (to: string) => history.replaceState(null, '', to === '' ? location.pathname : `#${encodeURIComponent(to)}`);

render(
	<AuditApp ports={{...browserPorts(true), saveBlob, inSlices}} place={place} onPlace={onPlace} />,
	document.getElementById('root')!,
);
