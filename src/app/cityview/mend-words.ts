import type { RecipeChange } from '../../engine/generate/change.ts';
import type { Problem } from '../../engine/problem.ts';
import type { LandRecipe, Recipe, SchematicRule } from '../../engine/generate/recipe.ts';

/** What a change of a recipe does, as the words on a button: "Lower the minimum to 1". */
export function mendWords(change: RecipeChange, recipe: Recipe, nameOf: (id: string) => string): string {
  switch (change.kind) {
    case 'without':
      return 'Take it out of the recipe';
    case 'seed':
      return `Seed ${change.seed}`;
    case 'land':
      return landWords(change.land);
    case 'rules':
      return change.rules
        .map(({ id, part }) => {
          const rule = recipe.schematics.find((one) => one.id === id);
          if (part.min === 0) return `Require no ${nameOf(id)}`;
          if (part.min !== undefined)
            return `${part.min > (rule?.min ?? 0) ? 'At least' : 'Only'} ${part.min} × ${nameOf(id)}`;
          if (part.max !== undefined) return `Up to ${part.max} × ${nameOf(id)}`;
          if (part.groups !== undefined)
            return part.groups === null ? 'Anywhere on the land' : `Only in ${part.groups.join(', ')}`;
          if (part.spacing !== undefined)
            return part.spacing > 1 ? `Only ${part.spacing} hexes apart` : 'At any distance';
          return 'In all poses';
        })
        .join(', ');
  }
}

function landWords(land: LandRecipe): string {
  switch (land.shape) {
    case 'hexagon':
      return `More land: radius ${land.radius}`;
    case 'rectangle':
      return `More land: ${land.columns} × ${land.rows}`;
    case 'island':
      return `More land: ${land.hexes.toLocaleString('en')} hexes`;
    case 'rows':
      return 'Other land';
  }
}

/** The step of the history that a mend is. */
export function mendLabel(change: RecipeChange): string {
  switch (change.kind) {
    case 'without':
      return 'Take out of recipe';
    case 'seed':
      return 'Change seed';
    case 'land':
      return 'Change land';
    case 'rules':
      return 'Mend the recipe';
  }
}

/** The words of a problem with the names of the fields of a rule in place of the members of a file. */
function fieldWords(message: string): string {
  return message.replace(/^min (\d+) is more than max (\d+)$/, '“At least” $1 is more than “At most” $2');
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

/** What a path of a problem is called, where its words go on from there: "The city was changed while …". */
const SUBJECTS: Readonly<Record<string, string>> = {
  city: 'The city',
  generator: 'The generator broke off:',
};

/**
 * A problem of a generation or a roll, which tells by its path what it is about, as a sentence.
 *
 * @param rules those of the recipe that it is of
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
