import type { SchematicRule } from '../../../engine/recipe/recipe.ts';
import type { RuleSort } from './recipe-preferences.ts';

/** Rules in the order in which they are listed; the recipe's own order stays, for the random choices follow it. */
export function sortRules(
  rules: readonly SchematicRule[],
  sort: RuleSort,
  nameOf: (id: string) => string,
): readonly SchematicRule[] {
  if (sort === 'own') return rules;
  const byName = (a: SchematicRule, b: SchematicRule) => nameOf(a.id).localeCompare(nameOf(b.id), 'en');
  if (sort === 'name') return rules.toSorted(byName);
  return rules.toSorted((a, b) => b.weight - a.weight || byName(a, b));
}
