import type { City } from '../../../engine/city/city.ts';
import type { Library } from '../../../engine/city/library.ts';
import { NOTHING_GIVEN } from '../../../engine/generate/given.ts';
import type { OnProgress } from '../../../engine/generate/progress.ts';
import type { EngineProblem } from '../../../engine/generate/problem.ts';
import { canonicalCity } from '../../../formats/city/canonical.ts';
import { cityDigest } from '../../../formats/city/digest.ts';
import { writeRecipe } from '../../../formats/recipe/write.ts';
import { generateInWorker } from '../../../worker/generation.ts';
import { toCity, toLibrary, type Document } from '../../document/document.ts';
import { givenName } from '../../document/open-city.ts';
import type { Difference } from './difference.ts';
import type { CityLink, Layout } from './link.ts';
import { linkTo } from './link-to.ts';

/** The parts of the city on the board that can be shared. */
export type Shareable =
  /** Its recipe alone gives it. */
  | { readonly kind: 'as-generated'; readonly link: CityLink; readonly isRecipeOther: boolean }
  /** It is not, or no longer, what its recipe gives. */
  | {
      readonly kind: 'by-hand';
      /** The city that the recipe gives; `null` when it gives none. */
      readonly generated: CityLink | null;
      /** Why it gives none. */
      readonly problems: readonly EngineProblem[];
      /** The city as it stands. */
      readonly whole: CityLink;
      readonly difference: Difference;
    };

/**
 * Finds out what a link to the city of a document can hold: the recipe that it was made from when that still gives
 * this city, in a worker. The pieces are those that the city was made of, whatever became of the library.
 *
 * Rejects with the signal's reason when that is aborted.
 */
export async function findShareable(
  document: Document,
  builtIn: Library,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Shareable> {
  const city = canonicalCity(toCity(document.city));
  const recipe = city.recipe ?? document.recipe;
  const library = madeOf(city, toLibrary(document));
  const generated = await generateInWorker(recipe, library, NOTHING_GIVEN, signal, onProgress);
  const link = (of: City, layout: Layout | null) =>
    linkTo(of, givenName(document), recipe, layout, library, builtIn);
  if (!generated.ok)
    return {
      kind: 'by-hand',
      generated: null,
      problems: generated.problems,
      whole: link(city, city),
      difference: { added: city.placements.length, missing: 0, isLandOther: false, isGroundOther: false },
    };
  const fresh = generated.value;
  // What is locked is not locked any more for whoever opens it.
  const unlocked = { ...city, placements: city.placements.map((one) => ({ ...one, locked: false })) };
  if (cityDigest(unlocked) === cityDigest(fresh))
    return {
      kind: 'as-generated',
      link: link(fresh, null),
      isRecipeOther: writeRecipe(recipe) !== writeRecipe(document.recipe),
    };
  return {
    kind: 'by-hand',
    generated: link(fresh, null),
    problems: [],
    whole: link(city, city),
    difference: differenceOf(city, fresh),
  };
}

/** The library, with the pieces of the city in place of those that have the same ids. */
function madeOf({ kinds, schematics }: City, library: Library): Library {
  const own = new Set(schematics.map(({ id }) => id));
  const ownKinds = new Set(kinds.map(({ id }) => id));
  return {
    kinds: [...kinds, ...library.kinds.filter(({ id }) => !ownKinds.has(id))],
    schematics: [...schematics, ...library.schematics.filter(({ id }) => !own.has(id))],
  };
}

function differenceOf(city: City, generated: City): Difference {
  const mine = placesOf(city);
  const theirs = placesOf(generated);
  return {
    added: countBeyond(mine, theirs),
    missing: countBeyond(theirs, mine),
    isLandOther: JSON.stringify(city.land) !== JSON.stringify(generated.land),
    isGroundOther: JSON.stringify(city.ground) !== JSON.stringify(generated.ground),
  };
}

/** The placements and their places, without their numbers. */
function placesOf({ placements }: City): ReadonlySet<string> {
  return new Set(
    placements.map(
      ({ schematic, q, r, mirror, rotation, shift }) =>
        `${schematic} ${q} ${r} ${mirror} ${rotation} ${shift}`,
    ),
  );
}

function countBeyond(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const one of some) if (!others.has(one)) count++;
  return count;
}
