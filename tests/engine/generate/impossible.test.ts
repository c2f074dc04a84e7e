import { expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { findCity, type SmallWork } from '../../support/judge/brute.ts';
import { STEPS } from '../../support/judge/plane.ts';
import { Draw, KINDS, type PlainSchematic } from '../../support/random-pieces.ts';
import { readRandom } from '../../support/random-recipes.ts';
import { townFaults } from '../../support/town-oracle.ts';

const WISHES = [
  '@free',
  '@sea',
  '@land',
  '!@sea',
  '@public',
  'house',
  'yard',
  'square',
  '!house',
  'yard|@sea',
];
const TARGETS = ['house', 'yard', 'square', '@sea', '@edge', '@center'];

/** A piece of up to five segments of one hex, which may ask for something on segments beside it. */
function randomPiece(draw: Draw, id: string): PlainSchematic {
  const kind = draw.one(['house', 'yard', 'square']);
  const [first, count] = [draw.between(0, 5), draw.between(2, 5)];
  const own = Array.from({ length: count }, (_, step) => (first + step) % 6);
  const beside = [
    ...[0, 1, 2, 3, 4, 5].filter((k) => !own.includes(k)).map((k) => ({ q: 0, r: 0, k })),
    ...own.map((k) => ({ q: STEPS[k]![0], r: STEPS[k]![1], k: (k + 3) % 6 })),
  ];
  const asked = draw.chance(0.75) ? draw.some(beside, 1).slice(0, 2) : [];
  const around = asked.map(({ q, r, k }) => ({
    q,
    r,
    segments: [0, 1, 2, 3, 4, 5].map((other) => (other === k ? draw.one(WISHES) : null)),
  }));
  const merged = new Map(around.map((hex) => [`${hex.q} ${hex.r}`, hex]));
  return {
    format: 'sixfold/schematic',
    version: asked.length > 0 ? 2 : 1,
    id,
    name: id,
    hexes: [{ q: 0, r: 0, segments: [0, 1, 2, 3, 4, 5].map((k) => (own.includes(k) ? kind : null)) }],
    ...(asked.length > 0 && { around: [...merged.values()] }),
  };
}

/** Two or three pieces on two or three hexes, of which some are required. */
function randomWork(
  seed: number,
): SmallWork & { readonly library: { readonly schematics: readonly PlainSchematic[] } } {
  const draw = new Draw(randomStream(seed, 'small'));
  const land = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    ...(draw.chance(0.4)
      ? [
          draw.one([
            { q: 0, r: 1 },
            { q: 2, r: 0 },
          ]),
        ]
      : []),
  ];
  const schematics = Array.from({ length: draw.between(2, 3) }, (_, index) => randomPiece(draw, `p${index}`));
  const kinds = KINDS as unknown as SmallWork['kinds'];
  const rules = schematics.map(({ id }, index) => ({
    id,
    min: index === 0 ? draw.between(1, 2) : draw.between(0, 1),
    max: 2,
    rotations: draw.some([0, 1, 2, 3, 4, 5], 2).sort((a, b) => a - b),
    shifts: draw.chance(0.5) ? [0] : [-1, 0, 1],
    ...(draw.chance(0.3) && {
      near: [{ to: draw.one(TARGETS), least: draw.between(0, 1), most: draw.between(1, 2) }],
    }),
  }));
  return { land, kinds, library: { schematics }, recipe: { schematics: rules, fill: { coverage: 1 } } };
}

test('what is called impossible on a few hexes has no city, tried in every way', () => {
  const counts = { made: 0, impossible: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const work = randomWork(seed);
    const { recipe, library } = readRandom({
      recipe: {
        format: 'sixfold/recipe',
        version: 2,
        seed,
        land: { shape: 'rows', rows: work.land.map(({ q, r }) => ({ r, q, count: 1 })) },
        districts: { method: 'none' },
        ...work.recipe,
        fill: { method: 'weighted', coverage: 1 },
      },
      library: { kinds: KINDS, schematics: work.library.schematics },
    });
    const made = generate(recipe, library);
    if (made.ok) {
      counts.made++;
      expect(townFaults(writeCity(made.value), work.library)).toEqual([]);
      continue;
    }
    if (made.report?.unmet !== 'impossible') continue;
    const city = findCity(work);
    if (city === undefined) continue;
    counts.impossible++;
    expect({ seed, problems: made.problems, placements: city?.placements }).toEqual({
      seed,
      problems: made.problems,
      placements: undefined,
    });
  }
  expect(counts.made).toBeGreaterThan(100);
  expect(counts.impossible).toBeGreaterThan(20);
});
