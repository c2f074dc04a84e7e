import type { Placement } from '../schematic/placement.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** The changes that a reroll makes to a city. */
export interface RerollDifference {
  /** Ids of the placements that are removed. */
  readonly removed: readonly number[];
  /** The placements that are added, with new ids. */
  readonly added: readonly Placement[];
}

/**
 * The difference between removed and new placements. A new placement with the same schematic, place and pose as a
 * removed one counts as unchanged and keeps the old id.
 *
 * @param made the new placements, with successive ids
 * @param before the schematics of the removed placements
 * @param after the schematics of the new placements
 */
export function withoutStayed(
  removed: readonly Placement[],
  made: readonly Placement[],
  before: readonly Schematic[],
  after: readonly Schematic[],
): RerollDifference {
  const same = sameSchematics(before, after);
  const stood = new Map<string, Placement>();
  for (const placement of removed) if (same.has(placement.schematic)) stood.set(keyOf(placement), placement);
  const stayed = new Set<Placement>();
  const added: Placement[] = [];
  for (const placement of made) {
    const old = stood.get(keyOf(placement));
    if (old) stayed.add(old);
    else added.push({ ...placement, id: made[0]!.id + added.length });
  }
  return { removed: removed.filter((placement) => !stayed.has(placement)).map(({ id }) => id), added };
}

function keyOf({ schematic, q, r, mirror, rotation, shift }: Placement): string {
  return `${schematic} ${q} ${r} ${mirror} ${rotation} ${shift}`;
}

/** Ids of the schematics that are equal in both lists. */
function sameSchematics(before: readonly Schematic[], after: readonly Schematic[]): Set<string> {
  const byId = new Map(after.map((schematic) => [schematic.id, schematic]));
  return new Set(
    before.flatMap((schematic) => {
      const other = byId.get(schematic.id);
      const isSame = other && JSON.stringify(other.hexes) === JSON.stringify(schematic.hexes);
      return isSame ? [schematic.id] : [];
    }),
  );
}
