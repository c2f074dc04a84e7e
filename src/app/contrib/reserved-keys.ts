import type { Command } from './command.ts';
import { keyLabel } from '../kit/keys.ts';
import { PLATFORM, type Platform } from '../kit/platform.ts';

/** Keys that browsers use themselves, with their effect; some of them never reach a page. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  'mod+t mod+shift+t': 'opens a tab',
  'mod+n mod+shift+n mod+shift+p': 'opens a window',
  'mod+w mod+shift+w mod+f4 alt+f4 mod+q mod+shift+q': 'closes what you work in',
  'mod+tab mod+shift+tab mod+pageup mod+pagedown': 'goes to another tab',
  'mod+1 mod+2 mod+3 mod+4 mod+5 mod+6 mod+7 mod+8 mod+9': 'goes to another tab',
  'mod+r mod+shift+r f5 mod+f5 shift+f5': 'loads the page again',
  'mod+l alt+d f6': 'goes to the address',
  'alt+arrowleft alt+arrowright mod+[ mod+]': 'leaves the page',
  'mod++ mod+= mod+- mod+0': 'makes the whole page larger or smaller',
  'mod+f mod+g mod+shift+g f3 shift+f3': 'searches the page',
  'mod+p': 'prints',
  'f11 f12 mod+shift+i mod+shift+j mod+u': 'shows another view of the page',
  'f1 f10 shift+f10 contextmenu': 'opens a menu',
};

const APPLE_KEYS: Readonly<Record<string, string>> = {
  'mod+h mod+alt+h mod+m': 'hides the window',
  'mod+,': 'opens the settings',
  'mod+space ctrl+space': 'opens a search',
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
  if (meaning !== undefined) return `${label} is the browser’s: it ${meaning}.`;
  if (key.startsWith('meta+')) return `${label} is the system’s.`;
  if (/(?:^|\+)tab$/.test(key)) return `${label} moves the focus on the page.`;
  if (/(?:^|\+)space$/.test(key)) return `${label} is held to pan the board, and presses buttons.`;
  if (/(?:^|\+)escape$/.test(key)) return `${label} always cancels.`;
  if (!command.onBoard && !/(?:mod|ctrl|alt)\+/.test(key) && CONTROL_KEYS.test(key))
    return `${label} is needed by buttons, lists and fields.`;
  return null;
}
