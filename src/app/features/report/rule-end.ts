import type { SchematicReport } from '../../../engine/generate/report.ts';
import type { SchematicRule } from '../../../engine/recipe/recipe.ts';

/** The end of one rule, which the report names first. */
export type RuleEnd = 'short' | 'full' | 'open';

/** `short`: below minimum; `full`: as many as are allowed; `open`: there was no more room, or no more need. */
export function ruleEnd({ placed }: SchematicReport, { min, max }: SchematicRule): RuleEnd {
  if (placed < min) return 'short';
  return max !== null && placed >= max ? 'full' : 'open';
}
