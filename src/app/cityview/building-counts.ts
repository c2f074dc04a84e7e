import { countBuildings } from '../../engine/city/buildings.ts';
import type { City } from '../../engine/city/city.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';

/** Counts the buildings of cities of one library: what a pose of a schematic holds is worked out once. */
export class BuildingCounts {
  readonly #kinds: readonly Kind[];
  readonly #counts = new WeakMap<Schematic, Map<number, ReadonlyMap<string, number>>>();

  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
  }

  /** Number of buildings by id of kind; those without any are left out. */
  count({ schematics, placements }: Pick<City, 'schematics' | 'placements'>): ReadonlyMap<string, number> {
    const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
    const total = new Map<string, number>();
    for (const placement of placements)
      for (const [kind, count] of this.of(byId.get(placement.schematic)!, placement))
        total.set(kind, (total.get(kind) ?? 0) + count);
    return total;
  }

  /** Those of one placement of a schematic, wherever it stands. */
  of(schematic: Schematic, placement: Placement): ReadonlyMap<string, number> {
    let poses = this.#counts.get(schematic);
    if (!poses) this.#counts.set(schematic, (poses = new Map<number, ReadonlyMap<string, number>>()));
    const key = poseIndex(placement);
    let counts = poses.get(key);
    if (!counts) {
      counts = countBuildings({ kinds: this.#kinds, schematics: [schematic], placements: [placement] });
      poses.set(key, counts);
    }
    return counts;
  }
}
