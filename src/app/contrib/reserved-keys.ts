import type { Command } from './command.ts';
import { keyLabel } from '../kit/keys.ts';
import { PLATFORM, type Platform } from '../kit/platform.ts';
import * as words from './words.ts';

/** Keys that browsers use themselves, with their effect; some of them never reach a page. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  'mod+t mod+shift+t': words.opensTab,
  'mod+n mod+shift+n mod+shift+p': words.opensWindow,
  'mod+w mod+shift+w mod+f4 alt+f4 mod+q mod+shift+q': words.closes,
  'mod+tab mod+shift+tab mod+pageup mod+pagedown': words.goesToTab,
  'mod+1 mod+2 mod+3 mod+4 mod+5 mod+6 mod+7 mod+8 mod+9': words.goesToTab,
  'mod+r mod+shift+r f5 mod+f5 shift+f5': words.reloads,
  'mod+l alt+d f6': words.goesToAddress,
  'alt+arrowleft alt+arrowright mod+[ mod+]': words.leavesPage,
  'mod++ mod+= mod+- mod+0': words.zoomsPage,
  'mod+f mod+g mod+shift+g f3 shift+f3': words.searchesPage,
  'mod+p': words.prints,
  'f11 f12 mod+shift+i mod+shift+j mod+u': words.showsOtherView,
  'f1 f10 shift+f10 contextmenu': words.opensMenu,
};

const APPLE_KEYS: Readonly<Record<string, string>> = {
  'mod+h mod+alt+h mod+m': words.hidesWindow,
  'mod+,': words.opensSettings,
  'mod+space ctrl+space': words.opensSearch,
};

const MEANINGS = new Map(meanings(BROWSER_KEYS));
const APPLE_MEANINGS = new Map([...meanings(BROWSER_KEYS), ...meanings(APPLE_KEYS)]);

function meanings(keys: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(keys).flatMap(([list, meaning]) =>
    list.split(' ').map((key) => [key, meaning] as const),
  );
}

/** Keys that buttons, lists and fields need wherever one is. */
const CONTROL_KEYS = /(?:^|\+)(?:enter|arrow(?:left|right|up|down)|pageup|pagedown|home|end)$/;

/** Why a command cannot have a key, whatever else has it, in a sentence; `null` when it can. */
export function keyRefusal(command: Command, key: string, platform: Platform = PLATFORM): string | null {
  const label = keyLabel(key, platform);
  const meaning = (platform === 'apple' ? APPLE_MEANINGS : MEANINGS).get(key);
  if (meaning !== undefined) return words.keyOfBrowser(label, meaning);
  if (key.startsWith('meta+')) return words.keyOfSystem(label);
  if (/(?:^|\+)tab$/.test(key)) return words.keyOfFocus(label);
  if (/(?:^|\+)space$/.test(key)) return words.keyOfPanning(label);
  if (/(?:^|\+)escape$/.test(key)) return words.keyOfCancel(label);
  if (!command.onBoard && !/(?:mod|ctrl|alt)\+/.test(key) && CONTROL_KEYS.test(key))
    return words.keyOfControls(label);
  return null;
}
