import { RULE_DEFAULTS, type SchematicRule } from '../../engine/recipe/recipe.ts';
import * as words from './words.ts';

/** The conditions of a rule in one line: "4 to 8 · old-town, town · 7 apart". */
export function ruleWords(rule: SchematicRule): string {
  const { groups, spacing } = rule;
  return [
    countWords(rule),
    groups === null ? '' : groups.join(', '),
    spacing > 1 ? words.apart(spacing) : '',
    restrictsPoses(rule) ? words.poses : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many: "1", "4 to 8", "at least 4", "up to 8", "any number". */
export function countWords({ min, max }: Pick<SchematicRule, 'min' | 'max'>): string {
  if (max === min) return max === 0 ? words.none : words.exactly(max);
  if (max === null) return min === 0 ? words.anyNumber : words.atLeast(min);
  return min === 0 ? words.upTo(max) : words.range(min, max);
}

/** Whether a rule allows fewer poses than there are. */
function restrictsPoses({ rotations, shifts, mirror }: SchematicRule): boolean {
  return (
    rotations.length < RULE_DEFAULTS.rotations.length ||
    shifts.length < RULE_DEFAULTS.shifts.length ||
    mirror !== RULE_DEFAULTS.mirror
  );
}
