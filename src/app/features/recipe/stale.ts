import { changedParts, type RecipePart } from '../../cityview/recipe-change.ts';
import { fromChunks } from '../../document/chunked.ts';
import { areDistrictsChanged } from '../../document/hand-painted.ts';
import { differingCopies } from '../../document/differing-copies.ts';
import type { Document } from '../../document/document.ts';
import { sameKind } from '../../document/import-kinds.ts';

/** The changes since a city was generated, which Generate takes over. */
export interface Stale {
  readonly parts: readonly RecipePart[];
  /** Names of the edited schematics of the recipe that stand in the city, those of locked placements left out. */
  readonly schematics: readonly string[];
  /** Names of the edited kinds. */
  readonly kinds: readonly string[];
}

/** The parts of a document that a city is held against. */
type Held = Pick<Document, 'city' | 'recipe' | 'schematics' | 'kinds'>;

const known = new WeakMap<Document['city'], { readonly of: Held; readonly stale: Stale }>();

/** The changes since the city was generated: the same object for the same document. None in a city without a recipe. */
export function staleOf({ city, recipe, schematics, kinds }: Held): Stale {
  const held = { city, recipe, schematics, kinds };
  const before = known.get(city);
  const isSame =
    before?.of.recipe === recipe && before.of.schematics === schematics && before.of.kinds === kinds;
  if (before && isSame) return before.stale;
  const stale = city.recipe ? compare(held) : { parts: [], schematics: [], kinds: [] };
  known.set(city, { of: held, stale });
  return stale;
}

function compare(held: Held): Stale {
  const { city, recipe, kinds } = held;
  return {
    parts: withPainted(changedParts(city, recipe), areDistrictsChanged(city)),
    schematics: editedSchematics(held),
    kinds: editedKinds(city.kinds, kinds),
  };
}

/** Districts that were painted are a change like those of the recipe. */
function withPainted(parts: readonly RecipePart[], arePainted: boolean): readonly RecipePart[] {
  return arePainted && !parts.includes('districts') ? [...parts, 'districts'] : parts;
}

const names_kinds = new WeakMap<Held['kinds'], { readonly now: Held['kinds']; readonly names: string[] }>();

/** The names of kinds that the library has otherwise than the city; compared once for both lists. */
function editedKinds(own: Held['kinds'], now: Held['kinds']): readonly string[] {
  const before = names_kinds.get(own);
  if (before?.now === now) return before.names;
  const byId = new Map(own.map((kind) => [kind.id, kind]));
  const names = now.flatMap((kind) => {
    const old = byId.get(kind.id);
    return old && old !== kind && !sameKind(old, kind) ? kind.name : [];
  });
  names_kinds.set(own, { now, names });
  return names;
}

function editedSchematics(held: Held): readonly string[] {
  const { city, recipe, schematics } = held;
  const differing = differingCopies(held);
  if (differing.size === 0) return [];
  const standing = new Set(
    fromChunks(city.placements).flatMap(({ locked, schematic }) => (locked ? [] : schematic)),
  );
  return recipe.schematics.flatMap(({ id }) =>
    differing.get(id)?.some((copy) => standing.has(copy)) ? schematics[id]!.name : [],
  );
}

/** Whether anything has changed. */
export function isStale({ parts, schematics, kinds }: Stale): boolean {
  return parts.length + schematics.length + kinds.length > 0;
}
