import type { Box } from '../board/board.ts';
import type { District, Placement } from '../city/city.ts';
import type { SchematicRule } from './recipe.ts';
import { NO_LIMITS, type Limits } from '../fit/limits.ts';
import { Spacing } from '../fit/spacing.ts';
import { zoneOf } from '../fit/zone.ts';

/**
 * What a city's recipe asks of one more placement of a schematic, beside free land: the groups of districts that it
 * may stand in, and how far from others of its kind. Nothing, when the recipe does not name the schematic.
 */
export function limitsOf(
  box: Box,
  districts: readonly District[],
  placements: Iterable<Placement>,
  rule: SchematicRule | undefined,
): Limits {
  if (!rule) return NO_LIMITS;
  const zone_hex = zoneOf(box, districts, rule.groups);
  if (rule.spacing === 0) return { zone_hex, spacing: null };
  const spacing = new Spacing(rule.spacing);
  for (const placement of placements) if (placement.schematic === rule.id) spacing.add(placement);
  return { zone_hex, spacing };
}
