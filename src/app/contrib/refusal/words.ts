import type { KeyRefusal } from '../reserved-keys.ts';

/** Makes the sentence for a key that a browser uses itself, from its effect after "it". */
const ofBrowser = (effect: string) => (key: string) => `${key} is the browser’s: it ${effect}.`;

/** Why a command cannot have a key, by the reason. */
export const refusals: Readonly<Record<KeyRefusal, (key: string) => string>> = {
  tab: ofBrowser('opens a tab'),
  window: ofBrowser('opens a window'),
  close: ofBrowser('closes what you work in'),
  tabs: ofBrowser('goes to another tab'),
  reload: ofBrowser('loads the page again'),
  address: ofBrowser('goes to the address'),
  leave: ofBrowser('leaves the page'),
  zoom: ofBrowser('makes the whole page larger or smaller'),
  search: ofBrowser('searches the page'),
  view: ofBrowser('shows another view of the page'),
  menu: ofBrowser('opens a menu'),
  hide: ofBrowser('hides the window'),
  settings: ofBrowser('opens the settings'),
  find: ofBrowser('opens a search'),
  system: (key) => `${key} is the system’s.`,
  focus: (key) => `${key} moves the focus on the page.`,
  panning: (key) => `${key} is held to pan the board, and presses buttons.`,
  cancel: (key) => `${key} always cancels.`,
  controls: (key) => `${key} is needed by buttons, lists and fields.`,
};
