import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startDocument } from '../../../../src/app/document/builtin/start-document.ts';
import { keepCity, planKeep } from '../../../../src/app/features/share/keep.ts';
import {
  toCity,
  toLibrary,
  toSchematicDocument,
  type Document,
} from '../../../../src/app/document/document.ts';
import { createAppStore, edit, undoStep } from '../../../../src/app/store/store.ts';
import type { City } from '../../../../src/engine/city/city.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { cityDigest } from '../../../../src/formats/city/digest.ts';
import { readCity } from '../../../../src/formats/city/read.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { readRecipe } from '../../../../src/formats/recipe/read.ts';
import { readLibrary } from '../../../../src/cli/library.ts';
import { HOUSE, makeRecipe, makeSchematic, rule, SHAPES, WHEAT } from '../../../support/cities.ts';

const land = { shape: 'hexagon', radius: 2 } as const;
const shared = startDocument(SHAPES, makeRecipe(3, land, [rule('single'), rule('tile')]));

function kept(mine: Document) {
  const plan = planKeep(mine, shared);
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  const store = createAppStore(mine);
  edit(store, 'Keep', (draft) => keepCity(draft, plan.value));
  return store;
}

/** A document with one schematic and one kind of its own. */
function other(id: string): Document {
  const own = makeSchematic(id, [{ q: 0, r: 0, segments: ['wheat', null, null, null, null, null] }]);
  return startDocument({ kinds: [WHEAT], schematics: [own] }, makeRecipe(1, land, [rule(id)]));
}

test('a shared city is kept with its recipe and what is missing, as one step that is undone exactly', () => {
  const mine = other('field');
  const store = kept(mine);
  const { document } = store.getState();
  expect(document.order).toEqual(['field', 'single', 'pair', 'tile', 'two-hexes']);
  expect(document.kinds.map(({ id }) => id)).toEqual(['wheat', 'house']);
  expect(document.recipe).toEqual(shared.recipe);
  expect(cityDigest(toCity(document.city))).toBe(cityDigest(toCity(shared.city)));
  undoStep(store);
  expect(store.getState().document).toEqual(mine);
});

test('what has the same id and is something else stays, and the other comes under an id of its own', () => {
  const mine = other('single');
  const black = { ...HOUSE, color: '#000000' };
  const store = kept({ ...mine, kinds: [...mine.kinds, black] });
  const { document } = store.getState();
  expect(document.schematics['single']).toEqual(toSchematicDocument(toLibrary(mine).schematics[0]!));
  expect(document.kinds).toContainEqual(black);
  expect(document.kinds).toContainEqual({ ...HOUSE, id: 'house-2', glyph: expect.any(String) as string });
  expect(document.recipe.schematics.map(({ id }) => id)).toEqual(['single-2', 'tile']);
  // City, recipe and library agree: the recipe gives the city again, and its file can be read.
  const city = toCity(document.city);
  expect(readCity(writeCity(city))).toMatchObject({ ok: true });
  const again = generate(document.recipe, toLibrary(document));
  expect(again.ok && cityDigest(again.value)).toBe(cityDigest(city));
});

test('a town whose kinds and pieces all have others’ ids here is kept as the same town under new ones', () => {
  const library = readLibrary('schematics');
  const read = readRecipe(readFileSync('schematics/recipes/street-village.recipe.json', 'utf8'));
  if (!read.ok) throw new Error(read.problems[0]!.message);
  const town = startDocument(library, read.value);
  const mine = startDocument(
    {
      kinds: library.kinds.map((kind, index) => ({ ...kind, color: `#0000${(16 + index).toString(16)}` })),
      schematics: library.schematics.map((schematic) => ({ ...schematic, author: 'Somebody else' })),
    },
    makeRecipe(1, land, []),
  );
  const plan = planKeep(mine, town);
  if (!plan.ok) throw new Error(plan.problems[0]!.message);
  const store = createAppStore(mine);
  edit(store, 'Keep', (draft) => keepCity(draft, plan.value));
  const { document } = store.getState();
  const city = toCity(document.city);
  const placesOf = (of: City) => of.placements.map((placement) => ({ ...placement, schematic: '' }));
  expect(placesOf(city)).toEqual(placesOf(toCity(town.city)));
  expect(readCity(writeCity(city))).toMatchObject({ ok: true });
  const again = generate(document.recipe, toLibrary(document));
  expect(again.ok && again.value.ground).toEqual(city.ground);
  expect(again.ok && cityDigest(again.value)).toBe(cityDigest(city));
});
