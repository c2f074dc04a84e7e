import fc from 'fast-check';
import type { SurveyLine } from '../../../src/formats/city/survey.ts';

const ids = fc.constantFrom('house', 'castle', 'town-house-2', 'well', 'a', 'pier');
const names = fc.constantFrom(
  'streets',
  'near(castle, gate)',
  'district("Old \\"town\\" }")',
  'meanBlock',
  'near(é, ü)',
);
const seed = fc.nat(0xffffffff);

/** Lines of seeds, as `survey` makes them. */
export const surveyLines: fc.Arbitrary<SurveyLine> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        seed,
        perSchematic: fc.dictionary(ids, fc.integer({ min: 1, max: 999 })),
        numbers: fc.array(fc.nat(100_000), { minLength: 8, maxLength: 8 }),
        coverage: fc.nat(10_000),
        measures: fc.option(
          fc.dictionary(
            names,
            fc.option(
              fc.nat(1e7).map((value) => value / 10_000),
              { nil: null },
            ),
          ),
          { nil: undefined },
        ),
      })
      .map(({ seed: own, perSchematic, numbers, coverage, measures }): SurveyLine => ({
        seed: own,
        ok: true,
        placements: numbers[0]!,
        perSchematic,
        covered: numbers[1]!,
        coverage: coverage / 10_000,
        digest: `sha256:${'0123456789abcdef'.repeat(4)}`,
        publicAreas: numbers[2]!,
        landAreas: numbers[3]!,
        doors: numbers[4]!,
        doorsReached: numbers[5]!,
        walls: { closed: numbers[6]!, of: numbers[7]! },
        ...(measures && { measures }),
      })),
  },
  seed.map((own): SurveyLine => ({
    seed: own,
    ok: false,
    problems: [{ path: 'schematic tower', message: 'it says: "no {room}", [at all]}' }],
  })),
);
