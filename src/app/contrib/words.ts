/** The words of commands and of keys. */

/** Titles under which lists show commands, in their order. */
export const groupTitles = [
  'General',
  'Tools',
  'Selection',
  'Poses',
  'Kinds',
  'Keyboard cursor',
  'View',
  'Library',
  'City',
  'Walking the city',
  'Reroll',
  'Files',
] as const;

export const cancel = 'Cancel';
export const escapeCancels = 'Escape cancels wherever you are.';
export const emptyLibrary = 'the library is empty';

// Keys of the browser, after "it".
export const opensTab = 'opens a tab';
export const opensWindow = 'opens a window';
export const closes = 'closes what you work in';
export const goesToTab = 'goes to another tab';
export const reloads = 'loads the page again';
export const goesToAddress = 'goes to the address';
export const leavesPage = 'leaves the page';
export const zoomsPage = 'makes the whole page larger or smaller';
export const searchesPage = 'searches the page';
export const prints = 'prints';
export const showsOtherView = 'shows another view of the page';
export const opensMenu = 'opens a menu';
export const hidesWindow = 'hides the window';
export const opensSettings = 'opens the settings';
export const opensSearch = 'opens a search';

// Why a command cannot have a key.
export const keyOfBrowser = (key: string, meaning: string) => `${key} is the browser’s: it ${meaning}.`;
export const keyOfSystem = (key: string) => `${key} is the system’s.`;
export const keyOfFocus = (key: string) => `${key} moves the focus on the page.`;
export const keyOfPanning = (key: string) => `${key} is held to pan the board, and presses buttons.`;
export const keyOfCancel = (key: string) => `${key} always cancels.`;
export const keyOfControls = (key: string) => `${key} is needed by buttons, lists and fields.`;
