import { expect, it } from 'vitest';
import { lockedPlacements } from '../../../src/app/document/locked.ts';
import { setChunked } from '../../../src/app/document/chunked.ts';
import { toLibrary } from '../../../src/app/document/document.ts';
import { edit } from '../../../src/app/store/store.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { plainStore } from '../../support/documents.ts';

it('locked placements, and nothing else, stay where they are when a city is generated anew', () => {
  const store = plainStore(1);
  const first = Object.values(store.getState().document.city.placements[0]!)[0]!;
  edit(store, 'Lock', (draft) => setChunked(draft.city.placements, { ...first, locked: true }));
  const { document } = store.getState();
  const given = lockedPlacements(document.city);
  expect(given.placements).toEqual([{ ...first, locked: true }]);
  expect(given.schematics.map(({ id }) => id)).toEqual([first.schematic]);
  const made = generate({ ...document.recipe, seed: 99 }, toLibrary(document), { given });
  if (!made.ok) throw new Error('the recipe could not be met');
  expect(made.value.placements.find(({ id }) => id === first.id)).toEqual({ ...first, locked: true });
  expect(made.value.placements.filter(({ locked }) => locked)).toHaveLength(1);
});
