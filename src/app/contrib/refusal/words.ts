import type { KeyRefusal } from '../reserved-keys.ts';

/** Makes the sentence for a key that a browser uses itself, from its effect after "it". */
const ofBrowser = (effect: string) => (key: string) => `${key} is the browser’s: it ${effect}.`;

/** Why a command cannot have a key, by the reason. */
export const refusals: Readonly<Record<KeyRefusal, (key: string) => string>> = {
  opensTab: ofBrowser('opens a tab'),
  opensWindow: ofBrowser('opens a window'),
  closes: ofBrowser('closes what you work in'),
  goesToTab: ofBrowser('goes to another tab'),
  reloads: ofBrowser('loads the page again'),
  goesToAddress: ofBrowser('goes to the address'),
  leavesPage: ofBrowser('leaves the page'),
  zoomsPage: ofBrowser('makes the whole page larger or smaller'),
  searchesPage: ofBrowser('searches the page'),
  prints: ofBrowser('prints'),
  showsOtherView: ofBrowser('shows another view of the page'),
  opensMenu: ofBrowser('opens a menu'),
  hidesWindow: ofBrowser('hides the window'),
  opensSettings: ofBrowser('opens the settings'),
  opensSearch: ofBrowser('opens a search'),
  system: (key) => `${key} is the system’s.`,
  focus: (key) => `${key} moves the focus on the page.`,
  panning: (key) => `${key} is held to pan the board, and presses buttons.`,
  cancel: (key) => `${key} always cancels.`,
  controls: (key) => `${key} is needed by buttons, lists and fields.`,
};
