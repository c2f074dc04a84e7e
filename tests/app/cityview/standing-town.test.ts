import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { documentOf } from '../../../src/app/document/builtin/document-of.ts';
import { CityView } from '../../../src/app/cityview/city-view.ts';
import { standingTown } from '../../../src/app/cityview/standing-town.ts';
import { deleteChunked, fromChunks, setChunked } from '../../../src/app/document/chunked.ts';
import type { Document } from '../../../src/app/document/document.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { ALL_POSES } from '../../../src/engine/schematic/pose-group.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';

const LIBRARY = readBuiltInLibrary();
const HOUSE = LIBRARY.schematics.find(({ id }) => id === 'town-house-2')!;

const VILLAGE: Document = (() => {
  const read = readRecipe(readFileSync('schematics/recipes/street-village.recipe.json', 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const made = generate(read.value, LIBRARY);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return documentOf(LIBRARY, read.value, made.value);
})();

/** Everything that a town says of a piece, everywhere. */
function answers(document: Document, view: CityView): string {
  const { neighborhood } = standingTown(document, view)!;
  return document.city.land
    .flatMap(({ r, q, count }) =>
      Array.from({ length: count }, (_, step) =>
        ALL_POSES.map(
          (pose) => neighborhood.refuses(neighborhood.shapeOf(HOUSE, pose), { q: q + step, r }) ?? 'fits',
        ).join(),
      ),
    )
    .join('\n');
}

test('a town on the screen follows what is stamped and removed', () => {
  const all = fromChunks(VILLAGE.city.placements);
  fc.assert(
    fc.property(fc.array(fc.nat(all.length - 1), { minLength: 1, maxLength: 30 }), (toggled) => {
      let document = VILLAGE;
      const view = new CityView(document.city);
      standingTown(document, view);
      for (const index of toggled) {
        const placement = all[index]!;
        const placements = structuredClone(document.city.placements) as Parameters<typeof setChunked>[0];
        const stands = fromChunks(document.city.placements).some(({ id }) => id === placement.id);
        if (stands) deleteChunked(placements, placement.id);
        else setChunked(placements, placement);
        document = { ...document, city: { ...document.city, placements } as Document['city'] };
        view.update(document.city);
        standingTown(document, view);
      }
      expect(answers(document, view)).toBe(answers(document, new CityView(document.city)));
    }),
    { numRuns: 12 },
  );
});

test('a city without streets, conditions or reach is no town', () => {
  const recipe = { ...VILLAGE.recipe };
  delete recipe.streets;
  delete recipe.reach;
  delete recipe.rest;
  const schematics = recipe.schematics.filter(({ id }) => id === 'well');
  const { ground: _, ...city } = VILLAGE.city;
  const document = documentOf(
    LIBRARY,
    { ...recipe, schematics },
    {
      ...city,
      schematics: [],
      placements: [],
    },
  );
  expect(standingTown(document, new CityView(document.city))).toBeNull();
});
