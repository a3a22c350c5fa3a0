import {render} from 'preact';
import browser from 'webextension-polyfill';
import {App} from './app';
import {browserPorts} from './browser-ports';

const inTab = new URL(location.href).searchParams.has('tab');
const openWorkshop = (place: string) =>
	void browser.tabs.create({url: `${browser.runtime.getURL('popup/workshop.html')}#${encodeURIComponent(place)}`});

document.documentElement.classList.toggle('in-tab', inTab);
const openAudits = () => void browser.tabs.create({url: browser.runtime.getURL('popup/audit.html')});

render(<App ports={{...browserPorts(inTab), openWorkshop, openAudits}} />, document.getElementById('root')!);
