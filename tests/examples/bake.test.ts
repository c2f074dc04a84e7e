import { builtInLibrary, generate, presets, type City, type Library } from 'sixfold';
import { expect, test } from 'vitest';
import { scoreTown } from '../../examples/bake/score.mjs';

function village(seed: number): City {
  const made = generate({ ...presets['street-village'], seed }, builtInLibrary);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

/** The city without its placements of some pieces. */
function without(city: City, gone: (id: string) => boolean): City {
  const schematics = city.schematics.filter(({ id }) => !gone(id));
  return { ...city, schematics, placements: city.placements.filter(({ schematic }) => !gone(schematic)) };
}

const tagsOf = (library: Library, id: string) => library.schematics.find((one) => one.id === id)?.tags ?? [];

test('a town scores for its landmarks, pieces and homes, and nothing when a door is off the streets', () => {
  const city = village(3);
  const score = scoreTown(city, builtInLibrary);
  expect(score).toEqual(scoreTown(village(3), builtInLibrary));
  expect(score.sound).toBe(1);
  expect(score.points).toBeGreaterThan(0);
  expect(score.points).toBeLessThanOrEqual(100);

  const plain = scoreTown(
    without(city, (id) => tagsOf(builtInLibrary, id).includes('church')),
    builtInLibrary,
  );
  expect(plain.landmarks).toBeLessThan(score.landmarks);
  expect(plain.variety).toBeLessThan(score.variety);

  const isHome = (id: string) => tagsOf(builtInLibrary, id).some((tag) => ['house', 'houses'].includes(tag));
  expect(scoreTown(without(city, isHome), builtInLibrary).homes).toBe(0);

  // Where streets are walled up, no door has a way.
  const kinds = city.kinds.map((kind) => ({ ...kind, open: false, public: false }));
  expect(scoreTown({ ...city, kinds }, builtInLibrary)).toMatchObject({ sound: 0, points: 0 });
});
