import type { Box } from '../board/board.ts';
import type { District, Placement } from '../city/city.ts';
import type { SchematicRule } from './recipe.ts';
import { NO_LIMITS, type Limits } from '../fit/explain.ts';
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
  const others = [];
  if (rule.spacing > 0)
    for (const placement of placements) if (placement.schematic === rule.id) others.push(placement);
  return { zone_hex: zoneOf(box, districts, rule.groups), spacing: rule.spacing, others };
}
