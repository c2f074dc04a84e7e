import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_CHOICE, soundChoice } from '../../../../src/app/features/files/export/choice.ts';
import { frameAbout } from '../../../../src/formats/svg/size.ts';

describe('the choice that a browser keeps', () => {
  test('makes sense, whatever was written there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            form: fc.anything(),
            picture: fc.record({ scale: fc.anything() }),
            text: fc.anything(),
          }),
        ),
        (stored) => {
          const { picture, text } = soundChoice(stored);
          expect(frameAbout({ left: 0, top: 0, right: 1, bottom: 1 }, picture.scale).width).toBeGreaterThan(
            0,
          );
          expect(Number.isInteger(text.columns) && text.columns >= 1 && text.columns <= 10_000).toBe(true);
        },
      ),
    );
  });

  test('is as it was left, and the same object as long as nothing else is chosen', () => {
    const chosen = {
      form: 'png',
      picture: { scale: 12.5, transparent: true, districts: false, hexLines: true },
      text: { grid: 'square', columns: 120 },
    };
    const read = soundChoice(JSON.parse(JSON.stringify(chosen)));
    expect(read).toEqual(chosen);
    expect(soundChoice({ ...read, form: 'svg' }).picture).toBe(read.picture);
    expect(soundChoice(null)).toEqual(FIRST_CHOICE);
  });
});
