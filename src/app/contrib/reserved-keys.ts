import { PLATFORM, type Platform } from '../kit/platform.ts';
import type { Command } from './command.ts';

/** An effect of a key in the browser. */
type BrowserEffect =
  | 'tab'
  | 'window'
  | 'close'
  | 'tabs'
  | 'reload'
  | 'address'
  | 'leave'
  | 'zoom'
  | 'search'
  | 'view'
  | 'menu'
  | 'hide'
  | 'settings'
  | 'find';

/** Keys that browsers use themselves, by their effect; some of them never reach a page. */
const BROWSER_KEYS: Readonly<Record<string, BrowserEffect>> = {
  'mod+t mod+shift+t': 'tab',
  'mod+n mod+shift+n mod+shift+p': 'window',
  'mod+w mod+shift+w mod+f4 alt+f4 mod+q mod+shift+q': 'close',
  'mod+tab mod+shift+tab mod+pageup mod+pagedown mod+1 mod+2 mod+3 mod+4 mod+5 mod+6 mod+7 mod+8 mod+9':
    'tabs',
  'mod+r mod+shift+r f5 mod+f5 shift+f5': 'reload',
  'mod+l alt+d f6': 'address',
  'alt+arrowleft alt+arrowright mod+[ mod+]': 'leave',
  'mod++ mod+= mod+- mod+0': 'zoom',
  'mod+f mod+g mod+shift+g f3 shift+f3': 'search',
  'f11 f12 mod+shift+i mod+shift+j mod+u': 'view',
  'f1 f10 shift+f10 contextmenu': 'menu',
};

const APPLE_KEYS: Readonly<Record<string, BrowserEffect>> = {
  'mod+h mod+alt+h mod+m': 'hide',
  'mod+,': 'settings',
  'mod+space ctrl+space': 'find',
};

/** The reason why a command cannot have a key: its effect in the browser, or who else needs it. */
export type KeyRefusal = BrowserEffect | 'system' | 'focus' | 'panning' | 'cancel' | 'controls';

const EFFECTS = new Map(effectsOf(BROWSER_KEYS));
const APPLE_EFFECTS = new Map(effectsOf(APPLE_KEYS));

function effectsOf(keys: Readonly<Record<string, BrowserEffect>>): (readonly [string, BrowserEffect])[] {
  return Object.entries(keys).flatMap(([list, effect]) =>
    list.split(' ').map((key) => [key, effect] as const),
  );
}

/** Keys with a use of their own, whatever is held with them. */
const NAMED_KEYS: ReadonlyMap<string, KeyRefusal> = new Map([
  ['tab', 'focus'],
  ['space', 'panning'],
  ['escape', 'cancel'],
]);

/** Keys that buttons, lists and fields need wherever one is. */
const CONTROL_KEYS = /(?:^|\+)(?:enter|arrow(?:left|right|up|down)|pageup|pagedown|home|end)$/;

/** The reason why a command cannot have a key, whatever else has it; `null` when it can. */
export function refusalOf(command: Command, key: string, platform: Platform = PLATFORM): KeyRefusal | null {
  const effect = EFFECTS.get(key) ?? (platform === 'apple' ? APPLE_EFFECTS.get(key) : undefined);
  if (effect) return effect;
  if (key.startsWith('meta+')) return 'system';
  const named = NAMED_KEYS.get(key.slice(key.lastIndexOf('+') + 1));
  if (named) return named;
  if (!command.onBoard && !/(?:mod|ctrl|alt)\+/.test(key) && CONTROL_KEYS.test(key)) return 'controls';
  return null;
}
