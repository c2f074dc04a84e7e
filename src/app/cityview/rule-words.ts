import type { SchematicRule } from '../../engine/generate/recipe.ts';
import { restrictsPoses } from '../features/recipe/rule-edits.ts';

/** The conditions of a rule in one line: "4 to 8 · old-town, town · 7 apart". */
export function ruleWords(rule: SchematicRule): string {
  const { groups, spacing } = rule;
  return [
    countWords(rule),
    groups === null ? '' : groups.join(', '),
    spacing > 1 ? `${spacing} apart` : '',
    restrictsPoses(rule) ? 'poses' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many: "1", "4 to 8", "at least 4", "up to 8", "any number". */
export function countWords({ min, max }: Pick<SchematicRule, 'min' | 'max'>): string {
  if (max === min) return max === 0 ? 'none' : `exactly ${max}`;
  if (max === null) return min === 0 ? 'any number' : `at least ${min}`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}
