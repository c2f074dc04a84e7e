import type { RecipeChange } from '../../engine/generate/change.ts';
import type { LandRecipe, Recipe } from '../../engine/recipe/recipe.ts';
import * as words from './words.ts';

/**
 * The words of a button that changes a recipe: "Lower minimum to 1".
 *
 * @param about the schematics of the problem that the change fixes: a change of the only one of them does not name it
 */
export function fixWords(
  change: RecipeChange,
  recipe: Recipe,
  nameOf: (id: string) => string,
  about: readonly string[] = [],
): string {
  switch (change.kind) {
    case 'without':
      return words.removeFromRecipe;
    case 'seed':
      return words.useSeed(change.seed);
    case 'land':
      return landWords(change.land);
    case 'gates':
      return gateWords(change.part);
    case 'around':
      return typeof change.around === 'number'
        ? words.wallAroundShare(change.around)
        : words.wallAroundGroups(change.around);
    case 'without-wall':
      return words.removeWall;
    case 'rivers':
      return words.lowerRivers(change.count);
    case 'streets':
      return words.addStreets;
    case 'within':
      return words.raiseWithin(change.steps, change.group);
    case 'without-part':
      return words.removePart[change.part];
    case 'rules':
      return change.rules
        .map(({ id, part }) => {
          const rule = recipe.schematics.find((one) => one.id === id);
          const name = about.length === 1 && about[0] === id ? undefined : nameOf(id);
          if (part.min === 0) return words.removeMinimum(name);
          if (part.min !== undefined)
            return part.min > (rule?.min ?? 0)
              ? words.raiseMinimum(part.min, name)
              : words.lowerMinimum(part.min, name);
          if (typeof part.max === 'number') return words.raiseMaximum(part.max, name);
          if (part.groups !== undefined)
            return part.groups === null ? words.allowAllGroups(name) : words.limitGroups(part.groups, name);
          if (part.near !== undefined) {
            const left = new Set(part.near.map(({ to }) => to));
            const dropped = rule?.near?.map(({ to }) => to).filter((to) => !left.has(to)) ?? [];
            return left.size === 0 ? words.allowAllDistances(name) : words.dropDistances(dropped, name);
          }
          if (part.spacing !== undefined)
            return part.spacing > 1 ? words.lowerDistance(part.spacing, name) : words.removeDistance(name);
          return words.allowAllPoses(name);
        })
        .join(', ');
  }
}

function gateWords({ min, max, spacing }: Extract<RecipeChange, { kind: 'gates' }>['part']): string {
  if (min !== undefined) return words.gatesAsked(min);
  return max !== undefined ? words.gatesAllowed(max) : words.gatesApart(spacing!);
}

function landWords(land: LandRecipe): string {
  switch (land.shape) {
    case 'hexagon':
      return words.enlargeRadius(land.radius);
    case 'rectangle':
      return words.enlargeRectangle(land.columns, land.rows);
    case 'island':
    case 'coast':
      return words.enlargeLand(land.hexes);
    case 'rows':
      return words.changeLand;
  }
}

/** The label of the step that such a change makes in the history. */
export function fixLabel(change: RecipeChange): string {
  switch (change.kind) {
    case 'without':
      return words.removeFromRecipe;
    case 'seed':
      return words.changeSeed;
    case 'land':
      return words.changeLand;
    case 'rules':
    case 'gates':
    case 'around':
    case 'without-wall':
    case 'rivers':
    case 'streets':
    case 'within':
    case 'without-part':
      return words.fixRecipe;
  }
}
