import type { CellGrid } from '../board/cell-grid.ts';
import type { Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { Pose } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import type { ConditionedShape } from '../schematic/conditioned-shape.ts';
import { paintedSegments, type PaintedSegment } from '../schematic/schematic.ts';
import type { Directions } from './directions.ts';
import { AskedShape } from './asked-shape.ts';
import type { Kept } from './kept.ts';
import type { Reach } from './reach.ts';
import { reachShape, type ReachShape } from './reach-shape.ts';
import type { Surroundings } from './surroundings.ts';

/** A schematic in a pose, prepared for its neighborhood. */
export interface NearbyShape {
  readonly asked: AskedShape;
  readonly reach: ReachShape | null;
  /** Its segments of kinds that others ask to keep away, relative to its center. */
  readonly kept: readonly PaintedSegment[];
}

/** A reason why a placement does not fit into its neighborhood. */
export type NearbyReason = 'near' | 'condition' | 'cuts-off';

/** A segment because of which a placement does not fit into its neighborhood. */
export interface NearbyBlocked extends Segment {
  readonly reason: NearbyReason;
  /** Id of the placement that the segment would come too near to. */
  readonly placement?: number;
  /** The text of the condition that does not hold on the segment. */
  readonly wanted?: string;
  /** The thing that stands there, or would: the id of a kind, `@free` or `@sea`. */
  readonly found?: string;
}

/** A schematic with the neighborhood that it is to fit into. */
export interface Nearby {
  readonly neighborhood: Neighborhood;
  readonly schematic: ConditionedShape;
}

/**
 * Decides beside free segments where pieces fit: by the conditions around them, the distances that others ask for, and
 * the reach of public ground.
 */
export class Neighborhood {
  readonly surroundings: Surroundings;
  /** The reach of public ground; `null` where it does not matter. */
  reach: Reach | null = null;
  /** The directions of the districts. */
  readonly directions: Directions;
  /** The distances that standing placements ask others to keep. */
  readonly kept: Kept;
  readonly #isPublic: (kind: string) => boolean;
  /** Shapes by schematic and `poseIndex`, made when they are first asked for. */
  readonly #shapes_schematic = new WeakMap<ConditionedShape, NearbyShape[]>();

  constructor(
    surroundings: Surroundings,
    isPublic: (kind: string) => boolean,
    directions: Directions,
    kept: Kept,
  ) {
    this.directions = directions;
    this.kept = kept;
    this.surroundings = surroundings;
    this.#isPublic = isPublic;
  }

  get grid(): CellGrid {
    return this.surroundings.grid;
  }

  compile(schematic: ConditionedShape, pose: Pose): NearbyShape {
    const kept = paintedSegments(schematic.hexes).some(({ kind }) => this.kept.areAskedOf(kind))
      ? paintedSegments(rememberedPose(schematic.hexes, pose)).filter(({ kind }) =>
          this.kept.areAskedOf(kind),
        )
      : [];
    return {
      asked: new AskedShape(schematic, pose, this.surroundings),
      reach: reachShape(schematic, pose, this.grid, this.#isPublic),
      kept,
    };
  }

  /**
   * The reason why a shape with its center at a hex does not fit, `null` when it does.
   *
   * @param isChosen whether the generator chooses the place: it takes none that makes a maze
   */
  refuses({ asked, reach, kept }: NearbyShape, center: Hex, isChosen = false): NearbyReason | null {
    if (!kept.every(({ kind, q, r }) => this.kept.allows(kind, { q: q + center.q, r: r + center.r })))
      return 'near';
    const start = asked.startOf(center);
    if (!asked.meets(start)) return 'condition';
    if (!this.reach || !reach) return null;
    const isAllowed = isChosen ? this.reach.suits(reach, start) : this.reach.allows(reach, start);
    return isAllowed ? null : 'cuts-off';
  }

  /** A schematic in a pose, compiled once: schematics are compared by identity, because their data never changes. */
  shapeOf(schematic: ConditionedShape, pose: Pose): NearbyShape {
    let shapes = this.#shapes_schematic.get(schematic);
    if (!shapes) this.#shapes_schematic.set(schematic, (shapes = []));
    return (shapes[poseIndex(pose)] ??= this.compile(schematic, pose));
  }

  /** Whether a schematic fits into its neighborhood in a pose, with its center at a hex. */
  accepts(schematic: ConditionedShape, pose: Pose, center: Hex): boolean {
    return this.refuses(this.shapeOf(schematic, pose), center) === null;
  }

  /**
   * The segments because of which a schematic does not fit into its neighborhood: those that would come too near to the
   * center of another placement, those where a condition does not hold, its own or that of a piece beside it, and those
   * that would be cut off from the rest of the public ground. The shape may lie anywhere, also off the land.
   */
  explain(schematic: ConditionedShape, pose: Pose, center: Hex): NearbyBlocked[] {
    const { asked, reach, kept } = this.shapeOf(schematic, pose);
    const moved = ({ q, r, k }: Segment): Segment => ({ q: q + center.q, r: r + center.r, k });
    const near = kept.flatMap((painted) =>
      this.kept.against(painted.kind, moved(painted)).map((id): NearbyBlocked => ({
        ...moved(painted),
        reason: 'near',
        ...(id > 0 && { placement: id }),
      })),
    );
    const unmet = asked.unmet(center).map(({ segment, wanted, found }): NearbyBlocked => ({
      ...segment,
      reason: 'condition',
      ...(wanted !== null && { wanted, found }),
    }));
    const cutOff = this.reach && reach ? this.#cutOff(reach, asked, center) : [];
    return [...near, ...unmet, ...cutOff];
  }

  /** A placement that is not wholly on the land is not asked what it cuts off. */
  #cutOff(shape: ReachShape, asked: AskedShape, center: Hex): NearbyBlocked[] {
    if (!this.reach || !asked.isOnLand(center)) return [];
    return this.reach
      .cutOff(shape, asked.startOf(center))
      .map((cell) => ({ ...this.grid.segmentOf(cell), reason: 'cuts-off' }));
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
