import {render} from 'preact';
import {browserPorts} from './browser-ports';
import {WorkshopApp} from './games/workshop-app';

// The workshop door. The part after # says what is open, so that a tab that is reloaded or kept comes back to it.
const place = decodeURIComponent(location.hash.slice(1));
const onPlace = (to: string) => history.replaceState(null, '', to === '' ? location.pathname : `#${encodeURIComponent(to)}`);

render(<WorkshopApp ports={browserPorts(true)} place={place} onPlace={onPlace} />, document.getElementById('root')!);
