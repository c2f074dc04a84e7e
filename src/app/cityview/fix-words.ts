import type { RecipeChange } from '../../engine/generate/change.ts';
import type { LandRecipe, Recipe } from '../../engine/recipe/recipe.ts';

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
      return 'Remove from recipe';
    case 'seed':
      return `Use seed ${change.seed}`;
    case 'land':
      return landWords(change.land);
    case 'rules':
      return change.rules
        .map(({ id, part }) => {
          const rule = recipe.schematics.find((one) => one.id === id);
          const of = about.length === 1 && about[0] === id ? '' : ` of ${nameOf(id)}`;
          if (part.min === 0) return `Remove minimum${of}`;
          if (part.min !== undefined)
            return `${part.min > (rule?.min ?? 0) ? 'Raise' : 'Lower'} minimum${of} to ${part.min}`;
          if (part.max !== undefined) return `Raise maximum${of} to ${part.max}`;
          if (part.groups !== undefined)
            return part.groups === null
              ? `Allow all groups${of}`
              : `Limit groups${of} to ${part.groups.join(', ')}`;
          if (part.spacing !== undefined)
            return part.spacing > 1
              ? `Lower min. distance${of} to ${part.spacing}`
              : `Remove min. distance${of}`;
          return `Allow all poses${of}`;
        })
        .join(', ');
  }
}

function landWords(land: LandRecipe): string {
  switch (land.shape) {
    case 'hexagon':
      return `Enlarge radius to ${land.radius}`;
    case 'rectangle':
      return `Enlarge land to ${land.columns} × ${land.rows}`;
    case 'island':
      return `Enlarge land to ${land.hexes.toLocaleString('en')} hexes`;
    case 'rows':
      return 'Change land';
  }
}

/** The label of the step that such a change makes in the history. */
export function fixLabel(change: RecipeChange): string {
  switch (change.kind) {
    case 'without':
      return 'Remove from recipe';
    case 'seed':
      return 'Change seed';
    case 'land':
      return 'Change land';
    case 'rules':
      return 'Fix recipe';
  }
}
