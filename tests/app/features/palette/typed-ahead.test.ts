import { describe, expect, it } from 'vitest';
import { typedAhead } from '../../../../src/app/features/palette/typed-ahead.ts';

describe('typedAhead', () => {
  const after = (...keys: readonly string[]) => keys.reduce(typedAhead, '');

  it('keeps characters and spaces, and what Shift is part of', () => {
    expect(after('f', 'space', 'shift+i', '+')).toBe('f i+');
  });

  it('takes back by Backspace, also whole characters of two code units', () => {
    expect(after('backspace', 'a', '🏰', 'backspace', 'b')).toBe('ab');
  });

  it('leaves out what types nothing', () => {
    expect(after('a', 'arrowdown', 'mod+k', 'f1', 'b')).toBe('ab');
  });

  it('ends with Enter', () => {
    expect(after('a', 'enter', 'b', 'backspace', 'enter')).toBe('a\n');
  });
});
