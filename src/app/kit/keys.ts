import { PLATFORM, type Platform } from './platform.ts';

/*
 * Keys as the table of commands writes them: `mod+shift+z`, `r`, `delete`, `?`. `mod` is Control, on a Mac Command;
 * there, `ctrl` is the Control key, elsewhere `meta` the key of the system. What stands on a key counts, not where
 * it is; for alphabets without the letters a to z it is where they are.
 */

/** The parts of a key press that make its name. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'isComposing' | 'getModifierState'>>;

/** Keys that do nothing alone, or only say that something is being composed. */
const NOT_KEY =
  /^(?:alt|altgraph|capslock|control|dead|fn|fnlock|hyper|meta|numlock|process|scrolllock|shift|super|symbol|symbollock|unidentified)$/;

const KEY = /^(?:mod\+)?(?:ctrl\+)?(?:meta\+)?(?:alt\+)?(shift\+)?(?:([a-z][a-z0-9]+)|([^\s\p{Lu}\p{C}]))$/u;

/** Whether a text is a key as it is written here: one that a press can give. */
export function isKey(text: string): boolean {
  const match = KEY.exec(text);
  if (!match) return false;
  const [, shift, name, character] = match;
  // Shift is part of a character that is no letter.
  return name !== undefined ? !NOT_KEY.test(name) : shift === undefined || isLetter(character!);
}

function isLetter(character: string): boolean {
  return character.toUpperCase() !== character.toLowerCase();
}

/** The key that a press is of; `null` for one that is not of a whole key: a modifier, a part of a composition. */
export function keyOf(event: KeyPress, platform: Platform = PLATFORM): string | null {
  return keysOf(event, platform)[0] ?? null;
}

/**
 * The keys that a press may be of, the likeliest first: on keyboards that type digits with Shift, such as the French,
 * the digit that a key is for, then the character that it types. None for a press that is not of a whole key.
 */
export function keysOf(event: KeyPress, platform: Platform = PLATFORM): readonly string[] {
  // What a browser fills into fields it tells as presses without a key.
  if (event.isComposing || typeof event.key !== 'string') return [];
  const { key, code = '', ctrlKey, metaKey, shiftKey } = event;
  const isPlain = !shiftKey && !ctrlKey && !metaKey && !isThirdLevel(event) && key.length === 1;
  const digit = isPlain ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  return [...new Set([digit, characterOf(event, platform)])].flatMap(
    (one) => (one && writtenKey(one, event, platform)) || [],
  );
}

/** Whether a press types a character of a third level: `{`, `@`. Browsers tell such a press as Control with Alt. */
function isThirdLevel(event: KeyPress): boolean {
  return event.getModifierState?.('AltGraph') ?? false;
}

function writtenKey(key: string, event: KeyPress, platform: Platform): string | null {
  const typed = isThirdLevel(event);
  const parts = [];
  if (event.ctrlKey && !typed) parts.push(platform === 'apple' ? 'ctrl' : 'mod');
  if (event.metaKey) parts.push(platform === 'apple' ? 'mod' : 'meta');
  if (event.altKey && !typed) parts.push('alt');
  // Shift is part of the character where there is one: `+` and `?` need it on some keyboards only.
  if (event.shiftKey && (key.length > 1 || isLetter(key))) parts.push('shift');
  const written = [...parts.sort(byOrder), key].join('+');
  return isKey(written) ? written : null;
}

const ORDER = ['mod', 'ctrl', 'meta', 'alt', 'shift'];

function byOrder(a: string, b: string): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

function characterOf({ key, code = '', altKey }: KeyPress, platform: Platform): string {
  if (key === ' ') return 'space';
  const printed = /^[!-~]$/.test(key);
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  // Option makes another character of every letter.
  const isOption = platform === 'apple' && altKey;
  const isForeign = (Array.from(key).length === 1 || key === 'Dead') && !printed;
  return (place !== undefined && (isForeign || isOption) ? place : key).toLowerCase();
}

interface Names {
  readonly parts: Readonly<Record<string, string>>;
  readonly joint: string;
  readonly order: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  escape: 'Esc',
  delete: 'Del',
  insert: 'Ins',
  backspace: 'Backspace',
  enter: 'Enter',
  space: 'Space',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  contextmenu: 'Menu',
};

const NAMES_OF: Readonly<Record<Platform, Names>> = {
  other: {
    parts: { ...NAMES, mod: 'Ctrl', meta: 'Win', alt: 'Alt', shift: 'Shift' },
    joint: '+',
    order: ORDER,
  },
  apple: {
    parts: { ...NAMES, ctrl: '⌃', alt: '⌥', shift: '⇧', mod: '⌘', delete: '⌦', backspace: '⌫', enter: '↩' },
    joint: '',
    order: ['ctrl', 'alt', 'shift', 'mod'],
  },
};

/** A key as people write it: `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
export function keyLabel(key: string, platform: Platform = PLATFORM): string {
  const { parts: names, joint, order } = NAMES_OF[platform];
  const parts = partsOf(key);
  const rank = (part: string) => (order.includes(part) ? order.indexOf(part) : order.length);
  const modifiers = parts.slice(0, -1).sort((a, b) => rank(a) - rank(b));
  return [...modifiers, parts.at(-1)!]
    .map((part) => names[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join(joint);
}

/** Names of keys in `aria-keyshortcuts`, where they are not those of the events. */
const ARIA_NAMES: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  '+': 'Plus',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  pageup: 'PageUp',
  pagedown: 'PageDown',
};

/** A key as the attribute `aria-keyshortcuts` takes it: `Control+Shift+Z`, on a Mac `Meta+Shift+Z`. */
export function ariaKey(key: string, platform: Platform = PLATFORM): string {
  const mod = platform === 'apple' ? 'Meta' : 'Control';
  return partsOf(key)
    .map((part) =>
      part === 'mod' ? mod : (ARIA_NAMES[part] ?? part.charAt(0).toUpperCase() + part.slice(1)),
    )
    .join('+');
}

function partsOf(key: string): string[] {
  return key.split(/\+(?!$)/);
}
