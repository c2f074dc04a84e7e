import type { CellGrid } from '../board/cell-grid.ts';
import type { Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { Pose } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { AskedShape } from './asked-shape.ts';
import type { Reach } from './reach.ts';
import { reachShape, type ReachShape } from './reach-shape.ts';
import type { Surroundings } from './surroundings.ts';

/** A schematic in a pose, prepared for its neighborhood. */
export interface NearbyShape {
  readonly asked: AskedShape;
  readonly reach: ReachShape | null;
  /** The directions 0..2 that the pose lies along; `null` where the rule does not ask. */
  readonly axes: ReadonlySet<number> | null;
}

/** A reason why a placement does not fit into its neighborhood. */
export type NearbyReason = 'condition' | 'cuts-off';

/** A segment because of which a placement does not fit into its neighborhood. */
export interface NearbyBlocked extends Segment {
  readonly reason: NearbyReason;
  /** The text of the condition that does not hold on the segment. */
  readonly wanted?: string;
  /** The thing that stands there, or would: the id of a kind, `@free` or `@sea`. */
  readonly found?: string;
}

/** A schematic as its neighborhood sees it. */
export type NearbySchematic = Pick<Schematic, 'hexes' | 'around'>;

/** A schematic with the neighborhood that it is to fit into. */
export interface Nearby {
  readonly neighborhood: Neighborhood;
  readonly schematic: NearbySchematic;
}

/** Decides beside free segments where pieces fit: by the conditions around them, and the reach of public ground. */
export class Neighborhood {
  readonly surroundings: Surroundings;
  /** The reach of public ground; `null` where it does not matter. */
  reach: Reach | null = null;
  readonly #isPublic: (kind: string) => boolean;
  readonly #directionAt: (hex: Hex) => number;
  /** Shapes by schematic and `poseIndex`, made when they are first asked for. */
  readonly #shapes_schematic = new WeakMap<NearbySchematic, NearbyShape[]>();

  /** @param directionAt the direction 0..2 of the district of a hex */
  constructor(
    surroundings: Surroundings,
    isPublic: (kind: string) => boolean,
    directionAt: (hex: Hex) => number,
  ) {
    this.#directionAt = directionAt;
    this.surroundings = surroundings;
    this.#isPublic = isPublic;
  }

  get grid(): CellGrid {
    return this.surroundings.grid;
  }

  /** @param aligned the equal poses of a shape that must lie along the direction of its district */
  compile(schematic: NearbySchematic, pose: Pose, aligned: readonly Pose[] | null = null): NearbyShape {
    return {
      asked: new AskedShape(schematic, pose, this.surroundings),
      reach: reachShape(schematic, pose, this.grid, this.#isPublic),
      axes: aligned && new Set(aligned.map(({ rotation }) => rotation % 3)),
    };
  }

  /** The reason why a shape with its center at a hex does not fit, `null` when it does. */
  refuses({ asked, reach, axes }: NearbyShape, center: Hex): NearbyReason | null {
    if (axes && !axes.has(this.#directionAt(center))) return 'condition';
    const start = asked.startOf(center);
    if (!asked.meets(start)) return 'condition';
    if (this.reach && reach && !this.reach.allows(reach, start)) return 'cuts-off';
    return null;
  }

  /** A schematic in a pose, compiled once: schematics are compared by identity, because their data never changes. */
  shapeOf(schematic: NearbySchematic, pose: Pose): NearbyShape {
    let shapes = this.#shapes_schematic.get(schematic);
    if (!shapes) this.#shapes_schematic.set(schematic, (shapes = []));
    return (shapes[poseIndex(pose)] ??= this.compile(schematic, pose));
  }

  /** Whether a schematic fits into its neighborhood in a pose, with its center at a hex. */
  accepts(schematic: NearbySchematic, pose: Pose, center: Hex): boolean {
    return this.refuses(this.shapeOf(schematic, pose), center) === null;
  }

  /**
   * The segments because of which a schematic does not fit into its neighborhood: those where a condition does not
   * hold, its own or that of a piece beside it; else those that it would cut off from the rest of the public ground.
   */
  explain(schematic: NearbySchematic, pose: Pose, center: Hex): NearbyBlocked[] {
    const { asked, reach } = this.shapeOf(schematic, pose);
    const start = asked.startOf(center);
    const unmet = asked.unmet(start);
    if (unmet.length > 0)
      return unmet.map(({ cell, wanted, found }) => ({
        ...this.grid.segmentOf(cell),
        reason: 'condition',
        ...(wanted !== null && { wanted, found }),
      }));
    if (!this.reach || !reach) return [];
    const cutOff = this.reach.cutOff(reach, start);
    return cutOff.map((cell) => ({ ...this.grid.segmentOf(cell), reason: 'cuts-off' }));
  }

  /** A shape is placed. */
  put({ asked, reach }: NearbyShape, center: Hex): void {
    const start = asked.startOf(center);
    asked.put(start);
    if (this.reach && reach) this.reach.put(reach, start);
  }

  /** A shape is removed; {@link reach} is to be rebuilt when all are. */
  take({ asked }: NearbyShape, center: Hex): void {
    asked.take(asked.startOf(center));
  }
}
