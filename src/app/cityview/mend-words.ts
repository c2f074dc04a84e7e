import type { RecipeChange } from '../../engine/generate/change.ts';
import type { Problem } from '../../engine/problem.ts';
import type { LandRecipe, Recipe, SchematicRule } from '../../engine/recipe/recipe.ts';

/**
 * The words of a button that changes a recipe: "Lower minimum to 1".
 *
 * @param about the schematics of the problem that the change fixes: a change of the only one of them does not name it
 */
export function mendWords(
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
export function mendLabel(change: RecipeChange): string {
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

/** The words of a problem with the names of the fields of a rule in place of the members of a file. */
function fieldWords(message: string): string {
  return message.replace(/^min (\d+) is more than max (\d+)$/, 'minimum $1 is more than maximum $2');
}

/** A problem of a recipe as a sentence, with the names of schematics in place of their ids. */
export function problemSentence(
  problem: { readonly schematics: readonly string[]; readonly message: string },
  nameOf: (id: string) => string,
): string {
  const { schematics } = problem;
  const message = fieldWords(problem.message);
  const sentence = schematics.length === 1 ? `${nameOf(schematics[0]!)}: ${message}` : capitalized(message);
  return `${sentence}.`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The subject of a problem's sentence by its path: "The city was changed while …". */
const SUBJECTS: Readonly<Record<string, string>> = {
  city: 'The city',
  generator: 'The generator failed:',
};

/**
 * A problem of a generation or a roll as a sentence, whose subject follows from the problem's path.
 *
 * @param rules the rules of the recipe that was generated from
 */
export function problemWords(
  { path, message }: Problem,
  nameOf: (id: string) => string,
  rules: readonly SchematicRule[],
): string {
  const placement = /^placement (\d+)$/.exec(path)?.[1];
  if (placement !== undefined) return `No. ${placement}: ${message}.`;
  const subject = SUBJECTS[path];
  if (subject !== undefined) return `${subject} ${message}.`;
  const names = schematicsOf(path, rules).map((id) => nameOf(id));
  const words = fieldWords(message);
  return `${names.length === 0 ? capitalized(words) : `${listed(names)}: ${words}`}.`;
}

/** Names in a row are as many as are read. */
const MOST_NAMED = 4;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} others` : names.join(', ');
}

/** Ids of the schematics that a path names: by their ids, or by where their rules stand. */
function schematicsOf(path: string, rules: readonly SchematicRule[]): string[] {
  const rule = rules[Number(/^\$\.schematics\[(\d+)\]/.exec(path)?.[1])];
  if (rule) return [rule.id];
  return path.split(', ').flatMap((part) => (part.startsWith('schematic ') ? [part.slice(10)] : []));
}
