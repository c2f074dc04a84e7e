import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ariaKey, isKey, keyLabel, keyOf, keysOf, type KeyPress } from '../../../src/app/kit/keys.ts';
import { platformOf, type Platform } from '../../../src/app/kit/platform.ts';

function press(part: Partial<KeyPress> & { readonly key: string }): KeyPress {
  return { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...part };
}

describe('the key of a press', () => {
  it.each([
    [{ key: 'z', ctrlKey: true }, 'mod+z'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'mod+shift+z'],
    [{ key: '+', shiftKey: true }, '+'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: ' ' }, 'space'],
    [{ key: 'Delete' }, 'delete'],
    [{ key: 'F2' }, 'f2'],
    [{ key: 'ArrowLeft', shiftKey: true, altKey: true }, 'alt+shift+arrowleft'],
    // Caps lock makes a capital letter without Shift.
    [{ key: 'R' }, 'r'],
    [{ key: 'R', shiftKey: true }, 'shift+r'],
    [{ key: 'ö', code: 'Semicolon' }, 'ö'],
  ])('%o is %s', (event, key) => {
    expect(keyOf(press(event), 'other')).toBe(key);
  });

  it.each([
    ['Russian', { key: 'я', code: 'KeyZ' }, 'z'],
    ['Russian, with Shift', { key: 'К', code: 'KeyR', shiftKey: true }, 'shift+r'],
    ['Russian, with Control', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'mod+z'],
    ['Greek', { key: 'β', code: 'KeyB' }, 'b'],
    ['Hebrew', { key: 'כ', code: 'KeyF' }, 'f'],
    ['Arabic, a digit', { key: '٣', code: 'Digit3' }, '3'],
    ['Turkish', { key: 'ı', code: 'KeyI' }, 'i'],
  ])('is that of its place where there are no letters a to z: %s', (_, event, key) => {
    expect(keyOf(press(event), 'other')).toBe(key);
  });

  it.each([
    ['Dvorak', { key: 'r', code: 'KeyO' }, 'r'],
    ['French', { key: 'a', code: 'KeyQ' }, 'a'],
    ['German', { key: 'z', code: 'KeyY', ctrlKey: true }, 'mod+z'],
  ])('is what stands on it where there are: %s', (_, event, key) => {
    expect(keyOf(press(event), 'other')).toBe(key);
  });

  it.each([
    ['French 1', { key: '&', code: 'Digit1' }, ['1', '&']],
    ['French 2', { key: 'é', code: 'Digit2' }, ['2']],
    ['French 6', { key: '-', code: 'Digit6' }, ['6', '-']],
    ['French 6 with Shift', { key: '6', code: 'Digit6', shiftKey: true }, ['6']],
    ['Czech 1', { key: '+', code: 'Digit1' }, ['1', '+']],
    ['French 6 with Control', { key: '-', code: 'Digit6', ctrlKey: true }, ['mod+-']],
    ['English 1 with Shift', { key: '!', code: 'Digit1', shiftKey: true }, ['!']],
    ['English 1', { key: '1', code: 'Digit1' }, ['1']],
  ])('is its digit first where digits are typed with Shift: %s', (_, event, keys) => {
    expect(keysOf(press(event), 'other')).toEqual(keys);
    expect(keyOf(press(event), 'other')).toBe(keys[0]);
  });

  it('is none while something is composed, for a modifier alone, and for what a browser fills in', () => {
    expect(keyOf(press({ key: 'r', isComposing: true }), 'other')).toBeNull();
    expect(keyOf(press({ key: 'Process', code: 'KeyR' }), 'other')).toBeNull();
    for (const key of ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Unidentified', 'Dead'])
      expect(keyOf(press({ key }), 'other')).toBeNull();
    expect(keyOf({} as KeyPress, 'other')).toBeNull();
  });

  it('is the character alone where a third level types it', () => {
    const typed = { key: '[', code: 'Digit8', ctrlKey: true, altKey: true };
    const getModifierState = (name: string) => name === 'AltGraph';
    expect(keyOf(press({ ...typed, getModifierState }), 'other')).toBe('[');
    expect(keyOf(press(typed), 'other')).toBe('mod+alt+[');
  });

  it('takes Command for Control on a Mac, and the letter that Option hides', () => {
    expect(keyOf(press({ key: 'z', metaKey: true, shiftKey: true }), 'apple')).toBe('mod+shift+z');
    expect(keyOf(press({ key: 'z', ctrlKey: true }), 'apple')).toBe('ctrl+z');
    expect(keyOf(press({ key: 'z', metaKey: true }), 'other')).toBe('meta+z');
    expect(keyOf(press({ key: 'å', code: 'KeyA', altKey: true }), 'apple')).toBe('alt+a');
    expect(keyOf(press({ key: 'Dead', code: 'KeyE', altKey: true }), 'apple')).toBe('alt+e');
  });

  const presses = fc.record<KeyPress>({
    key: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom('Enter', 'F5', 'PageUp', 'Dead', 'Shift', 'Process', 'İ', 'ß', 'Ǆ', '+', ' '),
    ),
    code: fc.constantFrom('', 'KeyA', 'Digit1', 'Numpad1', 'Slash'),
    ctrlKey: fc.boolean(),
    metaKey: fc.boolean(),
    altKey: fc.boolean(),
    shiftKey: fc.boolean(),
    isComposing: fc.constant(false),
  });

  it('is always one that the table can hold, with a modifier as long as one is held', () => {
    fc.assert(
      fc.property(presses, fc.constantFrom<Platform>('apple', 'other'), (event, platform) => {
        const key = keyOf(event, platform);
        if (key === null) return;
        expect(isKey(key)).toBe(true);
        expect(/^(?:mod|ctrl|meta|alt)\+./u.test(key)).toBe(event.ctrlKey || event.metaKey || event.altKey);
      }),
    );
  });
});

describe('a key in words', () => {
  it.each([
    ['mod+shift+z', 'Ctrl+Shift+Z', '⇧⌘Z', 'Control+Shift+Z', 'Meta+Shift+Z'],
    ['alt+arrowup', 'Alt+↑', '⌥↑', 'Alt+ArrowUp', 'Alt+ArrowUp'],
    ['mod++', 'Ctrl++', '⌘+', 'Control+Plus', 'Meta+Plus'],
    ['delete', 'Del', '⌦', 'Delete', 'Delete'],
    ['pageup', 'Page Up', 'Page Up', 'PageUp', 'PageUp'],
    ['?', '?', '?', '?', '?'],
    ['f2', 'F2', 'F2', 'F2', 'F2'],
  ])('%s reads %s, on a Mac %s', (key, label, apple, aria, ariaApple) => {
    expect(keyLabel(key, 'other')).toBe(label);
    expect(keyLabel(key, 'apple')).toBe(apple);
    expect(ariaKey(key, 'other')).toBe(aria);
    expect(ariaKey(key, 'apple')).toBe(ariaApple);
  });

  it.each(['', 'R', 'mod+', 'shift+?', 'shift+mod+z', 'hyper+r', 'mod+shift', 'shift', 'a b', ' '])(
    'is not %o',
    (text) => {
      expect(isKey(text)).toBe(false);
    },
  );
});

describe('the platform', () => {
  it('is told by the browser', () => {
    expect(platformOf({ platform: 'MacIntel' })).toBe('apple');
    expect(platformOf({ platform: 'Win32' })).toBe('other');
    expect(platformOf({ platform: '', userAgentData: { platform: 'macOS' } })).toBe('apple');
    expect(platformOf({})).toBe('other');
  });
});
