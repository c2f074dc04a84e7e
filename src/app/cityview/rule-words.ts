import { RULE_DEFAULTS, type SchematicRule } from '../../engine/recipe/recipe.ts';

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

/** Whether a rule allows fewer poses than there are. */
function restrictsPoses({ rotations, shifts, mirror }: SchematicRule): boolean {
  return (
    rotations.length < RULE_DEFAULTS.rotations.length ||
    shifts.length < RULE_DEFAULTS.shifts.length ||
    mirror !== RULE_DEFAULTS.mirror
  );
}
