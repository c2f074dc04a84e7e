import type { Library } from '../../../engine/city/library.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { didYouMean } from '../../suggestion.ts';
import type { Measure } from './measure.ts';

/** The first id of a measure that no city of a recipe can have, told in a message; `undefined` when all are known. */
export function unknownId(measure: Measure, recipe: Recipe, library: Library): string | undefined {
  switch (measure.kind) {
    case 'plain':
      return undefined;
    case 'near': {
      const pieces = [...library.schematics, ...library.kinds].map(({ id }) => id);
      return unknown([measure.a, measure.b], pieces, 'no schematic or kind');
    }
    case 'of':
      return measure.of === 'kind'
        ? unknown(
            [measure.id],
            library.kinds.map(({ id }) => id),
            'no kind',
          )
        : unknown([measure.id], groupsOf(recipe), 'the recipe has no group');
  }
}

function groupsOf({ districts }: Recipe): readonly string[] {
  return 'groups' in districts ? districts.groups : [];
}

function unknown(ids: readonly string[], known: readonly string[], words: string): string | undefined {
  const id = ids.find((other) => !known.includes(other));
  return id === undefined ? undefined : `${words} "${id}".${didYouMean(id, known)}`;
}
