import { checkId, createBoard, hexMask, slotOf, type Board } from '../board/board.ts';
import type { City } from './city.ts';
import type { Placement } from '../schematic/placement.ts';
import { explainFit, type Blocked } from '../fit/explain.ts';
import { blockedHex, columnParity, compileShape, isInside, type BoardShape } from '../fit/shape.ts';
import { ORIGIN } from '../hex/hex.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { Pose } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/** The parts of a city that decide the kind on each segment. */
export type Plan = Pick<City, 'kinds' | 'schematics' | 'land' | 'placements' | 'ground'>;

/**
 * A city's board with all placements stamped, and the kind on each segment.
 *
 *     kind_segment[6*slot + k]   1 + index into the kinds of the city, 0 = nothing
 */
export interface ResolvedCity {
  readonly board: Board;
  readonly kind_segment: Uint8Array;
}

/**
 * Lays the ground of a city and stamps its placements, in their order. A placement that does not fit is skipped and passed to `onBlocked`
 * with its index and its blocked segments, of which one of an unknown schematic has none. Stops when `onBlocked`
 * returns `stop`.
 *
 * @throws RangeError for more than 255 kinds, land whose box is too large for a board, or ground that is no land
 */
export function resolveCity(
  { kinds, schematics, land, placements, ground = [] }: Plan,
  onBlocked: (index: number, placement: Placement, blocked: readonly Blocked[]) => 'go on' | 'stop',
): ResolvedCity {
  if (kinds.length > 255) throw new RangeError(`${kinds.length} kinds are more than 255`);
  const board = createBoard(land, ground);
  const kind_segment = new Uint8Array(board.placement_segment.length);
  const indexOf = new Map(kinds.map(({ id }, index) => [id, index + 1]));
  const shapes = new Map(
    schematics.map(({ id, hexes }) => [id, { hexes, poses: new Map<number, PosedShape | null>() }]),
  );

  for (const hex of ground) {
    const slot = slotOf(board, hex);
    hex.segments.forEach((kind, k) => {
      if (kind !== null) kind_segment[6 * slot + k] = indexOf.get(kind) ?? 0;
    });
  }
  for (let index = 0; index < placements.length; index++) {
    const placement = placements[index]!;
    const shape = shapes.get(placement.schematic);
    if (!shape) {
      if (onBlocked(index, placement, []) === 'stop') break;
      continue;
    }
    const key = poseIndex(placement);
    let posed = shape.poses.get(key);
    if (posed === undefined)
      shape.poses.set(key, (posed = poseShape(shape.hexes, placement, board, indexOf)));
    if (posed === null || stampPosed(board, kind_segment, posed, placement)) continue;
    if (onBlocked(index, placement, explainFit(board, posed.hexes, placement)) === 'stop') break;
  }
  return { board, kind_segment };
}

/** A schematic in a pose, prepared for stamping it many times. */
interface PosedShape {
  readonly hexes: readonly PaintedHex[];
  /** The first hex, relative to the center; the steps of the others on the board. */
  readonly shape: BoardShape;
  /** The number of the kind on segment k of hex `index`, at 6 * index + k. */
  readonly kind_segment: Uint8Array;
}

/** @returns `null` for a schematic without segments */
function poseShape(
  schematic: readonly PaintedHex[],
  { mirror, rotation, shift }: Pose,
  board: Board,
  indexOf: ReadonlyMap<string, number>,
): PosedShape | null {
  const pose = { mirror, rotation, shift };
  const hexes = rememberedPose(schematic, pose);
  if (hexes.length === 0) return null;
  const shape = compileShape(board, {
    pose,
    q_hex: Int32Array.from(hexes, ({ q }) => q),
    r_hex: Int32Array.from(hexes, ({ r }) => r),
    mask_hex: Uint8Array.from(hexes, hexMask),
    equal: [{ pose, move: ORIGIN }],
  });
  const kinds = hexes.flatMap(({ segments }) => segments.map((kind) => indexOf.get(kind ?? '') ?? 0));
  return { hexes, shape, kind_segment: Uint8Array.from(kinds) };
}

/**
 * Stamps a placement, with the kind on each of its segments.
 *
 * @returns false when it does not fit; nothing is changed then
 */
function stampPosed(
  board: Board,
  kind_segment: Uint8Array,
  { shape, kind_segment: own }: PosedShape,
  { id, q, r }: Placement,
): boolean {
  const { first } = shape.poses[0]!;
  const column = q + first.q - board.column0;
  const row = r + first.r + ((q + first.q) >> 1) - board.row0;
  if (!isInside(board, shape, column, row)) return false;
  const slot = column * board.rows + row;
  const parity = columnParity(board, column);
  if (blockedHex(board, null, shape, slot, parity) >= 0) return false;
  checkId(id);
  const step_hex = shape.step_hex[parity];
  const { mask_hex } = shape;
  for (let index = 0; index < mask_hex.length; index++) {
    const there = slot + step_hex[index]!;
    const mask = mask_hex[index]!;
    board.mask_hex[there]! |= mask;
    for (let k = 0; k < 6; k++) {
      if ((mask & (1 << k)) === 0) continue;
      board.placement_segment[6 * there + k] = id;
      kind_segment[6 * there + k] = own[6 * index + k]!;
      board.covered++;
    }
  }
  return true;
}
