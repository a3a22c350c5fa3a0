import type {Settings, SitePrefs} from './records';

/** What holds before the user has chosen anything. */
export const defaultSettings: Settings = {network: true};
export const defaultPrefs: SitePrefs = {layout: 'line', mode: 's', sheets: {}, folded: false};
