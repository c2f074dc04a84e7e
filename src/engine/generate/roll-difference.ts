import type { Placement } from '../schematic/placement.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** The changes that a roll makes to a city. */
export interface RollDifference {
  /** Ids of the placements that go. */
  readonly removed: readonly number[];
  /** What comes, with ids above all that the city has. */
  readonly added: readonly Placement[];
}

/**
 * What goes and what comes when some placements are taken away and others made: a piece that was made where the very
 * same one stood has stayed, under its id.
 *
 * @param made with ids one after the other
 * @param before the schematics of what was removed
 * @param after those of what was made
 */
export function withoutStayed(
  removed: readonly Placement[],
  made: readonly Placement[],
  before: readonly Schematic[],
  after: readonly Schematic[],
): RollDifference {
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

/** Ids of the schematics that are one and the same in both. */
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
