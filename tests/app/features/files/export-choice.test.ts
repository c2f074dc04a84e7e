import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Option, OptionSet } from '../../../../src/app/features/files/export/forms/option.ts';
import { OPTION_SETS, soundOptions } from '../../../../src/app/features/files/export/forms/option-sets.ts';

function isSound(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'number':
      return typeof value === 'number' && value >= option.min && value <= option.max;
    case 'choice':
      return option.values.some((choice) => choice.value === value);
    case 'flag':
      return typeof value === 'boolean';
  }
}

/** Values for every option, most of which make no sense. */
const stored = fc.oneof(
  fc.anything(),
  fc.record(
    Object.fromEntries(
      Object.entries(OPTION_SETS).map(([name, set]) => [
        name,
        fc.oneof(
          fc.anything(),
          fc.record(
            Object.fromEntries(
              Object.keys(set).map((option) => [option, fc.oneof(fc.anything(), fc.double())]),
            ),
          ),
        ),
      ]),
    ),
  ),
);

describe('the options that a browser keeps', () => {
  test('make sense, whatever was written there', () => {
    fc.assert(
      fc.property(stored, (kept) => {
        const options = soundOptions(kept);
        for (const [name, set] of Object.entries(OPTION_SETS)) {
          const values: Readonly<Record<string, unknown>> = options[name as keyof typeof options];
          for (const [option, form] of Object.entries(set as OptionSet))
            expect(isSound(form, values[option]), `${name}.${option}`).toBe(true);
        }
      }),
    );
  });

  test('are as they were left, those of an earlier version too', () => {
    const chosen = {
      form: 'png',
      picture: { scale: 12.5, transparent: true, districts: false, hexLines: true },
      text: { grid: 'square', columns: 120 },
    };
    const { picture, text } = soundOptions(JSON.parse(JSON.stringify(chosen)));
    expect({ form: 'png', picture, text }).toEqual({
      ...chosen,
      picture: { ...chosen.picture, objects: false, style: 'map', mood: 'day' },
    });
    expect(soundOptions({ text: { columns: 1.5 } })).toEqual(soundOptions(null));
  });

  test('begin with values that are allowed', () => {
    for (const set of Object.values(OPTION_SETS) as OptionSet[])
      for (const option of Object.values(set)) expect(isSound(option, option.initial)).toBe(true);
  });
});
