import type { Draft } from 'immer';
import type { City } from '../../../engine/city/city.ts';
import type { Library } from '../../../engine/city/library.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { renamedRecipe } from '../../../engine/recipe/renamed.ts';
import { failure, success, type Result } from '../../../engine/problem.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { replaceCity } from '../../store/city-edits.ts';
import { kindClashes, mergeKinds, repaint, repaintHexes } from '../../document/import-kinds.ts';
import { planSchematics, takePlanned } from '../../document/import-schematics.ts';
import { toCity, toLibrary, toSchematicDocument, type Document } from '../../document/document.ts';

/** A shared city as a document: nothing of the present library gives way. */
export interface Kept {
  readonly kinds: Document['kinds'];
  /** Schematics that the library did not have, under ids of their own. */
  readonly added: readonly Schematic[];
  readonly recipe: Recipe;
  readonly city: City;
}

/**
 * The city of one document as another one keeps it: with its recipe, and the schematics and kinds that are missing
 * there. What has the same id there and is something else comes under another id, in recipe and city, too.
 */
export function planKeep(mine: Document, shared: Document): Result<Kept> {
  const { recipe } = shared;
  const library = withCity(toLibrary(shared), shared);
  const clashes = kindClashes(mine.kinds, library.kinds);
  const merged = mergeKinds(
    mine.kinds,
    library.kinds,
    new Map(clashes.map(({ theirs }) => [theirs.id, 'both'])),
  );
  if (!merged.ok) return failure(merged.problems);
  const { kinds, renamed: kindIds } = merged.value;
  const plan = planSchematics(
    mine.schematics,
    library.schematics.map((schematic) => repaint(schematic, kindIds)),
  );
  const { added, renamed } = takePlanned(mine.schematics, plan, new Map());
  const idOf = (id: string) => renamed.get(id) ?? id;
  const renameRecipe = (one: Recipe) => renamedRecipe(one, { schematics: renamed, kinds: kindIds });
  const city = toCity(shared.city);
  return success({
    kinds,
    added,
    recipe: renameRecipe(recipe),
    city: {
      ...city,
      recipe: city.recipe && renameRecipe(city.recipe),
      kinds: city.kinds.map((kind) => {
        const id = kindIds.get(kind.id) ?? kind.id;
        return kinds.find((one) => one.id === id) ?? kind;
      }),
      schematics: city.schematics
        .map((schematic) => ({ ...repaint(schematic, kindIds), id: idOf(schematic.id) }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      ...(city.ground && { ground: repaintHexes(city.ground, kindIds) }),
      placements: city.placements.map((placement) => ({
        ...placement,
        schematic: idOf(placement.schematic),
      })),
    },
  });
}

/** The library, with schematics that only the city has. */
function withCity({ kinds, schematics }: Library, { city }: Document): Library {
  const ids = new Set(schematics.map(({ id }) => id));
  const kindIds = new Set(kinds.map(({ id }) => id));
  return {
    kinds: [...kinds, ...city.kinds.filter(({ id }) => !kindIds.has(id))],
    schematics: [...schematics, ...Object.values(city.schematics).filter(({ id }) => !ids.has(id))],
  };
}

/** Takes the schematics and kinds of a shared city into a draft of the user's own document. */
export function keepPieces(draft: Draft<Document>, { kinds, added }: Kept): void {
  if (kinds.length !== draft.kinds.length) draft.kinds = kinds as Draft<Document['kinds']>;
  for (const schematic of added) {
    draft.schematics[schematic.id] = toSchematicDocument(schematic) as Draft<Document['schematics'][string]>;
    draft.order.push(schematic.id);
  }
}

/** Takes a shared city into a draft of the user's own document, in place of the open city and its recipe. */
export function keepCity(draft: Draft<Document>, kept: Kept): void {
  keepPieces(draft, kept);
  draft.recipe = kept.recipe as Draft<Recipe>;
  replaceCity(draft, kept.city);
}
