import fc from 'fast-check';
import type { Document } from '../../../../src/app/document/document.ts';
import { toSchematicDocument } from '../../../../src/app/document/document.ts';
import { createAppStore, type AppStore } from '../../../../src/app/store/store.ts';
import type { Kind } from '../../../../src/engine/schematic/kind.ts';
import type { Schematic } from '../../../../src/engine/schematic/schematic.ts';
import { anyKindList, anyRecipe, anySchematic } from '../../../formats/arbitraries.ts';
import { HOUSE, WHEAT } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';

const { document: plain } = plainStore().getState();

/** A store with this library and the city of another one. */
export function storeWith(
  kinds: readonly Kind[],
  list: readonly Schematic[],
  part: Partial<Document> = {},
): AppStore {
  return createAppStore({
    ...plain,
    kinds,
    schematics: Object.fromEntries(list.map((schematic) => [schematic.id, toSchematicDocument(schematic)])),
    order: list.map(({ id }) => id),
    ...part,
  });
}

/** House and wheat, perhaps defined otherwise, among others; no id and no glyph twice. */
const anyKinds = fc
  .tuple(anyKindList, fc.constantFrom(HOUSE, { ...HOUSE, color: '#112233' }), fc.boolean())
  .map(([{ kinds }, house, wheatFirst]) => {
    const own = wheatFirst ? [WHEAT, house] : [house, WHEAT];
    const others = kinds.filter(({ id, glyph }) =>
      own.every((kind) => kind.id !== id && kind.glyph !== glyph),
    );
    return [...own, ...others];
  });

/** Libraries with any words in them, and any recipe. Two of them often have ids in common. */
export const anyLibrary: fc.Arbitrary<AppStore> = fc
  .tuple(anyKinds, fc.uniqueArray(anySchematic, { selector: ({ id }) => id, maxLength: 5 }), anyRecipe)
  .map(([kinds, list, recipe]) => storeWith(kinds, list, { recipe }));
